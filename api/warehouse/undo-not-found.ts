import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { holdSql } from '../stock/held-pieces.ts';
import { takeBack } from '../stock/take-back.ts';
import type { DoneEvent } from './apply-pick-events.ts';

const lineSql = `
  update pick_lines k set status = 'waiting', bin_id = $2 from picks p
  where k.id = $1 and p.id = k.pick_id
  returning k.line_id::int as "lineId", k.product_id as "productId", p.place_id as "placeId"`;
const allocateSql = `
  with given as (
    update order_allocations set
      quantity = case when state = 'held' then quantity + $4 else $4 end, state = 'held'
    where (line_id, product_id, place_id) = ($1, $2, $3) and state in ('held', 'released')
    returning 1
  )
  insert into order_allocations (line_id, product_id, place_id, quantity)
  select $1, $2, $3, $4 where not exists (select from given)`;

/** The thing was there after all: it lies in its bin again, and is promised to its order again. */
export async function undoNotFound(
  trx: Knex.Transaction,
  event: Extract<DoneEvent, { kind: 'not_found' }>,
): Promise<void> {
  await takeBack(trx, event.movementIds);
  const [line] = await query<{ lineId: number; productId: number; placeId: number }>(trx, lineSql, [
    event.lineId,
    event.binId,
  ]);
  if (line && event.released > 0) {
    const { lineId, productId, placeId } = line;
    const wanted = `(select ${String(productId)} as product_id, ${String(placeId)} as place_id,
      ${String(event.released)} as quantity)`;
    await trx.raw(holdSql(wanted));
    await query(trx, allocateSql, [lineId, productId, placeId, event.released]);
  }
  if (event.taskId !== null) {
    await trx('warehouse_tasks')
      .where({ id: event.taskId, status: 'open' })
      .update({ status: 'cancelled', closed_at: trx.fn.now() });
  }
}
