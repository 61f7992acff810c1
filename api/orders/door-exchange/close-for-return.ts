import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { OrderModel } from '../order-model.ts';
import type { RefundedUnit } from '../create-refund.ts';
import { openUnits } from '../refund-order.ts';
import { storeCredits } from '../settled-money.ts';
import { liveExchange, moveExchange } from './exchange-rows.ts';
import { givePledgesBackJob, releaseDevices } from './settle-delivered.ts';

/**
 * Goods come back before it is certain what the device pays, or before what is missing was paid: the customer gets back
 * what they paid, owes nothing any more, and a device that is not ours is sold by itself or goes home (T-REF-5). A part
 * of the goods waits until that is settled. Answers what was paid of an order, which is what is due of every other.
 */
export async function closeForReturn(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  units: readonly RefundedUnit[],
  at: Date,
): Promise<number> {
  const exchange = await liveExchange(trx, order.id);
  // Unsettled: what was due was paid for the promise.
  const paid = order.due - (order.toPay ?? 0);
  if (exchange === null && order.toPay === null) return paid;
  const open = await goodsOf(trx, order.id, await openUnits(trx, order.id));
  const back = new Set(units.map(({ unitId }) => unitId));
  if (open.some((unitId) => !back.has(unitId))) throw new Refusal(409, 'exchange_not_settled');
  if (exchange !== null) {
    // A device that is ours by then is paid for by itself.
    await releaseDevices(trx, order.id, [], at);
    await storeCredits(trx, order, [], 0);
    const nothing = { buybackCredit: 0, bonusCredit: 0, payout: 0 };
    await order.$query(trx).patch({ ...nothing, due: order.total });
  }
  await order.$query(trx).patch({
    toPay: null,
    ...(order.paymentStatus === 'waiting' && { paymentStatus: paid === 0 ? 'none' : 'paid' }),
  });
  await moveExchange(trx, order.id, 'settled', { since: at, settledAt: at });
  await deps.jobs.enqueue(trx, givePledgesBackJob, { orderId: order.id });
  return paid;
}

async function goodsOf(
  trx: Knex,
  orderId: number,
  units: readonly RefundedUnit[],
): Promise<number[]> {
  const goods = await trx('order_units as u')
    .join('order_lines as l', 'l.id', 'u.line_id')
    .where('u.order_id', orderId)
    .whereNotIn('l.kind', ['shipping', 'payment_fee'])
    .select<{ id: number }[]>('u.id');
  const ids = new Set(goods.map(({ id }) => id));
  return units.flatMap(({ unitId }) => (ids.has(unitId) ? [unitId] : []));
}
