import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { holdSql } from '../stock/held-pieces.ts';

const allocateSql = `
  with given as (
    update order_allocations set
      quantity = case when state = 'held' then quantity + $4 else $4 end, state = 'held'
    where (line_id, product_id, place_id) = ($1, $2, $3) and state in ('held', 'released')
    returning 1
  )
  insert into order_allocations (line_id, product_id, place_id, quantity)
  select $1, $2, $3, $4 where not exists (select from given)`;

export interface Promised {
  readonly lineId: number;
  readonly productId: number;
  readonly placeId: number;
  readonly quantity: number;
}

/** Puts pieces aside for an order's line once more; false, and nothing done, where too few are free. */
export async function promiseAgain(trx: Knex, promised: Promised): Promise<boolean> {
  const { lineId, productId, placeId, quantity } = promised;
  if (quantity <= 0) return true;
  const wanted = `(select ${String(productId)} as product_id, ${String(placeId)} as place_id,
    ${String(quantity)} as quantity)`;
  const { rows } = await trx.raw<{ rows: unknown[] }>(holdSql(wanted));
  if (rows.length === 0) return false;
  await query(trx, allocateSql, [lineId, productId, placeId, quantity]);
  return true;
}
