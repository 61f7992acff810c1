import type { Knex } from 'knex';
import { putInAll } from '../stock/put-in.ts';
import { setCountAll } from '../stock/set-count.ts';
import type { Refused, VariantChange } from './variant-change.ts';

const imported = { why: 'imported' } as const;

/**
 * How many lie in the warehouse, of many products by a few statements; what is promised to orders cannot be taken away.
 * Answers what is refused.
 */
export async function setStocks(
  trx: Knex.Transaction,
  changes: readonly VariantChange[],
): Promise<Refused> {
  const refused: Refused = new Map();
  const counted: { readonly productId: number; readonly quantity: number; variantId: number }[] =
    [];
  const fresh: VariantChange[] = [];
  for (const change of changes) {
    const { variant, row } = change;
    const { quantity } = row;
    if (variant.itemId === null) {
      if (row.price !== undefined) fresh.push(change);
      else if (quantity !== undefined) {
        refused.set(variant.id, { field: 'price', reason: 'required' });
      }
    } else if (quantity !== undefined && quantity !== variant.quantity) {
      counted.push({ productId: variant.itemId, quantity, variantId: variant.id });
    }
  }
  await putInAll(trx, await makeItems(trx, fresh), imported);
  const stocks = await lockStocks(
    trx,
    counted.map(({ productId }) => productId),
  );
  const unknown = counted.filter(({ productId }) => !stocks.has(productId));
  await putInAll(trx, unknown, imported);
  const good = counted.flatMap(({ productId, quantity, variantId }) => {
    const stock = stocks.get(productId);
    if (!stock) return [];
    const { placeId, onHand: before, allocated } = stock;
    if (quantity >= allocated) return [{ productId, quantity, placeId, before }];
    refused.set(variantId, { field: 'quantity', reason: 'stock_allocated' });
    return [];
  });
  await setCountAll(trx, good, imported);
  return refused;
}

/** What is sold as new of variants of which nothing was, with how many came. */
async function makeItems(trx: Knex, fresh: readonly VariantChange[]) {
  if (fresh.length === 0) return [];
  const made = await trx('products')
    .insert(
      fresh.map(({ variant: { id }, row: { price } }) => {
        return { master_product_id: id, condition: 'new', is_single_unit: false, price };
      }),
    )
    .returning<{ id: number; master_product_id: number }[]>(['id', 'master_product_id']);
  const quantityOf = new Map(fresh.map(({ variant: { id }, row }) => [id, row.quantity ?? 0]));
  return made.map(({ id, master_product_id: variantId }) => {
    return { productId: id, quantity: quantityOf.get(variantId) ?? 0 };
  });
}

interface LockedStock {
  readonly productId: number;
  readonly placeId: number;
  readonly onHand: number;
  readonly allocated: number;
}

async function lockStocks(
  trx: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LockedStock>> {
  if (ids.length === 0) return new Map();
  const rows = await trx('stock as s')
    .join('stock_places as w', 'w.id', 's.place_id')
    .where({ 'w.code': 'warehouse' })
    .whereIn('s.product_id', ids)
    .orderBy('s.product_id')
    .forUpdate('s')
    .select<LockedStock[]>({
      productId: 's.product_id',
      placeId: 's.place_id',
      onHand: 's.on_hand',
      allocated: 's.allocated',
    });
  return new Map(rows.map((row) => [row.productId, row]));
}
