import type { Knex } from 'knex';

/** Ids of a small shop: two families, the first with three variants of which one is in stock. */
export const shop = {
  apple: 1,
  samsung: 2,
  iphone: 1,
  galaxy: 2,
  black: 1,
  blue: 2,
  spare: 3,
  product: 1,
  warehouse: 1,
  display: 1,
  glass: 2,
  color: 3,
  blackValue: 1,
  blueValue: 2,
} as const;

/** Fills the catalogue's tables; counters go on behind the ids given here. */
export async function insertShop(knex: Knex): Promise<void> {
  await knex('manufacturers').insert([
    { slug: 'apple', name: 'Apple' },
    { slug: 'samsung', name: 'Samsung' },
  ]);
  await insertAttributes(knex);
  await knex('meta_masters').insert([
    { ...family('iphone-15', 'iPhone 15'), manufacturer_id: shop.apple },
    { ...family('galaxy-s24', 'Galaxy S24'), manufacturer_id: shop.samsung },
  ]);
  await knex('master_products').insert([
    variant('iphone-15-black', 'iPhone 15 černý', shop.blackValue),
    variant('iphone-15-blue', 'iPhone 15 modrý', shop.blueValue),
    variant('iphone-15-spare', 'iPhone 15', null),
  ]);
  await knex('product_attributes').insert({
    master_product_id: shop.black,
    attribute_id: shop.display,
    number: 6.1,
  });
  await knex('products').insert({
    master_product_id: shop.black,
    condition: 'new',
    is_single_unit: false,
    price: 20_000,
  });
  await knex('stock_places').insert([{ code: 'sklad' }]);
  await knex('stock').insert({
    product_id: shop.product,
    place_id: shop.warehouse,
    on_hand: 5,
    allocated: 2,
  });
}

const family = (seoName: string, name: string) => ({
  seo_name: seoName,
  kind: 'phone' as const,
  name_cs: name,
  name_ro: name,
});

const variant = (seoName: string, name: string, color: number | null) => ({
  meta_master_id: shop.iphone,
  code: seoName.toUpperCase(),
  seo_name: seoName,
  name_cs: name,
  name_ro: name,
  color_value_id: color,
});

async function insertAttributes(knex: Knex): Promise<void> {
  await knex('units').insert({ code: 'palec', symbol_cs: '"', symbol_ro: 'inch' });
  await knex('attribute_groups').insert({
    code: 'displej',
    name_cs: 'Displej',
    name_ro: 'Ecran',
    position: 1,
  });
  const attribute = { group_id: 1, position: 1 };
  await knex('attributes').insert([
    {
      ...attribute,
      unit_id: 1,
      code: 'uhlopricka',
      kind: 'number',
      name_cs: 'Úhlopříčka',
      name_ro: 'Diagonală',
    },
    { ...attribute, code: 'sklo', kind: 'text', name_cs: 'Sklo', name_ro: 'Sticlă' },
    { ...attribute, code: 'color', kind: 'choice', name_cs: 'Barva', name_ro: 'Culoare' },
  ]);
  await knex('attribute_values').insert([
    value('black', 'Černá', 'Negru', '#101010'),
    value('blue', 'Modrá', 'Albastru', '#3060a0'),
  ]);
}

const value = (code: string, name_cs: string, name_ro: string, hex: string) => ({
  attribute_id: shop.color,
  code,
  name_cs,
  name_ro,
  hex,
  position: 1,
});
