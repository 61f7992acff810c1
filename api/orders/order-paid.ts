import type { Knex } from 'knex';
import { captureOutcome } from '#core/payments/attempt-status.ts';
import type { Dependencies } from '../dependencies.ts';
import { createRefund } from '../payments/create-refund.ts';

interface Capture {
  readonly orderId: number;
  readonly paymentId: number;
  /** What was really taken, whole units. */
  readonly amount: number;
  readonly now: Date;
}

interface LockedOrder {
  readonly status: string;
  readonly payment_status: string;
  readonly due: number;
}

/**
 * Judges a captured payment and does what follows from it: the order is paid, or staff are alarmed,
 * or the money goes back. Whoever calls holds the lock of the order's row.
 */
export async function settleCapture(
  trx: Knex.Transaction,
  deps: Dependencies,
  { orderId, paymentId, amount, now }: Capture,
): Promise<void> {
  const order = await trx('orders')
    .where({ id: orderId })
    .first<LockedOrder>('status', 'payment_status', 'due');
  const outcome = captureOutcome(
    {
      isCancelled: order.status === 'cancelled',
      isPaid: !['waiting', 'mismatch'].includes(order.payment_status),
      due: order.due,
    },
    amount,
  );
  if (outcome === 'paid') return orderPaid(trx, orderId, now);
  if (outcome === 'mismatch') {
    await trx('orders').where({ id: orderId }).update({ payment_status: 'mismatch' });
    deps.log.error({ orderId, paymentId }, 'a captured amount is not what the order is due');
    return;
  }
  await createRefund(trx, deps, { orderId, paymentId, amount, reason: outcome, units: [], now });
}

async function orderPaid(trx: Knex.Transaction, orderId: number, now: Date): Promise<void> {
  await trx('orders')
    .where({ id: orderId })
    .update({ payment_status: 'paid', paid_at: now, release_at: null });
}
