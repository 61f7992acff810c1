import type { Knex } from 'knex';
import type { z } from 'zod';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { newProductEndpoints } from '#core/contract/new-product.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal, Refusal, type FieldErrors } from '../../platform/http/refusal.ts';
import { familiesChanged } from '../../read-models/families-changed.ts';
import { putIn } from '../../stock/put-in.ts';
import { preparePrices } from '../product-list/price-approval.ts';
import type { Priced } from '../product-list/write-prices.ts';
import { addPiece } from './add-piece.ts';

type Items = z.output<(typeof newProductEndpoints)['admin-variant-items-add']['body']>;

/** Who adds them, and when. */
export interface AddedBy {
  readonly staffId: number;
  readonly at: Date;
  /** Asked before a price is handed to another person. */
  readonly proveAnew: () => void;
}

/** What was added: ids of stock items, and how many of their prices wait for another person. */
export interface AddedItems {
  readonly productIds: readonly number[];
  readonly waiting: number;
}

interface NewItems {
  readonly variantId: number;
  readonly kind: DeviceKind;
  readonly items: Items;
  readonly by: AddedBy;
  /** Makes a refusal of what is said of a piece, such as `pieces.0.serial`. */
  readonly said: (errors: FieldErrors) => FieldRefusal;
}

/** Stores alike pieces in the warehouse and used pieces one by one. */
export async function addItems(
  trx: Knex.Transaction,
  deps: Dependencies,
  { variantId, kind, items, by, said }: NewItems,
): Promise<AddedItems> {
  const productIds: number[] = [];
  const waiting: Priced[] = [];
  for (const { condition, price, quantity } of items.stock) {
    productIds.push(await addStock(trx, variantId, { condition, price, quantity }));
  }
  for (const [index, piece] of items.pieces.entries()) {
    const refuse = (phrase: string) => said({ pieces: { [index]: { serial: [phrase] } } });
    const wanted = { variantId, kind, piece, at: by.at, reason: entered, refuse };
    const made = await addPiece(trx, deps, wanted);
    productIds.push(made.productId);
    waiting.push(...made.waiting);
  }
  if (waiting.length > 0) by.proveAnew();
  await preparePrices(trx, deps, waiting, by);
  return { productIds, waiting: waiting.length };
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
  by: AddedBy,
): Promise<AddedItems> {
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
  const added = await addItems(trx, deps, { variantId, kind, items, by, said });
  await familiesChanged(trx, deps, [familyId]);
  return added;
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
