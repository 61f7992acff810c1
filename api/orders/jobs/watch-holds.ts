import type { Knex } from 'knex';
import { holdDays } from '#core/orders/card-hold.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { liveHolds } from '../holds/hold-rows.ts';
import { lapseHold, mailAboutHold } from '../holds/settle-held.ts';
import { OrderModel } from '../order-model.ts';

const dayMs = 86_400_000;

/**
 * Takes care of held cards before their gateways let go of them: a reminder while the customer can
 * still act, then goods wait for their device again, or what it has not paid is taken.
 */
export const watchHolds: JobDefinition = {
  name: 'order-watch-holds',
  schedule: '15 * * * *',
  run: async (_, deps) => {
    const { reminder, untilEnd } = holdDays;
    await each(deps, reminder + untilEnd, true, remind);
    await each(deps, untilEnd, false, end);
  },
};

type Care = (trx: Knex.Transaction, deps: Dependencies, orderId: number) => Promise<void>;

/** Each order in a transaction of its own: two of one would lock stock in no certain order. */
async function each(
  deps: Dependencies,
  daysBefore: number,
  isOnce: boolean,
  care: Care,
): Promise<void> {
  const until = new Date(deps.now().getTime() + daysBefore * dayMs);
  const rows = await deps
    .knex('order_holds as h')
    .join('payments as p', 'p.id', 'h.payment_id')
    .where('p.status', 'authorised')
    .whereNull('h.ending')
    .where('h.ends_at', '<=', until)
    .whereRaw('(h.reminded_at is null or not ?)', [isOnce])
    .orderBy('h.order_id')
    .distinct<{ order_id: number }[]>('h.order_id');
  for (const { order_id: id } of rows) {
    await deps.knex.transaction((trx) => care(trx, deps, id));
  }
}

async function remind(trx: Knex.Transaction, deps: Dependencies, orderId: number): Promise<void> {
  const order = await OrderModel.query(trx).findById(orderId).forUpdate().throwIfNotFound();
  const holds = await liveHolds(trx, orderId);
  for (const { paymentId } of holds) {
    await trx('order_holds').where({ payment_id: paymentId }).update({ reminded_at: deps.now() });
  }
  const [hold] = holds;
  if (hold) await mailAboutHold(trx, deps, order, 'order-hold-reminder', hold.paymentId);
}

async function end(trx: Knex.Transaction, deps: Dependencies, orderId: number): Promise<void> {
  const order = await OrderModel.query(trx).findById(orderId).forUpdate().throwIfNotFound();
  const at = deps.now();
  const [hold] = await liveHolds(trx, orderId);
  // A new one came while this was waiting for the order.
  if (!hold || hold.endsAt.getTime() > at.getTime() + holdDays.untilEnd * dayMs) return;
  await lapseHold(trx, deps, order, hold, { reason: 'ended', at });
}
