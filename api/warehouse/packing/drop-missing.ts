import type { Knex } from 'knex';
import { refreshCardsJobName } from '../../read-models/families-changed.ts';
import { findOrder } from '../../orders/lock-order.ts';
import { moveOrderTo } from '../../orders/move-order.ts';
import { letHeldGo } from '../../picks/end-offers.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import type { MissingLine } from './missing-lines.ts';

const familiesSql = `
  select distinct v.meta_master_id as id from products p
  join master_products v on v.id = p.master_product_id where p.id = any($1::int[])`;

/** Lets go what is put aside for pieces that nobody fetches any more. */
export async function letMissingGo(
  trx: Knex.Transaction,
  deps: Pick<Dependencies, 'jobs'>,
  lines: readonly MissingLine[],
): Promise<void> {
  const done = new Set<string>();
  for (const { lineId, placeId, productId, spare } of lines) {
    const name = `${String(lineId)}:${String(productId)}`;
    if (spare === 0 || done.has(name)) continue;
    done.add(name);
    await letHeldGo(trx, { lineId, productId, placeId, quantity: spare });
  }
  const ids = lines.map(({ productId }) => productId);
  const families = await query<{ id: number }>(trx, familiesSql, [ids]);
  await deps.jobs.enqueue(trx, refreshCardsJobName, { ids: families.map(({ id }) => id) });
}

const shrinkSql = `
  update pick_lines set quantity = $2, status = 'picked' where id = $1`;

/** Takes missing pieces off a pick: of a line is left what is there of it. */
export async function dropMissing(trx: Knex, lines: readonly MissingLine[]): Promise<void> {
  for (const { id, there } of lines) {
    if (there > 0) await query(trx, shrinkSql, [id, there]);
    else await query(trx, 'delete from pick_lines where id = $1', [id]);
  }
}

export type SettledPick = 'short' | 'waiting' | 'picked' | 'packed' | 'cancelled';

const stateSql = `
  select case
    when exists (select from pick_lines where pick_id = $1
      and status in ('not_found', 'needs_replacement')) then 'short'
    when exists (select from pick_lines where pick_id = $1 and status = 'waiting') then 'waiting'
    when exists (select from pick_pieces c join pick_lines l on l.id = c.pick_line_id
      where l.pick_id = $1 and c.packed_at is null) then 'picked'
    when exists (select from parcels where pick_id = $1) then 'packed'
    else 'cancelled' end as state`;
const settleSql = `
  update picks set status = $2, picked_at = case when $2 = 'waiting' then null else picked_at end,
    round_id = case when $2 = 'waiting' then null else round_id end,
    slot = case when $2 = 'waiting' then null else slot end
  where id = $1`;
const openSql = `
  select 1 from picks where order_id = $1 and status not in ('packed', 'cancelled') limit 1`;
const stayingSql = `
  select 1 from parcels p left join manifest_parcels c on c.parcel_id = p.id
  left join manifests m on m.id = c.manifest_id
  where p.order_id = $1 and (m.id is null or m.status = 'open') limit 1`;

/**
 * Moves a pick on by what is left of it, and its locked order with its last pick: it is packed, and handed over where all its
 * parcels left before the rest was given up.
 */
export async function settlePick(
  trx: Knex.Transaction,
  deps: Dependencies,
  { pickId, orderId }: { readonly pickId: number; readonly orderId: number },
  { staffId, now }: { readonly staffId: number | null; readonly now: Date },
): Promise<SettledPick> {
  const [row] = await query<{ state: SettledPick }>(trx, stateSql, [pickId]);
  const state = row?.state ?? 'cancelled';
  await query(trx, settleSql, [pickId, state]);
  if (state === 'cancelled') {
    await query(trx, 'delete from crate_bindings where pick_id = $1', [pickId]);
  }
  const order = await findOrder(trx, { id: orderId }, true);
  if (order.status !== 'picking' || (await query(trx, openSql, [orderId])).length > 0) return state;
  const mover =
    staffId === null
      ? ({ actor: 'system', at: now } as const)
      : ({ actor: 'staff', staffId, at: now } as const);
  await moveOrderTo(trx, deps, order, 'packed', mover);
  if ((await query(trx, stayingSql, [orderId])).length === 0) {
    await moveOrderTo(trx, deps, order, 'handed_over', mover);
  }
  return state;
}
