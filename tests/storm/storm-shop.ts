import type { Knex } from 'knex';

/** What everybody wants at once. */
export interface StormGoods {
  readonly products: readonly number[];
  readonly codes: readonly string[];
}

export const piecesEach = 50;
const wantedProducts = 4;
const codes = 60;

/**
 * Makes a seeded shop ready: products with 50 pieces each that nothing is delivered after, and codes
 * that work once. What the seed reserved and sold is not counted.
 */
export async function prepareStorm(knex: Knex): Promise<StormGoods> {
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
  await knex('stock').whereIn('product_id', products).update({ on_hand: 0 });
  await knex.raw(
    `insert into stock (product_id, place_id, on_hand)
     select p.id, l.id, :pieces from products p, stock_places l
     where p.id = any(:products) and l.store_id is null
     on conflict (product_id, place_id) do update set on_hand = excluded.on_hand`,
    { products, pieces: piecesEach },
  );
  return { products, codes: await insertCodes(knex) };
}

async function insertCodes(knex: Knex): Promise<string[]> {
  const [discount] = await knex('discounts')
    .insert({
      marketing_name_cs: 'Bouře',
      marketing_name_ro: 'Furtună',
      discount_value: 7,
      discount_type: 'percentage',
      applies_to: 'goods',
    })
    .returning<{ id: number }[]>('id');
  if (!discount) throw new Error('the discount was not stored');
  const names = Array.from({ length: codes }, (_, number) => `STRM${String(1_000 + number)}`);
  await knex('discount_codes').insert(
    names.map((code) => ({
      discount_id: discount.id,
      code,
      max_uses: 1,
      code_key: code.toLowerCase().replaceAll('o', '0'),
    })),
  );
  return names;
}
