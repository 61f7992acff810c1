import type { Knex } from 'knex';
import { Refusal } from '../platform/http/refusal.ts';
import { OrderModel } from './order-model.ts';

/** The order of a code or of an id; locked where it is to be changed. A customer's is `customersOrder`. */
export async function findOrder(
  db: Knex,
  name: { readonly code: string } | { readonly id: number },
  lock = false,
): Promise<OrderModel> {
  const query = OrderModel.query(db).findOne(name);
  const row = await (lock ? query.forUpdate() : query);
  if (!row) throw new Refusal(404, 'order_not_found');
  return row;
}
