import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { Refusal } from '../platform/http/refusal.ts';

export interface Crate {
  readonly id: number;
  readonly code: string;
}

const lockSql = `select id from stock_places where id = $1 for no key update`;

/** Codes are one series for all places, so that a crate keeps its label when it is moved. */
const seriesSql = `select pg_advisory_xact_lock(hashtext('crates'))`;

const addSql = `
  insert into stock_locations (kind, place_id, code)
  select 'crate', $1, 'B-' || lpad(number::text, greatest(4, length(number::text)), '0')
  from (select coalesce(max(substr(code, 3)::integer), 0) as last from stock_locations
    where kind = 'crate' and code ~ '^B-[0-9]{1,8}$') l, generate_series(l.last + 1, l.last + $2) number
  returning id, code`;

/** New crates of a place, numbered on. */
export async function addCrates(trx: Knex, placeId: number, count: number): Promise<Crate[]> {
  const [place] = await query<{ id: number }>(trx, lockSql, [placeId]);
  if (!place) throw new Refusal(404, 'not_found');
  await query(trx, seriesSql, []);
  return query<Crate>(trx, addSql, [placeId, count]);
}

const cratesSql = `
  select id, code from stock_locations where kind = 'crate' and place_id = $1 and is_open
  order by code limit 2000`;

export const cratesOf = (db: Knex, placeId: number): Promise<Crate[]> =>
  query<Crate>(db, cratesSql, [placeId]);
