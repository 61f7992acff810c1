import type { Knex } from 'knex';
import { openPassport } from '../devices/passports.ts';
import type { ErrorPhrase } from '#core/phrases/cs/errors.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { lockStock } from '../stock/lock-stock.ts';
import { moveStock, type MoveReason } from '../stock/move-stock.ts';
import { readSerial } from './repair-identity.ts';

interface Wanted {
  readonly storeId: number;
  readonly productId: number;
  /** As it was read off the device; needed where the stock knows several of its pieces by their numbers. */
  readonly serial: string;
}

interface Lying {
  readonly fromId: number;
  /** Null where the stock does not know its pieces apart. */
  readonly passportId: number | null;
}

/** A piece that was taken out of the house. */
export interface TakenPiece {
  readonly placeId: number;
  readonly familyId: number;
  /** Of the device whose number was read or is known. */
  readonly passportId: number | null;
  /** Whether the stock itself knows it by its number. */
  readonly isUnit: boolean;
}

/**
 * Takes one free piece of a store's stock out of the house, by the ledger. What somebody ordered or reserved stays; a 409 with
 * `nothing` where none is left.
 */
export async function takePiece(
  trx: Knex.Transaction,
  { cipher }: Pick<Dependencies, 'cipher'>,
  { storeId, productId, serial }: Wanted,
  nothing: ErrorPhrase,
  reason: MoveReason,
): Promise<TakenPiece> {
  const familyId = await familyOf(trx, productId);
  const place = await trx('stock_places')
    .where({ store_id: storeId })
    .first<{ id: number } | undefined>('id');
  if (!place) throw new Refusal(409, nothing);
  const { onHand, allocated } = await lockStock(trx, { productId, placeId: place.id });
  if (onHand - allocated < 1) throw new Refusal(409, nothing);
  const known = readSerial(serial, null, false);
  const named = known === null ? null : await openPassport(trx, cipher, known);
  const piece = await choosePiece(trx, { productId, placeId: place.id }, named);
  if (!piece) throw new Refusal(409, nothing);
  await moveStock(trx, [{ productId, quantity: 1, toId: null, ...piece }], reason);
  return {
    placeId: place.id,
    familyId,
    passportId: piece.passportId ?? named,
    isUnit: piece.passportId !== null,
  };
}

/** The family whose lists show a stock item. */
export async function familyOf(db: Knex, productId: number): Promise<number> {
  const [row] = await query<{ id: number }>(
    db,
    `select m.meta_master_id as id from products p
     join master_products m on m.id = p.master_product_id where p.id = $1`,
    [productId],
  );
  if (!row) throw new FieldRefusal({ productId: ['unknown_choice'] });
  return row.id;
}

// What lies in crates and parcels belongs to somebody.
const unitsSql = `
  select u.passport_id as "passportId", u.location_id as "fromId"
  from stock_units u join stock_locations l on l.id = u.location_id
  where u.product_id = $1 and l.place_id = $2 and l.kind = 'bin' order by u.passport_id`;
const plainSql = `
  select s.location_id as "fromId" from location_stock s
  join stock_locations l on l.id = s.location_id
  where s.product_id = $1 and l.place_id = $2 and l.kind = 'bin' and s.on_hand > s.with_serial
  order by l.walk_order, l.id limit 1`;
const elsewhereSql =
  'select passport_id from stock_units where passport_id = $1 and location_id is not null';

/**
 * Of a locked stock: the piece of that number, any one that the stock does not know by its number, or the only one. Of several
 * that it knows, somebody has to read which; null where none lies in a bin.
 */
async function choosePiece(
  trx: Knex,
  { productId, placeId }: { readonly productId: number; readonly placeId: number },
  passportId: number | null,
): Promise<Lying | null> {
  const units = await query<Lying>(trx, unitsSql, [productId, placeId]);
  const named = units.find((unit) => unit.passportId === passportId);
  if (named) return named;
  // The number of a device that lies here as something else, or at another store.
  const [elsewhere] = await query(trx, elsewhereSql, [passportId]);
  if (elsewhere) throw new FieldRefusal({ serial: ['unknown_choice'] });
  const [plain] = await query<Pick<Lying, 'fromId'>>(trx, plainSql, [productId, placeId]);
  if (plain) return { fromId: plain.fromId, passportId: null };
  const [only, ...others] = units;
  if (!only) return null;
  if (passportId !== null) throw new FieldRefusal({ serial: ['unknown_choice'] });
  if (others.length > 0) throw new FieldRefusal({ serial: ['required'] });
  return only;
}
