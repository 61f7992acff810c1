/** Days of a window; a comparison is with as many days before it (SPECIFICATION section 9). */
export const windowDays = [7, 21, 42, 90] as const;
export type WindowDays = (typeof windowDays)[number];

/**
 * What is counted of each day; `api/statistics/measures-sql.ts` says how, once for whoever shows it. A sale belongs to
 * the day on which it was placed, whatever becomes of it later corrects that day; a refund belongs to its own day.
 */
export const measures = [
  /** Orders that bind (confirmed and after it, not cancelled), and what they cost with VAT. */
  'sales',
  /** Their lines, and the same without VAT. */
  'sales_net',
  /** Pieces whose cost is known, and what was earned on them without VAT. */
  'margin',
  /** Pieces whose cost nobody knows, and what they were sold for. */
  'without_cost',
  /** Refunds that were carried out, and their money. */
  'refunds',
  /** Pieces that were refunded, and the margin that went with them. */
  'margin_back',
  /** Buy-backs that were agreed, and their price. */
  'bought',
  /** Buy-backs that were paid, and their price. */
  'paid',
  /** Of buy-backs that began on the day: how many came how far (`funnelSteps`). */
  'funnel',
  /** Of the same: from which state those that ended without a purchase left. */
  'left',
  /** Devices that were inspected, and what their customers were quoted. */
  'quoted',
  /** The same devices, and what the inspection says. */
  'inspected',
  /** Repairs that were handed out, without an amount. */
  'repaired',
  /** Pieces sold by kind. */
  'sold',
  /** Pieces that lie in the house by kind at the end of the day, and their known cost. */
  'on_hand',
  /** Uses of discounts by the discount, and what they took off. */
  'discounts',
  /** Promises by `promises`. */
  'kept',
  'late',
] as const;
export type Measure = (typeof measures)[number];

/** How far a buy-back came, in order. */
export const funnelSteps = [
  'quoted',
  'submitted',
  'received',
  'inspected',
  'accepted',
  'paid',
] as const;

/** What is promised: the carrier's hour to the warehouse, half an hour to a reservation, a day to a repair. */
export const promises = ['picking', 'reservation', 'repair'] as const;
