import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** Pieces of an order that are given back, each at its stored net. */
export interface RefundedUnit {
  readonly unitId: number;
  readonly net: number;
}

interface RefundTask {
  readonly orderId: number;
  /** The payment that the money came by; null where staff pay it out by hand. */
  readonly paymentId: number | null;
  readonly withdrawalId?: number;
  readonly amount: number;
  readonly reason: 'cancelled' | 'withdrawn' | 'captured_after_cancel' | 'captured_twice' | 'staff';
  readonly units: readonly RefundedUnit[];
  readonly now: Date;
}

export const sendRefundJob = 'payment-send-refund';

/**
 * Makes the task to give money back, in the transaction of what it is for; a job sends it. No unit
 * is refunded twice (409 `refund_refused`), nor is an unwanted capture: constraints say so. Answers the task's id.
 */
export async function createRefund(
  trx: Knex,
  deps: Dependencies,
  { orderId, paymentId, withdrawalId, amount, reason, units, now }: RefundTask,
): Promise<number> {
  const [row] = await trx('refunds')
    .insert({
      order_id: orderId,
      payment_id: paymentId,
      withdrawal_id: withdrawalId ?? null,
      amount,
      reason,
      created_at: now,
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('a refund was not stored');
  if (units.length > 0) {
    const { length } = await trx('refund_units')
      .insert(units.map(({ unitId, net }) => ({ refund_id: row.id, unit_id: unitId, net })))
      .onConflict('unit_id')
      .ignore()
      .returning('unit_id');
    // Two people prepared the same, or a withdrawal is about what staff gave back before.
    if (length < units.length) throw new Refusal(409, 'refund_refused');
  }
  if (paymentId !== null) await deps.jobs.enqueue(trx, sendRefundJob, { refundId: row.id });
  return row.id;
}
