import type { Knex } from 'knex';
import { refreshAllCards } from '#api/read-models/refresh-all-cards.ts';
import type { CardMoment } from '#api/read-models/write-cards.ts';
import { everything, purgeKeys } from '#api/platform/reply-cache.ts';
import { fillOnce } from '#tests/support/snapshot.ts';
import { truncateAll } from '#tests/support/database.ts';

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

async function insertWords(knex: Knex): Promise<void> {
  await knex.raw(`
    insert into manufacturers (id, slug, name, popularity) values
      (1, 'apple', 'Apple', 1), (2, 'samsung', 'Samsung', 2);
    insert into units (id, code, symbol_cs, symbol_ro) values (1, 'gigabyte', 'GB', 'GB');
    insert into attribute_groups (id, code, name_cs, name_ro, position) values
      (1, 'body', 'Tělo', 'Carcasă', 1), (2, 'memory', 'Paměť', 'Memorie', 2);
    insert into attributes (id, code, group_id, unit_id, kind, name_cs, name_ro, position, is_facet)
    values
      (1, 'color', 1, null, 'choice', 'Barva', 'Culoare', 1, true),
      (2, 'capacity', 2, null, 'choice', 'Kapacita', 'Capacitate', 2, true),
      (3, 'ram', 2, 1, 'number', 'Operační paměť', 'Memorie RAM', 3, false),
      (4, 'esim', 2, null, 'boolean', 'eSIM', 'eSIM', 4, false);
    insert into attribute_values (id, attribute_id, code, name_cs, name_ro, position, hex) values
      (1, 1, 'black', 'Černá', 'Negru', 1, '#111111'), (2, 1, 'blue', 'Modrá', 'Albastru', 2, '#0000ff'),
      (3, 2, '128-gb', '128 GB', '128 GB', 1, null), (4, 2, '256-gb', '256 GB', '256 GB', 2, null)`);
}

async function insertTree(knex: Knex): Promise<void> {
  await knex.raw(`
    insert into type_categories (id, parent_id, position, name_cs, name_ro, seo_name, url_path)
    values
      (10, null, 1, 'Telefony', 'Telefoane', 'telefony', '/telefony'),
      (11, 10, 1, 'Apple', 'Apple', 'apple', '/telefony/apple'),
      (12, 10, 2, 'Samsung', 'Samsung', 'samsung', '/telefony/samsung'),
      (20, null, 2, 'Příslušenství', 'Accesorii', 'prislusenstvi', '/prislusenstvi');
    insert into category_redirects (path, category_id) values ('/mobily/apple', 11);
    insert into stores (id, slug, name, street, city, postcode, phone, e_mail, opening_hours,
      is_buyout_center, is_service_center) values
      (1, 'praha', 'Praha', 'Dlouhá 1', 'Praha', '110 00', '+420 234 567 890', 'a@obmena.example',
       '[{"opens":"09:00","closes":"18:00"},null,null,null,null,null,null]', true, true);
    insert into stock_places (id, code, store_id) values (1, 'sklad', null), (2, 'praha', 1)`);
}

async function insertFamilies(knex: Knex): Promise<void> {
  await knex.raw(`
    insert into meta_masters
      (id, seo_name, kind, manufacturer_id, name_cs, name_ro, popularity, released_on)
    values
      (1, 'apple-iphone-15', 'phone', 1, 'Apple iPhone 15', 'Apple iPhone 15', 90, '2023-09-22'),
      (2, 'galaxy-s24', 'phone', 2, 'Samsung Galaxy S24', 'Samsung Galaxy S24', 80, '2024-01-31'),
      (3, 'kryt', 'accessory', 1, 'Silikonový kryt', 'Husă din silicon', 10, null);
    insert into accessory_fits (accessory_id, device_id) values (3, 1), (3, 2);
    insert into master_products
      (id, meta_master_id, code, seo_name, name_cs, name_ro, group_name, color_value_id, position,
       width_mm, height_mm)
    values
      (1, 1, 'IP15-128-BK', 'iphone-15-128-black', 'iPhone 15 128 GB Černá',
       'iPhone 15 128 GB Negru', '128 GB', 1, 1, 71.6, 147.6),
      (2, 1, 'IP15-128-BL', 'iphone-15-128-blue', 'iPhone 15 128 GB Modrá',
       'iPhone 15 128 GB Albastru', '128 GB', 2, 2, 71.6, 147.6),
      (3, 1, 'IP15-256-BK', 'iphone-15-256-black', 'iPhone 15 256 GB Černá',
       'iPhone 15 256 GB Negru', '256 GB', 1, 3, 71.6, 147.6),
      (4, 2, 'S24-128-BK', 's24-128-black', 'Galaxy S24 Černá', 'Galaxy S24 Negru',
       '128 GB', 1, 1, null, null),
      (5, 3, 'KRYT', 'silikonovy-kryt', 'Silikonový kryt', 'Husă din silicon', '', 1, 1, null, null);
    insert into product_attributes (master_product_id, attribute_id, value_id, number) values
      (1, 2, 3, null), (2, 2, 3, null), (3, 2, 4, null), (4, 2, 3, null),
      (1, 3, null, 6), (2, 3, null, 6), (3, 3, null, 6), (4, 3, null, 8), (1, 4, null, 1);
    insert into master_product_categories (category_id, master_product_id) values
      (11, 1), (11, 2), (11, 3), (12, 4), (20, 5)`);
}

async function insertPieces(knex: Knex): Promise<void> {
  await knex.raw(`
    insert into products
      (id, master_product_id, condition, grade, is_single_unit, price, next_delivery, battery_percent)
    values
      (1, 1, 'new', null, false, 20000, null, null), (2, 2, 'new', null, false, 19000, null, null),
      (3, 3, 'new', null, false, 24000, '2026-11-25', null),
      (4, 4, 'new', null, false, 17000, null, null),
      (5, 1, 'used', 'B', true, 12000, null, 88), (6, 1, 'used', 'A', true, 14000, null, 93),
      (7, 5, 'new', null, false, 500, null, null);
    insert into stock (product_id, place_id, on_hand, allocated) values
      (1, 1, 10, 1), (2, 1, 3, 3), (2, 2, 2, 0), (4, 2, 1, 0), (5, 1, 1, 0), (6, 2, 1, 0),
      (7, 1, 50, 0);
    insert into add_ons (id, code, kind, name_cs, name_ro, text_cs, text_ro, for_kinds,
      for_conditions, price_permille, minimal_price, months, position)
    values (1, 'poskozeni', 'insurance', 'Pojištění', 'Asigurare', 'Rok krytí', 'Un an',
      '{phone}', '{new,nearly_new,used}', 83, 499, 12, 1);
    select setval(pg_get_serial_sequence(t, 'id'), 1000) from unnest(array['products',
      'master_products', 'meta_masters', 'attribute_values', 'type_categories', 'manufacturers']) t`);
}
