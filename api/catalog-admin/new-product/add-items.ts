import type { Knex } from 'knex';
import type { z } from 'zod';
import { requiredIdentifier, type DeviceKind } from '#core/buyback/device-kind.ts';
import type { newProductEndpoints } from '#core/contract/new-product.ts';
import { parseImei } from '#core/identity/imei.ts';
import { parseSerialNumber } from '#core/identity/serial-number.ts';
import { recordInPassport } from '../../devices/passports.ts';
import { storePiece } from '../../devices/store-piece.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal, Refusal, type FieldErrors } from '../../platform/http/refusal.ts';
import { familiesChanged } from '../../read-models/families-changed.ts';
import { putIn } from '../../stock/put-in.ts';

type Items = z.output<(typeof newProductEndpoints)['admin-variant-items-add']['body']>;

interface NewItems {
  readonly variantId: number;
  readonly kind: DeviceKind;
  readonly items: Items;
  readonly at: Date;
  /** Makes a refusal of what is said of a piece, such as `pieces.0.serial`. */
  readonly said: (errors: FieldErrors) => FieldRefusal;
}

/** Stores alike pieces in the warehouse and used pieces one by one; answers the ids of their stock items. */
export async function addItems(
  trx: Knex.Transaction,
  deps: Dependencies,
  { variantId, kind, items, at, said }: NewItems,
): Promise<readonly number[]> {
  const productIds: number[] = [];
  for (const { condition, price, quantity } of items.stock) {
    productIds.push(await addStock(trx, variantId, { condition, price, quantity }));
  }
  for (const [index, piece] of items.pieces.entries()) {
    const refuse = (phrase: string) => said({ pieces: { [index]: { serial: [phrase] } } });
    productIds.push(await addPiece(trx, deps, { variantId, kind, piece, at, refuse }));
  }
  return productIds;
}

interface Wanted {
  readonly variantId: number;
  readonly items: Items;
}

/** The same to a variant that is there; 404 where it is none or was merged into another one. */
export async function addItemsToVariant(
  trx: Knex.Transaction,
  deps: Dependencies,
  { variantId, items }: Wanted,
  at: Date,
): Promise<readonly number[]> {
  if (items.stock.length + items.pieces.length === 0) {
    throw new FieldRefusal({ pieces: ['required'] });
  }
  const variant: { familyId: number; kind: DeviceKind } | undefined = await trx(
    'master_products as v',
  )
    .join('meta_masters as f', 'f.id', 'v.meta_master_id')
    .where({ 'v.id': variantId, 'v.merged_into_id': null })
    .forUpdate('v')
    .first({ familyId: 'f.id', kind: 'f.kind' });
  if (!variant) throw new Refusal(404, 'not_found');
  const { familyId, kind } = variant;
  const said = (errors: FieldErrors) => new FieldRefusal(errors);
  const productIds = await addItems(trx, deps, { variantId, kind, items, at, said });
  await familiesChanged(trx, deps, [familyId]);
  return productIds;
}

const entered = { why: 'entered' } as const;

async function addStock(
  trx: Knex.Transaction,
  variantId: number,
  { condition, price, quantity }: Items['stock'][number],
): Promise<number> {
  const [made] = await trx('products')
    .insert({ master_product_id: variantId, condition, is_single_unit: false, price })
    .returning<{ id: number }[]>('id');
  if (!made) throw new Error('a stock item got no id');
  await putIn(trx, { productId: made.id, quantity, placeId: null }, entered);
  return made.id;
}

interface NewPiece {
  readonly variantId: number;
  readonly kind: DeviceKind;
  readonly piece: Items['pieces'][number];
  readonly at: Date;
  readonly refuse: (phrase: string) => FieldRefusal;
}

async function addPiece(
  trx: Knex.Transaction,
  { cipher }: Dependencies,
  { variantId, kind, piece, at, refuse }: NewPiece,
): Promise<number> {
  const serial = serialOf(kind, piece.serial, refuse);
  const passportId =
    serial === null ? null : await recordInPassport(trx, cipher, serial, [{ kind: 'listed', at }]);
  try {
    return await storePiece(trx, { ...piece, variantId, passportId, isOnSale: true }, entered);
  } catch (error) {
    if (error instanceof Refusal) throw refuse('piece_known');
    throw error;
  }
}

/** A phone's number is an IMEI, another device's a serial number; an accessory needs none. */
function serialOf(
  kind: DeviceKind,
  typed: string,
  refuse: (phrase: string) => FieldRefusal,
): string | null {
  if (typed === '') return null;
  const read = requiredIdentifier(kind) === 'imei' ? parseImei(typed) : parseSerialNumber(typed);
  if (!read.ok) throw refuse(read.error);
  return read.value;
}
