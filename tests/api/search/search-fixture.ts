import type { Knex } from 'knex';
import { refreshAllCards } from '#api/read-models/refresh-all-cards.ts';
import type { CardMoment } from '#api/read-models/write-cards.ts';
import {
  addAccessoryFit,
  addAttribute,
  addAttributeValue,
  addFamily,
  addManufacturer,
  addProduct,
  addVariant,
} from '#tests/support/factories/catalogue.ts';
import { addCategory, addToCategory } from '#tests/support/factories/categories.ts';
import { addStock, addStockPlace } from '#tests/support/factories/stock.ts';
import { truncateAll } from '#tests/support/database.ts';

/** Id, kind, maker, Czech name, Romanian name, condition, price, colour, category, popularity. */
const rows = [
  [1, 'phone', 1, 'Apple iPhone 13', 'Apple iPhone 13', 'used', 9_000, 1, 11, 50],
  [2, 'phone', 1, 'Apple iPhone 13 Pro', 'Apple iPhone 13 Pro', 'new', 15_000, 2, 11, 60],
  [3, 'phone', 2, 'Samsung Galaxy S24', 'Samsung Galaxy S24', 'new', 18_000, 1, 12, 70],
  [
    ...[4, 'accessory', 3, 'Spigen kryt pro Apple iPhone 13'],
    ...['Husă Spigen pentru Apple iPhone 13', 'new', 400, 1, 21, 90],
  ],
  [
    ...[5, 'accessory', 1, 'Apple 20W USB-C nabíječka', 'Încărcător Apple USB-C 20W'],
    ...['new', 500, 2, 22, 80],
  ],
  [6, 'phone', 2, 'Samsung Galaxy S24+', 'Samsung Galaxy S24+', 'new', 22_000, 2, 12, 75],
] as const;

/** Six families with one variant and one piece each: EANs 2900000000018 and on, codes AB-001 and on. */
export async function insertSearchCatalogue(knex: Knex, moment: CardMoment): Promise<void> {
  await truncateAll(knex);
  await insertWords(knex);
  for (const [id, kind, maker, cs, ro, condition, price, color, category, popularity] of rows) {
    const name = { name_cs: cs, name_ro: ro };
    await addFamily(knex, {
      id,
      kind,
      manufacturer_id: maker,
      popularity,
      released_on: '2024-01-01',
      ...name,
      seo_name: `family-${String(id)}`,
    });
    await addVariant(knex, {
      id,
      meta_master_id: id,
      color_value_id: color,
      ...name,
      code: `AB-00${String(id)}`,
      ean: eanOf(id),
      seo_name: `variant-${String(id)}`,
    });
    await addToCategory(knex, { master_product_id: id, category_id: category });
    const grade = condition === 'used' ? 'A' : null;
    await addProduct(knex, { id, master_product_id: id, condition, price, grade });
    await addStock(knex, { product_id: id, place_id: 1 });
  }
  await addAccessoryFit(knex, { accessory_id: 4, device_id: 1 });
  await knex.transaction((trx) => refreshAllCards(trx, moment));
}

async function insertWords(knex: Knex): Promise<void> {
  await addManufacturer.many(knex, [
    { id: 1, slug: 'apple', name: 'Apple', popularity: 1 },
    { id: 2, slug: 'samsung', name: 'Samsung', popularity: 2 },
    { id: 3, slug: 'spigen', name: 'Spigen', popularity: 3 },
  ]);
  await addAttribute(knex, {
    id: 1,
    code: 'color',
    kind: 'choice',
    ...named('Barva', 'Culoare'),
    is_facet: true,
  });
  await addAttributeValue.many(knex, [
    {
      id: 1,
      attribute_id: 1,
      code: 'black',
      ...named('Černá', 'Negru'),
      position: 1,
      hex: '#111111',
    },
    { id: 2, attribute_id: 1, code: 'white', ...named('Bílá', 'Alb'), position: 2, hex: '#ffffff' },
  ]);
  await addCategory.many(knex, [
    { id: 10, position: 1, ...named('Telefony', 'Telefoane'), seo_name: 'telefony' },
    { id: 20, position: 2, ...named('Příslušenství', 'Accesorii'), seo_name: 'prislusenstvi' },
  ]);
  const [phones, accessories] = [{ parent_id: 10 }, { parent_id: 20 }];
  await addCategory.many(knex, [
    { ...phones, id: 11, ...named('Apple'), seo_name: 'apple', url_path: '/telefony/apple' },
    { ...phones, id: 12, ...named('Samsung'), seo_name: 'samsung', url_path: '/telefony/samsung' },
    {
      ...accessories,
      id: 21,
      ...named('Pouzdra a kryty', 'Huse'),
      seo_name: 'pouzdra',
      url_path: '/prislusenstvi/pouzdra',
    },
    {
      ...accessories,
      id: 22,
      ...named('Nabíječky', 'Încărcătoare'),
      seo_name: 'nabijecky',
      url_path: '/prislusenstvi/nabijecky',
    },
  ]);
  await addStockPlace(knex, { id: 1, code: 'sklad' });
}

const named = (cs: string, ro = cs) => ({ name_cs: cs, name_ro: ro });

const eans = ['2900000000018', '2900000000025', '0012345678905', '2900000000049'];

/** The bar code of a family; the third begins with zeros. */
const eanOf = (family: number): string => eans[family - 1] ?? `29000000000${String(family)}0`;
