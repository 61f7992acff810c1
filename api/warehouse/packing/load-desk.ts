import type { Knex } from 'knex';
import type { PackDesk, PackLine } from '#core/warehouse/scan-at-packing.ts';
import { query } from '../../platform/database/query.ts';

/** An open row of `pack_desks` with its pick and order. */
export interface DeskRow {
  readonly id: number;
  readonly pickId: number;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly placeId: number;
  readonly isCancelled: boolean;
}

const columns = `d.id, d.pick_id as "pickId", p.order_id as "orderId", o.number as "orderNumber",
  p.place_id as "placeId", p.status = 'cancelled' as "isCancelled"`;
const from = `from pack_desks d join picks p on p.id = d.pick_id join orders o on o.id = p.order_id
  where d.ended_at is null and d.packer_id = $1`;

export async function deskOf(db: Knex, packerId: number): Promise<DeskRow | undefined> {
  const [row] = await query<DeskRow>(db, `select ${columns} ${from}`, [packerId]);
  return row;
}

/** Locks a person, so that two scans of one packer come one after the other, whether a desk is open or not. */
export const lockPacker = (trx: Knex, packerId: number): Promise<unknown> =>
  query(trx, 'select id from users where id = $1 for no key update', [packerId]);

/** Locks the pick of a desk: whoever cancels its order waits, or has done so before. */
export const lockPick = async (trx: Knex, pickId: number): Promise<string | undefined> => {
  const sql = 'select status from picks where id = $1 for no key update';
  const [row] = await query<{ status: string }>(trx, sql, [pickId]);
  return row?.status;
};

const cratesSql = `
  select c.code from crate_bindings b join stock_locations c on c.id = b.crate_id
  where b.pick_id = $1 order by b.bound_at, b.crate_id`;
// What is in a parcel of the order already is none of this one's.
const linesSql = `
  select l.id::int as id, l.product_id as "productId", count(*)::int as quantity,
    count(c.checked_at)::int as packed,
    coalesce(array_agg(c.passport_id) filter (where c.passport_id is not null), '{}') as "unitIds",
    coalesce(array_agg(c.passport_id) filter (where c.passport_id is not null
      and c.checked_at is not null), '{}') as "packedUnitIds"
  from pick_lines l join pick_pieces c on c.pick_line_id = l.id and c.packed_at is null
  where l.pick_id = $1 group by l.id order by l.id`;

/** A desk as the core knows it. */
export async function loadDesk(db: Knex, row: DeskRow): Promise<PackDesk> {
  const crates = await query<{ code: string }>(db, cratesSql, [row.pickId]);
  const lines = await query<PackLine>(db, linesSql, [row.pickId]);
  return {
    orderNumber: row.orderNumber,
    status: row.isCancelled ? 'cancelled' : 'open',
    crates: crates.map(({ code }) => code),
    lines,
  };
}

/** The packer puts the order aside; what was scanned again stays so where it is to be gone on with. */
export async function leaveDesk(
  trx: Knex,
  { id, pickId }: DeskRow,
  now: Date,
  { keepsChecks }: { readonly keepsChecks: boolean },
): Promise<void> {
  await query(trx, 'update pack_desks set ended_at = $2 where id = $1', [id, now]);
  if (!keepsChecks) await query(trx, uncheckSql, [pickId]);
}

const uncheckSql = `
  update pick_pieces c set checked_at = null from pick_lines l
  where l.id = c.pick_line_id and l.pick_id = $1 and c.packed_at is null`;
