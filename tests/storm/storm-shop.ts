import type { Knex } from 'knex';
import { addDiscount, addDiscountCode } from '#tests/support/factories/prices.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addStock, setStock } from '#tests/support/factories/stock.ts';
import { findDevice, type StormDevice } from './storm-device.ts';

/** What everybody wants at once. */
export interface StormGoods {
  readonly products: readonly number[];
  readonly codes: readonly string[];
  readonly device: StormDevice;
  /** Pieces that lay there of each product before the first was sold. */
  readonly pieces: number;
}

const piecesEach = 50;
const wantedProducts = 4;
const codes = 60;

/**
 * Makes a seeded shop ready: products with 50 pieces each that nothing is delivered after, and codes
 * that work once. What the seed reserved and sold is not counted.
 */
export async function prepareStorm(
  knex: Knex,
  url: string,
  pieces = piecesEach,
): Promise<StormGoods> {
  const products: number[] = await knex('products as p')
    .join('stock as s', 's.product_id', 'p.id')
    .where({ 'p.condition': 'new', 'p.is_single_unit': false, 'p.is_on_sale': true })
    .where('s.allocated', 0)
    .whereBetween('p.price', [100, 3_000])
    .groupBy('p.id')
    .orderBy('p.id')
    .limit(wantedProducts)
    .pluck('p.id');
  if (products.length < wantedProducts)
    throw new Error('the shop has too few products to sell out');
  await knex('products').whereIn('id', products).update({
    next_delivery: null,
    supplier_days: null,
    sale_starts: null,
  });
  for (const product_id of products) await setStock(knex, { product_id }, { on_hand: 0 });
  await stockUp(knex, products, pieces);
  const device = await findDevice(knex, url);
  return { products, codes: await insertCodes(knex), device, pieces };
}

/** Lays the pieces in the warehouse, where some of the products may have been. */
async function stockUp(knex: Knex, products: readonly number[], pieces: number): Promise<void> {
  const warehouses: number[] = await knex('stock_places').whereNull('store_id').pluck('id');
  for (const place of warehouses) {
    const known = knex('stock').where('place_id', place).whereIn('product_id', products);
    const there: number[] = await known.pluck('product_id');
    for (const product_id of there) {
      await setStock(knex, { product_id, place_id: place }, { on_hand: pieces });
    }
    const missing = products.filter((product) => !there.includes(product));
    await addStock.many(
      knex,
      missing.map((product) => ({ product_id: product, place_id: place, on_hand: pieces })),
    );
  }
}

async function insertCodes(knex: Knex): Promise<string[]> {
  const discount = await addDiscount(knex, { discount_value: 7 });
  const names = times(codes, (number) => `STRM${String(999 + number)}`);
  await addDiscountCode.many(
    knex,
    names.map((code) => ({ discount_id: discount.id, code, max_uses: 1 })),
  );
  return names;
}
