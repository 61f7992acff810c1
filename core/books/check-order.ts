import type { OrderStatus } from '../orders/order-status.ts';
import type { BookCheck, Difference } from './book-checks.ts';

/** What the books know of an order; money in whole units. */
export interface BookedOrder {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly paymentStatus: 'none' | 'waiting' | 'paid' | 'mismatch' | 'partly_refunded' | 'refunded';
  readonly total: number;
  readonly buyback: number;
  readonly bonus: number;
  readonly due: number;
  readonly writtenOff: number;
  /** Nets of its pieces, those left out that were closed before anybody paid for them. */
  readonly nets: number;
  /** Taken by payments, without what was never wanted and went back as it came. */
  readonly captured: number;
  /** Given back by payments, without the same. */
  readonly refunded: number;
  /** Of that, what lowered the price of an order that was paid. */
  readonly lowered: number;
  /** Taken in cash or by a terminal at a counter. */
  readonly atCounter: number;
  /** Whether a carrier, or a store where nobody wrote it down, takes cash for it: the delivery itself says that it came. */
  readonly isCollected: boolean;
  /** A held card that is being taken: neither sum is certain before the gateway has answered. */
  readonly isBeingTaken: boolean;
  /** A device is, or was, taken at the door, so that it may be paid in two steps. */
  readonly isExchanged: boolean;
  /** It was paid, or its goods left the house. */
  readonly needsInvoice: boolean;
  readonly invoices: number;
  /** Its invoice and credit notes together. */
  readonly documented: number;
  /** Stored nets of pieces that were given back. */
  readonly returned: number;
}

type Sums = Pick<Difference, 'expected' | 'found'>;

/** The split of `settleTotal` (core/cart), less what two people gave up (core/orders/unpaid-rest.ts). */
const splitOf = ({ total, buyback, bonus, due, writtenOff }: BookedOrder): Sums => ({
  expected: total,
  found: buyback + bonus + due + writtenOff,
});

const settled = ['paid', 'partly_refunded', 'refunded'];

/**
 * What was due and what came, by the rules of `captureOutcome` (core/payments): a capture pays its order once and only in
 * full. All that came for a cancelled order goes back; a price that fell afterwards is a refund and no longer due. Null
 * where the sums are not certain yet.
 */
function paymentOf(order: BookedOrder): Sums | null {
  const { atCounter, captured, due, isBeingTaken, isCollected, isExchanged, lowered } = order;
  if (isBeingTaken) return null;
  if (order.status === 'cancelled') return { expected: order.refunded, found: captured };
  const came = captured + atCounter;
  if (order.paymentStatus === 'mismatch') return { expected: due + lowered, found: came };
  if (!settled.includes(order.paymentStatus)) {
    return isExchanged ? null : { expected: due === 0 ? lowered : 0, found: came };
  }
  const expected = due + lowered;
  // Goods that came back before the rest was paid: it is due no more, and what came went back by the refunds.
  if (isExchanged && order.status === 'returned' && came < expected) return null;
  // What was collected at the door is no payment, and the way to pay is that of the rest by then.
  const isCash = (isCollected && atCounter === 0 && captured === 0) || isExchanged;
  return { expected, found: isCash && came < expected ? expected : came };
}

/** No refund by a payment is more than what came; of a cancelled order both are the same already. */
const refundsOf = ({ captured, refunded, status }: BookedOrder): Sums | null =>
  status === 'cancelled' ? null : { expected: Math.min(captured, refunded), found: refunded };

/** Documents of an order (core/orders/refund.ts: each piece goes back at its stored net); none where none is due. */
function documentsOf(order: BookedOrder): Sums | null {
  if (order.invoices === 0 && !order.needsInvoice) return null;
  return { expected: order.total - order.returned, found: order.documented };
}

/** Where the books of an order do not balance. */
export function checkOrder(order: BookedOrder): Difference[] {
  const sums: readonly (readonly [BookCheck, Sums | null])[] = [
    ['order_split', splitOf(order)],
    ['order_lines', { expected: order.total, found: order.nets }],
    ['order_paid', paymentOf(order)],
    ['order_refunds', refundsOf(order)],
    ['order_documents', documentsOf(order)],
  ];
  const subject = String(order.id);
  return sums.flatMap(([check, found]) =>
    found === null || found.expected === found.found
      ? []
      : [{ check, subject, reference: order.number, target: subject, ...found }],
  );
}
