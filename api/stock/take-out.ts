import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { moveStock, type MoveReason, type StockMove } from './move-stock.ts';

/** Pieces of a stock item at a place, wherever they lie there. */
export interface PiecesAtPlace {
  readonly productId: number;
  readonly placeId: number;
  readonly quantity: number;
}

const lockSql = `
  select s.product_id from stock s
  join jsonb_to_recordset($1::jsonb) as w (product_id integer, place_id integer)
    using (product_id, place_id)
  order by s.product_id, s.place_id for no key update of s`;

// Pieces without a serial number go first, as nobody said which device it is.
const chooseSql = `
  with wanted as (
    select product_id, place_id, sum(quantity) as quantity
    from jsonb_to_recordset($1::jsonb) as w (product_id integer, place_id integer, quantity integer)
    group by 1, 2
  ),
  locked as (
    select s.product_id, s.location_id, s.on_hand, s.with_serial, w.quantity as wanted, l.place_id,
      l.kind = 'bin' as is_bin, l.walk_order
    from location_stock s
    join stock_locations l on l.id = s.location_id
    join wanted w on w.product_id = s.product_id and w.place_id = l.place_id
    where l.kind = 'bin' or l.id = any($2::int[])
    order by s.product_id, s.location_id for update of s
  ),
  counted as (
    select *, sum(on_hand) over (partition by product_id, place_id
      order by is_bin, walk_order, location_id) - on_hand as before
    from locked
  ),
  taken as (
    select product_id, location_id, least(on_hand, wanted - before)::integer as quantity,
      greatest(0, least(on_hand, wanted - before) - (on_hand - with_serial))::integer as devices
    from counted where before < wanted
  ),
  numbered as (
    select u.product_id, u.location_id, u.passport_id, row_number() over
      (partition by u.product_id, u.location_id order by u.passport_id) as n
    from stock_units u join taken using (product_id, location_id)
  )
  select product_id as "productId", location_id as "fromId", quantity - devices as quantity,
    null::integer as "passportId"
  from taken where quantity > devices
  union all
  select product_id, location_id, 1, passport_id
  from numbered join taken using (product_id, location_id) where n <= devices`;

const asJson = (pieces: readonly PiecesAtPlace[]): string =>
  JSON.stringify(
    pieces.map(({ productId, placeId, quantity }) => ({
      product_id: productId,
      place_id: placeId,
      quantity,
    })),
  );

/**
 * Chooses and locks where pieces are taken from: the `preferred` locations first (crates in which they
 * lie for their order), then bins in walk order. Throws where the books have fewer.
 */
export async function chooseLocations(
  trx: Knex,
  pieces: readonly PiecesAtPlace[],
  preferred: readonly number[] = [],
): Promise<readonly Omit<StockMove, 'toId'>[]> {
  const wanted = asJson(pieces);
  await query(trx, lockSql, [wanted]);
  const chosen = await query<Omit<StockMove, 'toId'>>(trx, chooseSql, [wanted, preferred]);
  const sum = (rows: readonly { readonly quantity: number }[]) =>
    rows.reduce((total, { quantity }) => total + quantity, 0);
  if (sum(chosen) !== sum(pieces)) throw new Error('the bins of a place have fewer pieces than it');
  return chosen;
}

/** Takes pieces out of the house from wherever they lie at their place. */
export async function takeOut(
  trx: Knex.Transaction,
  pieces: readonly PiecesAtPlace[],
  reason: MoveReason,
  preferred: readonly number[] = [],
): Promise<void> {
  if (pieces.length === 0) return;
  const chosen = await chooseLocations(trx, pieces, preferred);
  await moveStock(
    trx,
    chosen.map((one) => ({ ...one, toId: null })),
    reason,
  );
}
