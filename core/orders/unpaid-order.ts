import type { PaymentKind } from '../deliveries/matrix.ts';
import type { OrderStatus } from './order-status.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long an order waits for its payment: a company of installments decides within days. */
const patience: Record<PaymentKind, number | null> = {
  card: 60 * minuteMs,
  google_pay: 60 * minuteMs,
  apple_pay: 60 * minuteMs,
  twisto: 60 * minuteMs,
  bank_transfer: 7 * dayMs,
  installments: 7 * dayMs,
  leasing: 7 * dayMs,
  cash_on_delivery: null,
};

/**
 * When an unpaid order lets its stock go (DECISIONS "Cart, discounts, orders", T-ORD-9); null: never.
 * An order that is paid another way waits anew from then.
 */
export function releaseAt(kind: PaymentKind | null, since: Date): Date | null {
  const waits = kind === null ? null : patience[kind];
  return waits === null ? null : new Date(since.getTime() + waits);
}

/**
 * The first state of an order. A device that is set off is waited for first, because only its
 * inspection says what is due (T-SWAP-2). Nothing to pay and cash on delivery are confirmed at once
 * (T-DIS-18); all else waits for its payment.
 */
export function firstStatus(kind: PaymentKind | null, hasDevice: boolean): OrderStatus {
  if (hasDevice) return 'awaiting_device';
  return kind === null || kind === 'cash_on_delivery' ? 'confirmed' : 'awaiting_payment';
}
