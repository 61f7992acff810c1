import type { Knex } from 'knex';
import { Refusal } from '../platform/http/refusal.ts';
import { moveStock, type MoveReason, type StockMove } from './move-stock.ts';

const refusals: Readonly<Record<string, 'stock_promised' | 'location_closed'>> = {
  stock_never_oversold: 'stock_promised',
  stock_locations_closed: 'location_closed',
};

/** Moves what staff carry; 409 with what the database refused. */
export async function moveByHand(
  trx: Knex.Transaction,
  moves: readonly StockMove[],
  reason: MoveReason,
): Promise<void> {
  try {
    await moveStock(trx, moves, reason);
  } catch (error) {
    const refused = refusals[String(Reflect.get(Object(error), 'constraint'))];
    if (refused === undefined) throw error;
    throw new Refusal(409, refused);
  }
}

/** Locks locations in the order of their ids: of two who move at once one sees what the other did (T-WH-12). */
export async function lockLocations(trx: Knex, ids: readonly number[]): Promise<void> {
  await trx('stock_locations').whereIn('id', ids).orderBy('id').forNoKeyUpdate().select('id');
}

/** Moves of so many pieces from a location, those without a serial number first. */
export async function piecesToMove(
  trx: Knex,
  of: { readonly productId: number; readonly fromId: number; readonly toId: number | null },
  quantity: number,
): Promise<readonly StockMove[]> {
  const { productId, fromId } = of;
  const place = { product_id: productId, location_id: fromId };
  const row: { on_hand: number; with_serial: number } | undefined = await trx('location_stock')
    .where(place)
    .first('on_hand', 'with_serial');
  const plain = Math.min(quantity, (row?.on_hand ?? 0) - (row?.with_serial ?? 0));
  const devices: number[] = await trx('stock_units')
    .where(place)
    .orderBy('passport_id')
    .limit(quantity - plain)
    .pluck('passport_id');
  const known = devices.map((passportId) => ({ ...of, quantity: 1, passportId }));
  return plain > 0 ? [{ ...of, quantity: plain }, ...known] : known;
}

/** The place's location of what is missing there, made where there is none. */
export async function missingOf(trx: Knex, locationId: number): Promise<number> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `with place as (select place_id from stock_locations where id = :locationId),
     known as (
       select l.id from stock_locations l join place using (place_id) where l.kind = 'missing'
       order by l.id limit 1
     ), made as (
       insert into stock_locations (place_id, code, kind)
       select place_id, 'X-MISSING-' || place_id, 'missing' from place
       where not exists (select from known)
       on conflict (code) do update set kind = excluded.kind returning id
     )
     select id from known union all select id from made`,
    { locationId },
  );
  const [row] = rows;
  if (!row) throw new Error('a place has nowhere for what is missing');
  return row.id;
}
