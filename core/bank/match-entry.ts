import { accept, refuse, type Result } from '../shared/result.ts';
import { isOrderNumber } from '../orders/order-number.ts';
import type { BankEntry } from './bank-statement.ts';

/** Why a movement waits for a person. */
export const entryReasons = [
  'debit',
  'reversal',
  'foreign_currency',
  'no_order_named',
  'unknown_order',
  'several_orders',
  'order_cancelled',
  'order_not_waiting',
  'underpaid',
  'overpaid',
  'doubled_reference',
  'payout_differs',
  'payout_paid',
  'several_payouts',
  'payout_unconfirmed',
  'payout_refused',
] as const;
export type EntryReason = (typeof entryReasons)[number];

/** An order as a movement sees it. */
export interface PayableOrder {
  readonly number: string;
  /** Whole units that are to be paid now. */
  readonly toPay: number;
  readonly state: 'waiting' | 'settled' | 'cancelled';
}

/** Why a movement waits, with the order that it may be for. */
export interface Unmatched {
  readonly reason: EntryReason;
  readonly orderNumber: string | null;
}

type Texts = Pick<BankEntry, 'variableSymbol' | 'message'>;

/** Numbers of orders that a movement may name: its symbol, else what its payer wrote. */
export function namedNumbers({ variableSymbol, message }: Texts): readonly string[] {
  if (isOrderNumber(variableSymbol)) return [variableSymbol];
  const written = message.match(/\d+/g) ?? [];
  return [...new Set(written.filter(isOrderNumber))];
}

type Money = Pick<BankEntry, 'amount' | 'currency' | 'isReversal'>;

/** Why a movement pays nothing, whatever it names; null for a credit in the shop's currency. */
export function notAPayment(
  { amount, currency: given, isReversal }: Money,
  currency: string,
): EntryReason | null {
  if (isReversal) return 'reversal';
  if (amount <= 0) return 'debit';
  return given === currency ? null : 'foreign_currency';
}

/**
 * The order that a movement pays: the only one that it names, of which it pays exactly what is to be paid,
 * in the shop's `currency`. Anything else waits for a person, with the reason.
 */
export function matchEntry(
  entry: BankEntry,
  orders: readonly PayableOrder[],
  currency: string,
): Result<{ readonly orderNumber: string; readonly amount: number }, Unmatched> {
  const numbers = namedNumbers(entry);
  const found = orders.filter(({ number }) => numbers.includes(number));
  const [order] = found;
  const wait = (reason: EntryReason) =>
    refuse({ reason, orderNumber: found.length === 1 ? (order?.number ?? null) : null });
  const none = notAPayment(entry, currency);
  if (none !== null) return wait(none);
  if (numbers.length === 0) return wait('no_order_named');
  if (order === undefined) return wait('unknown_order');
  if (found.length > 1) return wait('several_orders');
  if (order.state !== 'waiting') {
    return wait(order.state === 'settled' ? 'order_not_waiting' : 'order_cancelled');
  }
  const difference = entry.amount - order.toPay * 100;
  if (difference !== 0) return wait(difference < 0 ? 'underpaid' : 'overpaid');
  return accept({ orderNumber: order.number, amount: order.toPay });
}
