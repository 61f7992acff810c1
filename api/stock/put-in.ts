import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { moveStock, type MoveReason } from './move-stock.ts';

/** Pieces that come into the house. */
interface ComingPieces {
  readonly productId: number;
  readonly quantity: number;
  /** The warehouse where it is null. */
  readonly placeId: number | null;
  /** The one device, where whoever brings it knows. */
  readonly passportId?: number | null;
}

const warehouseSql = `
  insert into stock_places (code) values ('warehouse')
  on conflict (code) do update set code = excluded.code returning id`;

// A used device is known by its passport, unless that one is in the house by another item.
const targetSql = `
  with known as (
    insert into stock (product_id, place_id, on_hand) values ($1, $2, 0)
    on conflict (product_id, place_id) do nothing
  )
  select coalesce(
      (select s.location_id from location_stock s join stock_locations o on o.id = s.location_id
        where s.product_id = $1 and o.place_id = $2 and o.kind = 'bin' and o.is_open
        order by s.on_hand desc, o.walk_order, o.id limit 1),
      (select id from stock_locations where place_id = $2 and is_default)) as "toId",
    (select p.passport_id from products p left join stock_units u using (passport_id)
      where p.id = $1 and u.location_id is null) as "passportId"`;

/**
 * Puts pieces into a place from outside: into the bin where most of the product lies, else into the
 * place's own. From then on the place has a row of stock of it, be it of none.
 */
export async function putIn(
  trx: Knex.Transaction,
  { productId, quantity, placeId, passportId: brought }: ComingPieces,
  reason: MoveReason,
): Promise<void> {
  const place = placeId ?? (await warehouse(trx));
  const [target] = await query<{ toId: number | null; passportId: number | null }>(trx, targetSql, [
    productId,
    place,
  ]);
  if (!target?.toId) throw new Error('a place has no bin');
  const { toId, passportId } = target;
  if (quantity === 0) return;
  const device = quantity === 1 ? (brought ?? passportId) : null;
  await moveStock(trx, [{ productId, quantity, fromId: null, toId, passportId: device }], reason);
}

const targetsSql = `
  with known as (
    insert into stock (product_id, place_id, on_hand)
    select id, $2, 0 from unnest($1::integer[]) as id order by id
    on conflict (product_id, place_id) do nothing
  )
  select c.id as "productId", coalesce(
      (select s.location_id from location_stock s join stock_locations o on o.id = s.location_id
        where s.product_id = c.id and o.place_id = $2 and o.kind = 'bin' and o.is_open
        order by s.on_hand desc, o.walk_order, o.id limit 1),
      (select id from stock_locations where place_id = $2 and is_default)) as "toId"
  from unnest($1::integer[]) as c (id)`;

/** Puts alike pieces of many products into the warehouse, in as many statements as of one; each product once. */
export async function putInAll(
  trx: Knex.Transaction,
  coming: readonly { readonly productId: number; readonly quantity: number }[],
  reason: MoveReason,
): Promise<void> {
  if (coming.length === 0) return;
  const ids = coming.map(({ productId }) => productId);
  const place = await warehouse(trx);
  const targets = await query<{ productId: number; toId: number | null }>(trx, targetsSql, [
    ids,
    place,
  ]);
  const toOf = new Map(targets.map(({ productId, toId }) => [productId, toId]));
  const moves = coming.flatMap(({ productId, quantity }) => {
    const toId = toOf.get(productId) ?? null;
    if (toId === null) throw new Error('a place has no bin');
    return quantity === 0 ? [] : [{ productId, quantity, fromId: null, toId }];
  });
  await moveStock(trx, moves, reason);
}

/** The place that sends orders, made where there is none. */
async function warehouse(trx: Knex): Promise<number> {
  const [row] = await query<{ id: number }>(trx, warehouseSql, []);
  if (!row) throw new Error('the warehouse got no id');
  return row.id;
}
