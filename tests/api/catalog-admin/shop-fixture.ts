import type { Knex } from 'knex';
import {
  addAttribute,
  addAttributeGroup,
  addAttributeValue,
  addFamily,
  addManufacturer,
  addProduct,
  addProductAttribute,
  addUnit,
  addVariant,
} from '#tests/support/factories/catalogue.ts';
import { addStock, addStockPlace } from '#tests/support/factories/stock.ts';

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
  await addManufacturer.many(knex, [
    { slug: 'apple', name: 'Apple' },
    { slug: 'samsung', name: 'Samsung' },
  ]);
  await insertAttributes(knex);
  await addFamily.many(knex, [
    { seo_name: 'iphone-15', ...named('iPhone 15'), manufacturer_id: shop.apple },
    { seo_name: 'galaxy-s24', ...named('Galaxy S24'), manufacturer_id: shop.samsung },
  ]);
  await addVariant.many(knex, [
    variant('iphone-15-black', 'iPhone 15 černý', shop.blackValue),
    variant('iphone-15-blue', 'iPhone 15 modrý', shop.blueValue),
    variant('iphone-15-spare', 'iPhone 15', null),
  ]);
  const said = { master_product_id: shop.black, attribute_id: shop.display };
  await addProductAttribute(knex, { ...said, number: 6.1 });
  await addProduct(knex, { master_product_id: shop.black, price: 20_000 });
  await addStockPlace(knex, { code: 'sklad' });
  const place = { product_id: shop.product, place_id: shop.warehouse };
  await addStock(knex, { ...place, on_hand: 5, allocated: 2 });
}

const named = (cs: string, ro = cs) => ({ name_cs: cs, name_ro: ro });

const variant = (seoName: string, name: string, color: number | null) => ({
  meta_master_id: shop.iphone,
  code: seoName.toUpperCase(),
  seo_name: seoName,
  ...named(name),
  color_value_id: color,
});

async function insertAttributes(knex: Knex): Promise<void> {
  await addUnit(knex, { code: 'palec', symbol_cs: '"', symbol_ro: 'inch' });
  await addAttributeGroup(knex, { code: 'displej', ...named('Displej', 'Ecran'), position: 1 });
  const attribute = { group_id: 1, position: 1 };
  await addAttribute.many(knex, [
    {
      ...attribute,
      unit_id: 1,
      code: 'uhlopricka',
      kind: 'number',
      ...named('Úhlopříčka', 'Diagonală'),
    },
    { ...attribute, code: 'sklo', ...named('Sklo', 'Sticlă') },
    { ...attribute, code: 'color', kind: 'choice', ...named('Barva', 'Culoare') },
  ]);
  const color = { attribute_id: shop.color, position: 1 };
  await addAttributeValue.many(knex, [
    { ...color, code: 'black', ...named('Černá', 'Negru'), hex: '#101010' },
    { ...color, code: 'blue', ...named('Modrá', 'Albastru'), hex: '#3060a0' },
  ]);
}
