import type { Knex } from 'knex';
import { isLendable } from '#core/service/repair-loan.ts';
import { openPassport } from '../../devices/passports.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { refreshCards } from '../../read-models/refresh-cards.ts';
import { lockStock } from '../../stock/lock-stock.ts';
import { moveStock } from '../../stock/move-stock.ts';
import { readSerial } from '../repair-identity.ts';
import type { RepairModel } from '../repair-model.ts';
import { isLoanOut } from './loan-rows.ts';

interface Loan {
  readonly productId: number;
  readonly serial: string;
  readonly condition: string;
  readonly deposit: number | null;
}

interface Lender {
  readonly staffId: number;
  readonly at: Date;
}

interface Piece {
  readonly fromId: number;
  /** Null where the stock does not know its pieces apart. */
  readonly passportId: number | null;
}

/** Lends a free piece of the store's stock to the customer of a locked repair; it is out of the house until it comes back. */
export async function lend(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  { productId, serial, condition, deposit }: Loan,
  { staffId, at }: Lender,
): Promise<void> {
  if (!isLendable(row.status)) throw new Refusal(409, 'repair_move_refused');
  if (await isLoanOut(trx, row.id)) throw new Refusal(409, 'repair_loan_one');
  const familyId = await familyOf(trx, productId);
  const placeId = await placeOf(trx, row.storeId);
  const { onHand, allocated } = await lockStock(trx, { productId, placeId });
  // What somebody ordered or reserved is not lent to another one.
  if (onHand - allocated < 1) throw new Refusal(409, 'repair_nothing_to_lend');
  const known = readSerial(serial, null, false);
  const passportId = known === null ? null : await openPassport(trx, deps.cipher, known);
  const piece = await choosePiece(trx, { productId, placeId }, passportId);
  const about = { kind: 'repair', id: row.id } as const;
  await moveStock(trx, [{ productId, quantity: 1, toId: null, ...piece }], { why: 'loan', about });
  const numbered = piece.passportId ?? passportId;
  await trx('repair_loans').insert({
    repair_id: row.id,
    product_id: productId,
    place_id: placeId,
    passport_id: numbered,
    is_unit: piece.passportId !== null,
    condition,
    deposit,
    lent_at: at,
    lent_by: staffId,
  });
  if (numbered !== null) await writePassport(trx, numbered, 'lent', at);
  await refreshCards(trx, [familyId], deps);
}

/** What happened to a lent device; whose it was while it was lent is nobody's business. */
export async function writePassport(
  trx: Knex,
  passportId: number,
  kind: 'lent' | 'lent_back',
  at: Date,
): Promise<void> {
  await trx('device_passport_events').insert({ passport_id: passportId, kind, at });
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

async function placeOf(db: Knex, storeId: number): Promise<number> {
  const row = await db('stock_places')
    .where({ store_id: storeId })
    .first<{ id: number } | undefined>('id');
  if (!row) throw new Refusal(409, 'repair_nothing_to_lend');
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
 * The piece that is lent, of a locked stock: the one of that number, any one that the stock does not know by its number, or
 * the only one. Of several that it knows, somebody has to read which.
 */
async function choosePiece(
  trx: Knex,
  { productId, placeId }: { readonly productId: number; readonly placeId: number },
  passportId: number | null,
): Promise<Piece> {
  const units = await query<Piece>(trx, unitsSql, [productId, placeId]);
  const named = units.find((unit) => unit.passportId === passportId);
  if (named) return named;
  // The number of a device that lies here as something else, or at another store.
  const [elsewhere] = await query(trx, elsewhereSql, [passportId]);
  const [plain] = await query<Pick<Piece, 'fromId'>>(trx, plainSql, [productId, placeId]);
  if (elsewhere) throw new FieldRefusal({ serial: ['unknown_choice'] });
  if (plain) return { fromId: plain.fromId, passportId: null };
  const [only, ...others] = units;
  if (!only) throw new Refusal(409, 'repair_nothing_to_lend');
  if (passportId !== null) throw new FieldRefusal({ serial: ['unknown_choice'] });
  if (others.length > 0) throw new FieldRefusal({ serial: ['required'] });
  return only;
}
