import type { Knex } from 'knex';
import { refreshCardsJobName } from '../read-models/families-changed.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { letGoSql } from '../stock/held-pieces.ts';
import { takeOut, type PiecesAtPlace } from '../stock/take-out.ts';

const stockSql = `
  with gone as (
    update order_allocations a set state = 'shipped'
    from order_lines l where l.id = a.line_id and l.order_id = :id and a.state = 'held'
    returning a.product_id, a.place_id, a.quantity
  ),
  let_go as (${letGoSql('gone')})
  select product_id as "productId", place_id as "placeId", quantity from let_go
  order by product_id, place_id`;

// A used device is one piece: with it the stock item is sold, and its passport says so.
const soldSql = `
  with sold as (
    update products p set sold_at = :now
    where p.id = any(:ids::int[]) and p.is_single_unit and p.sold_at is null
    returning p.passport_id, p.master_product_id
  ),
  told as (
    insert into device_passport_events (passport_id, at, kind)
    select passport_id, :now, 'sold' from sold where passport_id is not null
  )
  select distinct v.meta_master_id as family from sold
  join master_products v on v.id = sold.master_product_id`;

// What was picked for it leaves out of its parcels and crates, not out of a bin.
const ownSql = `
  select location_id as id from parcels where order_id = $1
  union
  select c.crate_id from pick_pieces c join pick_lines l on l.id = c.pick_line_id
  join picks p on p.id = l.pick_id where p.order_id = $1 and c.packed_at is null`;

/** Takes the pieces of an order out of the stock: they leave the house. The order's row is locked. */
export async function shipOrder(
  trx: Knex.Transaction,
  deps: Dependencies,
  id: number,
  now: Date,
): Promise<void> {
  const { rows } = await trx.raw<{ rows: PiecesAtPlace[] }>(stockSql, { id });
  if (rows.length === 0) return;
  const own = await query<{ id: number }>(trx, ownSql, [id]);
  const lying = own.map((one) => one.id);
  await takeOut(trx, rows, { why: 'shipped', about: { kind: 'order', id } }, lying);
  const ids = rows.map(({ productId }) => productId);
  const families = await markSold(trx, ids, now);
  if (families.length > 0) await deps.jobs.enqueue(trx, refreshCardsJobName, { ids: families });
}

/** Says of single devices among stock items that they are sold; answers the families whose cards change by it. */
export async function markSold(trx: Knex, ids: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: { family: number }[] }>(soldSql, { ids, now });
  return rows.map(({ family }) => family);
}
