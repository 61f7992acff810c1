import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { ownPlace, type AtStore } from '../receiving/receiving-places.ts';

interface Wanted extends AtStore {
  readonly name: string;
  readonly zone: string | null;
  readonly most: number | null;
  readonly staffId: number;
  readonly now: Date;
}

const addSql = `
  insert into stocktakes (name, place_id, started_at, started_by) values ($1, $2, $3, $4) returning id`;
const binsSql = `
  insert into stocktake_bins (stocktake_id, location_id)
  select $1, l.id from stock_locations l
  where l.place_id = $2 and l.kind = 'bin' and l.is_open and ($3::text is null or l.zone = $3)
    and not exists (select from stocktake_bins b where b.location_id = l.id and b.status <> 'done')
  order by (select max(b.finished_at) from stocktake_bins b where b.location_id = l.id) nulls first,
    l.walk_order, l.code
  limit $4
  on conflict do nothing returning id`;

/** Begins a stocktake of bins that no other one counts, those first that were counted longest ago. */
export async function startStocktake(
  trx: Knex.Transaction,
  { name, zone, most, staffId, now, storeId }: Wanted,
): Promise<number> {
  const placeId = await ownPlace(trx, { storeId });
  const [made] = await query<{ id: number }>(trx, addSql, [name, placeId, now, staffId]);
  if (!made) throw new Error('a stocktake got no id');
  const bins = await query(trx, binsSql, [made.id, placeId, zone, most]);
  if (bins.length === 0) throw new Refusal(409, 'stocktake_no_bins');
  return made.id;
}

const openSql = `
  select status from stocktake_bins where stocktake_id = $1 and status not in ('waiting', 'done')`;

/** Ends a stocktake; a bin that is begun has to be booked first. */
export async function closeStocktake(trx: Knex.Transaction, id: number, now: Date): Promise<void> {
  await query(trx, 'select id from stocktakes where id = $1 for update', [id]);
  if ((await query(trx, openSql, [id])).length > 0) throw new Refusal(409, 'stocktake_open');
  const left = "delete from stocktake_bins where stocktake_id = $1 and status = 'waiting'";
  await query(trx, left, [id]);
  const close = 'update stocktakes set closed_at = $2 where id = $1 and closed_at is null';
  await query(trx, close, [id, now]);
}
