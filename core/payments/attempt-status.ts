/** States of one payment attempt (DECISIONS "Cart, discounts, orders"). */
export const attemptStatuses = [
  'created',
  'pending',
  /** A card is held, nothing was taken (core/orders/card-hold.ts). */
  'authorised',
  'captured',
  'failed',
  'cancelled',
  'expired',
] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** What a gateway says of an attempt. */
export type PaymentNews = Exclude<AttemptStatus, 'created'>;

const isOpen = (status: AttemptStatus): boolean => status === 'created' || status === 'pending';

/**
 * The state after a gateway's message, or null where it changes nothing. Money that came counts
 * whenever it is told; anything else ends or delays an open attempt only, so that a late failure
 * never undoes a payment and a repeated message does nothing (T-ORD-4, 6).
 */
export function attemptAfter(from: AttemptStatus, news: PaymentNews): AttemptStatus | null {
  if (from === news) return null;
  if (news === 'captured') return 'captured';
  if (from === 'authorised') return news === 'cancelled' || news === 'expired' ? news : null;
  // A card that was declined first may be held at a second try; what was let go stays so.
  if (news === 'authorised' && from === 'failed') return 'authorised';
  if (!isOpen(from)) return null;
  return news;
}

/** What a captured amount means for its order. */
export type CaptureOutcome = 'paid' | 'mismatch' | 'captured_after_cancel' | 'captured_twice';

export interface OrderToPay {
  readonly isCancelled: boolean;
  readonly isPaid: boolean;
  /** Whole units. */
  readonly due: number;
}

/**
 * A capture pays its order once and only in full. For a cancelled order, or one that is paid
 * already, it becomes a refund task; another amount than the one due is not a payment but an alarm
 * (T-ORD-7, 8).
 */
export function captureOutcome(order: OrderToPay, captured: number): CaptureOutcome {
  if (order.isCancelled) return 'captured_after_cancel';
  if (order.isPaid) return 'captured_twice';
  return captured === order.due ? 'paid' : 'mismatch';
}
