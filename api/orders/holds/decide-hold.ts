import type { Knex } from 'knex';
import type { HoldEnd } from '#core/orders/card-hold.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { HoldModel, liveHolds } from './hold-rows.ts';

/** The job that tells the gateway what was decided (api/payments/holds/end-hold.ts). */
export const endHoldJob = 'payment-end-hold';

/** Why a hold ends; staff read it in the order's history. */
export type HoldReason =
  | 'settled'
  | 'order_cancelled'
  | 'not_needed'
  | 'renewed'
  | 'ended'
  | 'lost'
  | 'returned_goods'
  | 'staff';

/**
 * Decides what becomes of a held card, once: a second decision changes nothing. The order's row is
 * locked; the gateway is told by a job after the transaction.
 */
export async function decideHold(
  trx: Knex.Transaction,
  deps: Dependencies,
  paymentId: number,
  end: HoldEnd,
  { reason, at }: { readonly reason: HoldReason; readonly at: Date },
): Promise<boolean> {
  const changed = await HoldModel.query(trx)
    .where({ payment_id: paymentId })
    .whereNull('ending')
    .patch({
      ending: end.way,
      endingAmount: end.way === 'capture' ? end.amount : null,
      endingReason: reason,
      decidedAt: at,
    });
  if (changed === 0) return false;
  await deps.jobs.enqueue(trx, endHoldJob, { paymentId });
  return true;
}

/** Lets go of every card that is held for an order. */
export async function voidHolds(
  trx: Knex.Transaction,
  deps: Dependencies,
  orderId: number,
  why: { readonly reason: HoldReason; readonly at: Date },
): Promise<void> {
  for (const { paymentId } of await liveHolds(trx, orderId)) {
    await decideHold(trx, deps, paymentId, { way: 'void' }, why);
  }
}
