import type { Knex } from 'knex';
import { allocate, type FreePlace, type LineToAllocate } from '#core/orders/allocate.ts';
import { query } from '../platform/database/query.ts';
import { holdSql } from '../stock/held-pieces.ts';
import { Raced } from './raced.ts';
import type { StoredOrder } from './store-order.ts';

// In the order of products and places, as everybody locks stock; the store's own shelf comes first.
const lockSql = `
  select s.product_id as "productId", s.place_id as "placeId", s.on_hand - s.allocated as free,
    l.store_id is not null as "isStore"
  from stock s join stock_places l on l.id = s.place_id
  where s.product_id = any($1::int[]) and (l.store_id is null or l.store_id = $2)
  order by s.product_id, s.place_id
  for no key update of s`;

const takeSql = `
  with taken as (
    select * from jsonb_to_recordset($1::jsonb)
      as t (line_id bigint, product_id integer, place_id integer, quantity integer)
  ),
  moved as (
    ${holdSql(`(select product_id, place_id, sum(quantity)::integer as quantity
      from taken group by product_id, place_id)`)}
  ),
  kept as (
    insert into order_allocations (line_id, product_id, place_id, quantity)
    select line_id, product_id, place_id, quantity from taken
    on conflict (line_id, place_id, product_id) do update set state = 'held',
      quantity = excluded.quantity
        + case order_allocations.state when 'held' then order_allocations.quantity else 0 end
  )
  select product_id as "productId", free, on_hand as "onHand" from moved`;

interface LockedPlace extends FreePlace {
  readonly isStore: boolean;
}

/** Free pieces that are left of a product at a place that pieces were taken from. */
export interface LeftPieces {
  readonly productId: number;
  readonly free: number;
  readonly onHand: number;
}

/**
 * Puts the pieces of an order aside: from the store where it is fetched, then from the warehouse. A line that has some
 * already gets as many more.
 * Throws Raced when others were quicker since the cart was priced; the rows are locked, the update
 * is guarded and the table's CHECK would refuse what slipped through.
 */
export async function reserveStock(
  trx: Knex,
  order: StoredOrder,
  lines: readonly LineToAllocate[],
  storeId: number | null,
): Promise<LeftPieces[]> {
  if (lines.length === 0) return [];
  const productIds = [...new Set(lines.map(({ productId }) => productId))].sort((a, b) => a - b);
  const places = await query<LockedPlace>(trx, lockSql, [productIds, storeId]);
  const inOrder = places.toSorted((a, b) => Number(b.isStore) - Number(a.isStore));
  const allocations = allocate(lines, inOrder);
  if (allocations === null) throw new Raced('stock');
  const taken = allocations.map(({ position, productId, placeId, quantity }) => ({
    line_id: order.lines[String(position)],
    product_id: productId,
    place_id: placeId,
    quantity,
  }));
  const moved = await query<LeftPieces>(trx, takeSql, [JSON.stringify(taken)]);
  const rows = new Set(taken.map(({ product_id, place_id }) => `${product_id} ${place_id}`));
  if (moved.length !== rows.size) throw new Raced('stock');
  return moved;
}
