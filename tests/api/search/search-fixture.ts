import type { Knex } from 'knex';
import { refreshAllCards } from '#api/read-models/refresh-all-cards.ts';
import type { CardMoment } from '#api/read-models/write-cards.ts';
import { truncateAll } from '#tests/support/database.ts';

/** `id | kind | maker | Czech name | Romanian name | condition | price | colour | category | popularity`. */
const families = `
1 | phone | 1 | Apple iPhone 13 | Apple iPhone 13 | used | 9000 | 1 | 11 | 50
2 | phone | 1 | Apple iPhone 13 Pro | Apple iPhone 13 Pro | new | 15000 | 2 | 11 | 60
3 | phone | 2 | Samsung Galaxy S24 | Samsung Galaxy S24 | new | 18000 | 1 | 12 | 70
4 | accessory | 3 | Spigen kryt pro Apple iPhone 13 | Husă Spigen pentru Apple iPhone 13 | new | 400 | 1 | 21 | 90
5 | accessory | 1 | Apple 20W USB-C nabíječka | Încărcător Apple USB-C 20W | new | 500 | 2 | 22 | 80
6 | phone | 2 | Samsung Galaxy S24+ | Samsung Galaxy S24+ | new | 22000 | 2 | 12 | 75
`;

const rows = families
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

/** Six families with one variant and one piece each: EANs 2900000000018 and on, codes AB-001 and on. */
export async function insertSearchCatalogue(knex: Knex, moment: CardMoment): Promise<void> {
  await truncateAll(knex);
  await knex.raw(`
    insert into manufacturers (id, slug, name, popularity) values
      (1, 'apple', 'Apple', 1), (2, 'samsung', 'Samsung', 2), (3, 'spigen', 'Spigen', 3);
    insert into attribute_groups (id, code, name_cs, name_ro, position)
      values (1, 'body', 'Tělo', 'Carcasă', 1);
    insert into attributes (id, code, group_id, kind, name_cs, name_ro, position, is_facet)
      values (1, 'color', 1, 'choice', 'Barva', 'Culoare', 1, true);
    insert into attribute_values (id, attribute_id, code, name_cs, name_ro, position, hex) values
      (1, 1, 'black', 'Černá', 'Negru', 1, '#111111'), (2, 1, 'white', 'Bílá', 'Alb', 2, '#ffffff');
    insert into type_categories (id, parent_id, position, name_cs, name_ro, seo_name, url_path) values
      (10, null, 1, 'Telefony', 'Telefoane', 'telefony', '/telefony'),
      (11, 10, 1, 'Apple', 'Apple', 'apple', '/telefony/apple'),
      (12, 10, 2, 'Samsung', 'Samsung', 'samsung', '/telefony/samsung'),
      (20, null, 2, 'Příslušenství', 'Accesorii', 'prislusenstvi', '/prislusenstvi'),
      (21, 20, 1, 'Pouzdra a kryty', 'Huse', 'pouzdra', '/prislusenstvi/pouzdra'),
      (22, 20, 2, 'Nabíječky', 'Încărcătoare', 'nabijecky', '/prislusenstvi/nabijecky');
    insert into stock_places (id, code) values (1, 'sklad')`);
  for (const texts of rows) {
    const [, kind, , cs, ro, condition] = texts;
    const [id, , maker, , , , price, color, category, popularity] = texts.map(Number);
    const name = { name_cs: cs, name_ro: ro };
    await knex('meta_masters').insert({
      id,
      kind: kind === 'phone' ? 'phone' : 'accessory',
      manufacturer_id: maker,
      popularity,
      released_on: '2024-01-01',
      ...name,
      seo_name: `family-${String(id)}`,
    });
    await knex('master_products').insert({
      id,
      meta_master_id: id,
      color_value_id: color,
      group_name: '',
      ...name,
      code: `AB-00${String(id)}`,
      ean: eanOf(Number(id)),
      seo_name: `variant-${String(id)}`,
    });
    await knex('master_product_categories').insert({
      master_product_id: id,
      category_id: category,
    });
    await knex('products').insert({
      id,
      master_product_id: id,
      condition: condition === 'used' ? 'used' : 'new',
      price,
      grade: condition === 'used' ? 'A' : null,
      is_single_unit: condition === 'used',
    });
    await knex('stock').insert({ product_id: id, place_id: 1, on_hand: 1 });
  }
  await knex('accessory_fits').insert({ accessory_id: 4, device_id: 1 });
  await knex.transaction((trx) => refreshAllCards(trx, moment));
}

const eans = ['2900000000018', '2900000000025', '0012345678905', '2900000000049'];

/** The bar code of a family; the third begins with zeros. */
const eanOf = (family: number): string => eans[family - 1] ?? `29000000000${String(family)}0`;
