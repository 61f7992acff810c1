import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { Raced } from './raced.ts';

// The rows are locked by id first: an update alone would take them in any order.
const takeSql = (table: 'discounts' | 'discount_codes') => `
  update ${table} t set uses = uses + 1
  from (select id from ${table} where id = any($1::int[]) order by id for no key update) locked
  where t.id = locked.id and (t.max_uses is null or t.uses < t.max_uses) returning t.id`;

const offersSql = `
  update limited_offers o set sold_pieces = o.sold_pieces + w.pieces
  from (
    select l.id, x.pieces from limited_offers l
    join jsonb_to_recordset($1::jsonb) as x (id integer, pieces integer) on x.id = l.id
    order by l.id for no key update of l
  ) w
  where o.id = w.id and o.valid_until > $2
    and (o.pieces is null or o.sold_pieces + w.pieces <= o.pieces)
  returning o.id`;

const timeslotSql = `
  update delivery_timeslots set taken = taken + 1 where id = $1 and taken < capacity returning id`;

/** Takes pieces of limited offers; Raced where one has not so many left any more. */
export async function takeOfferedPieces(
  trx: Knex,
  pieces: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  if (pieces.size === 0) return;
  const wanted = [...pieces].map(([id, count]) => ({ id, pieces: count }));
  const taken = await query(trx, offersSql, [JSON.stringify(wanted), now]);
  if (taken.length !== wanted.length) throw new Raced('limited offer');
}

/**
 * Counts a use of every discount and code of an order, each exactly once however many orders race
 * (T-COD-1, 2); Raced where one is used up.
 */
export async function redeem(
  trx: Knex,
  codeIds: readonly number[],
  discountIds: readonly number[],
): Promise<void> {
  await take(trx, 'discount_codes', codeIds);
  await take(trx, 'discounts', discountIds);
}

async function take(
  trx: Knex,
  table: 'discounts' | 'discount_codes',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const taken = await query(trx, takeSql(table), [ids]);
  if (taken.length !== ids.length) throw new Raced(table);
}

/** Takes one parcel's place in a timeslot; Raced where it is full. */
export async function takeTimeslot(trx: Knex, id: number | null): Promise<void> {
  if (id === null) return;
  const taken = await query(trx, timeslotSql, [id]);
  if (taken.length !== 1) throw new Raced('timeslot');
}
