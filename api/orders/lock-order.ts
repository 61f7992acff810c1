import type { Knex } from 'knex';
import { Refusal } from '../platform/http/refusal.ts';
import { OrderModel } from './order-model.ts';

/**
 * The order of a code or of an id; locked where it is to be changed. A customer's is `customersOrder`. The lock lets rows that
 * name the order be stored meanwhile: a packer's scan holds the order's pick and waits for nobody who goes from order to pick.
 */
export async function findOrder(
  db: Knex,
  name: { readonly code: string } | { readonly id: number },
  lock = false,
): Promise<OrderModel> {
  const query = OrderModel.query(db).findOne(name);
  const row = await (lock ? query.forNoKeyUpdate() : query);
  if (!row) throw new Refusal(404, 'order_not_found');
  return row;
}
