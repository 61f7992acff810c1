import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const placeSql = `select id from stock_places order by (store_id is null) desc, id limit 1`;

/** The warehouse itself, which no store keeps. */
export async function warehousePlace(db: Knex): Promise<number> {
  const [place] = await query<{ id: number }>(db, placeSql, []);
  if (!place) throw new Refusal(404, 'not_found');
  return place.id;
}

const locationSql = `
  insert into stock_locations (kind, place_id, code)
  select $2, p.id, case $2 when 'desk' then 'X-IN-' when 'bench' then 'X-SECOND-' else 'X-DAMAGED-' end || p.id
  from stock_places p where p.id = $1
  on conflict (code) do update set kind = excluded.kind returning id`;

/**
 * Where goods lie until they are put away (`desk`), until somebody has graded them anew (`bench`) or for ever (`damaged`); none
 * of it is for sale, and it is made where there is none.
 */
export async function receivingLocation(
  trx: Knex,
  placeId: number,
  kind: 'desk' | 'bench' | 'damaged',
): Promise<number> {
  const [row] = await query<{ id: number }>(trx, locationSql, [placeId, kind]);
  if (!row) throw new Error('a place has nowhere for what comes in');
  return row.id;
}
