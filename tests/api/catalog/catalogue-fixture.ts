import type { Knex } from 'knex';
import { refreshAllCards } from '#api/read-models/refresh-all-cards.ts';
import type { CardMoment } from '#api/read-models/write-cards.ts';
import { everything, purgeKeys } from '#api/platform/reply-cache.ts';
import {
  addAccessoryFit,
  addFamily,
  addProduct,
  addProductAttribute,
  addVariant,
} from '#tests/support/factories/catalogue.ts';
import {
  addCategory,
  addCategoryRedirect,
  addToCategory,
} from '#tests/support/factories/categories.ts';
import { addAddOn } from '#tests/support/factories/sales.ts';
import { addStock, addStockPlace, addStore } from '#tests/support/factories/stock.ts';
import { fillOnce } from '#tests/support/snapshot.ts';
import { truncateAll } from '#tests/support/database.ts';
import { insertWords, named } from './catalogue-words.ts';

/**
 * A small catalogue: phones (10) with Apple (11) and Samsung (12) below them, accessories (20).
 * Families: 1 iPhone 15 in 128 and 256 GB, black and blue; 2 Galaxy S24, black; 3 a case for both.
 * Values: colours 1 black, 2 blue; capacity 3 and 4; RAM is a number and no facet.
 */
export async function insertCatalogue(knex: Knex, moment: CardMoment): Promise<void> {
  await truncateAll(knex);
  const made = `small catalogue ${moment.market.code} ${moment.now().toISOString()}`;
  await fillOnce(knex, made, async () => {
    await insertWords(knex);
    await insertTree(knex);
    await insertFamilies(knex);
    await insertPieces(knex);
    await knex.transaction((trx) => refreshAllCards(trx, moment));
  });
  await purgeKeys(knex, [everything]);
}

async function insertTree(knex: Knex): Promise<void> {
  await addCategory.many(knex, [
    { id: 10, position: 1, seo_name: 'telefony', ...named('Telefony', 'Telefoane') },
    { id: 20, position: 2, seo_name: 'prislusenstvi', ...named('Příslušenství', 'Accesorii') },
  ]);
  const below = { parent_id: 10 };
  await addCategory.many(knex, [
    {
      ...below,
      id: 11,
      position: 1,
      ...named('Apple'),
      seo_name: 'apple',
      url_path: '/telefony/apple',
    },
    {
      ...below,
      id: 12,
      position: 2,
      ...named('Samsung'),
      seo_name: 'samsung',
      url_path: '/telefony/samsung',
    },
  ]);
  await addCategoryRedirect(knex, { path: '/mobily/apple', category_id: 11 });
  await addStore(knex, {
    id: 1,
    slug: 'praha',
    name: 'Praha',
    e_mail: 'a@obmena.example',
    opening_hours: [{ opens: '09:00', closes: '18:00' }, ...Array<null>(6).fill(null)],
    is_service_center: true,
  });
  await addStockPlace.many(knex, [
    { id: 1, code: 'sklad' },
    { id: 2, code: 'praha', store_id: 1 },
  ]);
}

