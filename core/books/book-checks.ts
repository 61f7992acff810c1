/** Sums that must be the same, in the order in which they are checked (issue "The office's day", Money). */
export const bookChecks = [
  /** What the devices, the voucher, the customer and what was written off pay of an order is its total. */
  'order_split',
  /** The pieces of an order cost its total. */
  'order_lines',
  /** What came for an order is what was due of it. */
  'order_paid',
  /** No more went back to a customer than came. */
  'order_refunds',
  /** The invoice and credit notes of an order are what it costs without what came back. */
  'order_documents',
  /** Numbers of a series have no gaps. */
  'series_gap',
  /** What lies at a location is the sum of its movements. */
  'stock_ledger',
  /** What a place has to sell is what lies in its bins, crates and parcels. */
  'stock_place',
  /** What a place has promised is what orders, reservations and repairs hold. */
  'stock_promised',
  /** A buy-back is paid if its payout is. */
  'buyback_paid',
  /** What the bank says came is what was taken as a payment. */
  'bank_credit',
  /** What the bank says was paid is what was to be paid out. */
  'bank_payout',
] as const;
export type BookCheck = (typeof bookChecks)[number];

/** What the sums of a check count. */
export type BookUnit = 'money' | 'pieces' | 'documents';

const otherUnits: Partial<Record<BookCheck, BookUnit>> = {
  series_gap: 'documents',
  stock_ledger: 'pieces',
  stock_place: 'pieces',
  stock_promised: 'pieces',
};

/** Money is in whole units of the market. */
export const unitOf = (check: BookCheck): BookUnit => otherUnits[check] ?? 'money';

/** Two sums that should be one. */
export interface Difference {
  readonly check: BookCheck;
  /** Of what; with the check it says whether a difference is one that is known. */
  readonly subject: string;
  /** What staff know it by. */
  readonly reference: string;
  /** Id of an order or a buy-back, or a product's code; empty where there is nothing to open. */
  readonly target: string;
  readonly expected: number;
  readonly found: number;
}
