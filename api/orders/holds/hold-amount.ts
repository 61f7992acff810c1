import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { OrderModel } from '../order-model.ts';
import { reckon } from '../settled-money.ts';

/** What would be due besides, if no device came: what a card is held for. */
export async function missingWithout(
  db: Knex,
  deps: Pick<Dependencies, 'market'>,
  order: OrderModel,
): Promise<number> {
  const without = await reckon(db, deps, order, []);
  return Math.max(0, without.due - order.due);
}