async function insertFamilies(knex: Knex): Promise<void> {
  await addFamily.many(knex, [
    {
      id: 1,
      seo_name: 'apple-iphone-15',
      manufacturer_id: 1,
      ...named('Apple iPhone 15'),
      popularity: 90,
      released_on: '2023-09-22',
    },
    {
      id: 2,
      seo_name: 'galaxy-s24',
      manufacturer_id: 2,
      ...named('Samsung Galaxy S24'),
      popularity: 80,
      released_on: '2024-01-31',
    },
    {
      id: 3,
      seo_name: 'kryt',
      kind: 'accessory',
      manufacturer_id: 1,
      ...named('Silikonový kryt', 'Husă din silicon'),
      popularity: 10,
    },
  ]);
  await addAccessoryFit.many(knex, [
    { accessory_id: 3, device_id: 1 },
    { accessory_id: 3, device_id: 2 },
  ]);
  const small = { meta_master_id: 1, group_name: '128 GB', width_mm: 71.6, height_mm: 147.6 };
  await addVariant.many(knex, [
    {
      ...small,
      id: 1,
      code: 'IP15-128-BK',
      seo_name: 'iphone-15-128-black',
      ...named('iPhone 15 128 GB Černá', 'iPhone 15 128 GB Negru'),
      color_value_id: 1,
      position: 1,
    },
    {
      ...small,
      id: 2,
      code: 'IP15-128-BL',
      seo_name: 'iphone-15-128-blue',
      ...named('iPhone 15 128 GB Modrá', 'iPhone 15 128 GB Albastru'),
      color_value_id: 2,
      position: 2,
    },
    {
      ...small,
      id: 3,
      group_name: '256 GB',
      code: 'IP15-256-BK',
      seo_name: 'iphone-15-256-black',
      ...named('iPhone 15 256 GB Černá', 'iPhone 15 256 GB Negru'),
      color_value_id: 1,
      position: 3,
    },
    {
      id: 4,
      meta_master_id: 2,
      group_name: '128 GB',
      code: 'S24-128-BK',
      seo_name: 's24-128-black',
      ...named('Galaxy S24 Černá', 'Galaxy S24 Negru'),
      color_value_id: 1,
      position: 1,
    },
    {
      id: 5,
      meta_master_id: 3,
      code: 'KRYT',
      seo_name: 'silikonovy-kryt',
      ...named('Silikonový kryt', 'Husă din silicon'),
      color_value_id: 1,
      position: 1,
    },
  ]);
  const [capacity, ram, esim] = [{ attribute_id: 2 }, { attribute_id: 3 }, { attribute_id: 4 }];
  await addProductAttribute.many(knex, [
    { ...capacity, master_product_id: 1, value_id: 3 },
    { ...capacity, master_product_id: 2, value_id: 3 },
    { ...capacity, master_product_id: 3, value_id: 4 },
    { ...capacity, master_product_id: 4, value_id: 3 },
    ...[1, 2, 3].map((variant) => ({ ...ram, master_product_id: variant, number: 6 })),
    { ...ram, master_product_id: 4, number: 8 },
    { ...esim, master_product_id: 1, number: 1 },
  ]);
  await addToCategory.many(knex, [
    ...[1, 2, 3].map((variant) => ({ category_id: 11, master_product_id: variant })),
    { category_id: 12, master_product_id: 4 },
    { category_id: 20, master_product_id: 5 },
  ]);
}

async function insertPieces(knex: Knex): Promise<void> {
  const used = { master_product_id: 1, condition: 'used' } as const;
  await addProduct.many(knex, [
    { id: 1, master_product_id: 1, price: 20_000 },
    { id: 2, master_product_id: 2, price: 19_000 },
    { id: 3, master_product_id: 3, price: 24_000, next_delivery: '2026-11-25' },
    { id: 4, master_product_id: 4, price: 17_000 },
    { ...used, id: 5, grade: 'B', price: 12_000, battery_percent: 88 },
    { ...used, id: 6, grade: 'A', price: 14_000, battery_percent: 93 },
    { id: 7, master_product_id: 5, price: 500 },
  ]);
  const [warehouse, store] = [{ place_id: 1 }, { place_id: 2 }];
  await addStock.many(knex, [
    { ...warehouse, product_id: 1, on_hand: 10, allocated: 1 },
    { ...warehouse, product_id: 2, on_hand: 3, allocated: 3 },
    { ...store, product_id: 2, on_hand: 2 },
    { ...store, product_id: 4 },
    { ...warehouse, product_id: 5 },
    { ...store, product_id: 6 },
    { ...warehouse, product_id: 7, on_hand: 50 },
  ]);
  await addAddOn(knex, {
    id: 1,
    code: 'poskozeni',
    ...named('Pojištění', 'Asigurare'),
    text_cs: 'Rok krytí',
    text_ro: 'Un an',
    price_permille: 83,
    minimal_price: 499,
    months: 12,
    position: 1,
  });
  await knex.raw(`
    select setval(pg_get_serial_sequence(t, 'id'), 1000) from unnest(array['products',
      'master_products', 'meta_masters', 'attribute_values', 'type_categories', 'manufacturers']) t`);
}
