import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { addTask } from './add-task.ts';

const cancelSql = `
  update picks set status = 'cancelled' where order_id = $1 and status <> 'cancelled'
  returning id, place_id as "placeId"`;
// A crate with something in it stays out of use until it is put back.
const freeSql = `
  delete from crate_bindings b using picks p
  where p.id = b.pick_id and p.order_id = $1
    and not exists (select from pick_pieces c where c.crate_id = b.crate_id and c.packed_at is null)`;
// What was taken for it leaves out of its crates with the order (api/orders/ship-order.ts).
const handledSql = `
  update picks set status = case status when 'picked' then 'packed' else 'cancelled' end
  where order_id = $1 and status in ('waiting', 'short', 'picked')`;
const fullSql = `
  select c.crate_id as "locationId", p.place_id as "placeId"
  from pick_pieces c join pick_lines l on l.id = c.pick_line_id join picks p on p.id = l.pick_id
  where p.order_id = $1 and c.packed_at is null
  union
  select location_id, place_id from parcels where order_id = $1
  order by 1`;

/**
 * Takes a cancelled order off the queue: whoever picks it is told at the next scan, and what lies in its crates and parcels
 * becomes a task (T-WH-6). The order's row is locked, as a hand-over locks it.
 */
export async function cancelPicks(trx: Knex, orderId: number, now: Date): Promise<void> {
  await query(trx, cancelSql, [orderId]);
  await query(trx, freeSql, [orderId]);
  const full = await query<{ locationId: number; placeId: number }>(trx, fullSql, [orderId]);
  for (const { locationId, placeId } of full) {
    await addTask(trx, { kind: 'put_back', placeId, createdBy: null, now, orderId, locationId });
  }
}

/**
 * Takes an order off the queue that somebody packed without scanning: no picker is sent for its goods again, and no desk waits
 * for them. Whoever walks for it at this moment ends the walk as usual. The order's row is locked.
 */
export async function endHandledPicks(trx: Knex, orderId: number): Promise<void> {
  await query(trx, handledSql, [orderId]);
  await query(trx, freeSql, [orderId]);
}
