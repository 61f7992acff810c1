import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';
import { requireOwnStore } from '../../platform/http/own-store.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Where somebody of the staff works; `null` is the warehouse, and reaches all places. */
export interface AtStore {
  readonly storeId: number | null;
}

const placeSql = `
  select id from stock_places where $1::int is null or store_id = $1
  order by (store_id is null) desc, id limit 1`;

/** The place of somebody's own store; of an account without one the warehouse, which no store keeps. */
export async function ownPlace(db: Knex, { storeId }: AtStore): Promise<number> {
  const [place] = await query<{ id: number }>(db, placeSql, [storeId]);
  if (!place) throw new Refusal(404, 'not_found');
  return place.id;
}

/** 403 `other_store` where a place is another store's than that of the caller. */
export async function requireOwnPlace(db: Knex, at: AtStore, placeId: number): Promise<void> {
  const sql = 'select store_id as "storeId" from stock_places where id = $1';
  const [place] = await query<{ storeId: number | null }>(db, sql, [placeId]);
  requireOwnStore(at, place?.storeId ?? null);
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
