import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { isForCounter } from '#core/orders/give-at-counter.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import { pickUpCodeOf } from '#core/reservations/pick-up-code.ts';
import { isBill } from '../is-bill.ts';
import type { OrderModel } from '../order-model.ts';
import { deliveryKindOf } from '../delivery-kind.ts';

/** Gives goods that wait at their store a pick-up code, and ends the code of those that wait no more. */
export async function keepOrderPickUpCode(
  trx: Knex,
  order: OrderModel,
  to: OrderStatus,
): Promise<void> {
  if (to !== 'ready_for_pickup') {
    await trx('order_pickups').where({ order_id: order.id }).delete();
    return;
  }
  const delivery = await deliveryKindOf(trx, order);
  const hasLeft = order.handedOverAt !== null;
  if (!isForCounter({ delivery, isBill: isBill(order), hasLeft })) return;
  await trx('order_pickups').insert({ order_id: order.id, code: pickUpCodeOf(randomBytes(8)) });
}

/** The code while the goods wait at the counter, otherwise null. */
export async function orderPickUpCode(db: Knex, orderId: number): Promise<string | null> {
  const row = await db('order_pickups')
    .where({ order_id: orderId })
    .first<{ code: string } | undefined>('code');
  return row?.code ?? null;
}
