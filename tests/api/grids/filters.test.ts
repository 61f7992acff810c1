import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldText } from '#core/shared/text.ts';
import { insertCatalogue } from '#tests/api/catalog/catalogue-fixture.ts';
import { addFileset, addFilesetFile } from '#tests/support/factories/content.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { askGrid, readGrid, where } from './grid-fixture.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  await insertCatalogue(app.deps.knex, app.deps);
  await app.deps
    .knex('master_products')
    .where('id', 5)
    .update({ created_at: '2026-01-31T22:30:00Z' });
  await app.deps.knex.raw(
    "update product_grid_rows set created_at = '2026-01-31T22:30:00Z' where id = 5",
  );
  await app.deps.knex.raw(
    "update product_grid_rows set created_at = '2026-01-31T23:30:00Z' where id = 4",
  );
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const idsOf = async (grid: string, filter: object) =>
  (await readGrid(admin, grid, { filter, sort: 'code' })).results.map(({ id }) => id).toSorted();

it('answers variants with their family, prices, stock and categories', async () => {
  const { results } = await readGrid(admin, 'products', { sort: 'code' });
  expect(results.find(({ id }) => id === 1)).toMatchObject({
    code: 'IP15-128-BK',
    name_cs: 'iPhone 15 128 GB Černá',
    ean: null,
    family: 'Apple iPhone 15',
    manufacturer: 'Apple',
    kind: 'phone',
    group_name: '128 GB',
    categories: 'Apple',
    new_price: 20_000,
    used_price: 12_000,
    condition: 'mixed',
    stock: 11,
    is_active: true,
    version: 2,
  });
});

it('answers the address of a small picture, of the colour of the variant before any other', async () => {
  const { knex } = app.deps;
  const pictureOf = async (wanted: number) => {
    const { results } = await readGrid(admin, 'products', { sort: 'code' });
    return results.find(({ id }) => id === wanted)?.['picture'];
  };
  expect(await pictureOf(4)).toBeNull();
  const { id: filesetId } = await addFileset(knex);
  const variant = knex('master_products').where('id', 1);
  await knex('meta_masters').whereIn('id', variant.clone().select('meta_master_id')).update({
    fileset_id: filesetId,
  });
  await addFilesetFile(knex, { fileset_id: filesetId, position: 0 });
  expect(await pictureOf(1)).toBe(`/media/${'1'.repeat(64)}/40.jpeg`);
  const color = await knex('attribute_values')
    .whereIn('id', variant.clone().select('color_value_id'))
    .first('code');
  await addFilesetFile(knex, { fileset_id: filesetId, position: 1, color_slug: color?.code });
  expect(await pictureOf(1)).toBe(`/media/${'2'.repeat(64)}/40.jpeg`);
});

it.each([
  ['contains', where('nameCs', 'contains', 'CERNA'), [1, 3, 4]],
  ['starts with', where('nameRo', 'startsWith', 'husa'), [5]],
  ['equals', where('nameCs', 'equals', 'silikonový KRYT'), [5]],
  ['manufacturer', where('manufacturer', 'equals', 'samsung'), [4]],
  ['manufacturers that are ticked', where('manufacturer', 'in', ['SAMSUNG', 'Nokia']), [4]],
  ['blank', where('ean', 'blank'), [1, 2, 3, 4, 5]],
  ['not blank', where('ean', 'notBlank'), []],
  ['family', where('family', 'contains', 'galaxy'), [4]],
  ['categories', where('categories', 'contains', 'prisl'), [5]],
  ['categories that are ticked', where('categories', 'in', ['Příslušenství']), [5]],
  ['price at least', where('newPrice', 'gte', 20_000), [1, 3]],
  ['price between', where('newPrice', 'between', 500, 17_000), [4, 5]],
  ['no used piece', where('usedPrice', 'blank'), [2, 3, 4, 5]],
  ['price below, not those without one', where('usedPrice', 'lt', 13_000), [1]],
  ['stock', where('stock', 'eq', 0), [3]],
  ['kind', where('kind', 'in', ['accessory']), [5]],
  ['condition', where('condition', 'in', ['mixed', 'used']), [1]],
  ['active', where('isActive', 'is', false), []],
  ['a day ends at midnight of the market', where('createdAt', 'on', '2026-01-31'), [5]],
  [
    'after a day',
    {
      conditions: [
        { column: 'createdAt', op: 'after', value: '2026-01-31' },
        { column: 'createdAt', op: 'before', value: '2026-02-02' },
      ],
    },
    [4],
  ],
  ['words in any order', { term: 'modrá IPHONE' }, [2]],
  ['words and conditions together', { ...where('stock', 'gt', 2), term: 'iphone' }, [1]],
])('filters products by %s', async (_, filter, ids) => {
  expect(await idsOf('products', filter)).toEqual(ids);
});

it('filters by categories themselves, by none and by those where a product is missing', async () => {
  expect(await idsOf('category-products', where('category', 'in', ['12', '20']))).toEqual([4, 5]);
  expect(await idsOf('category-products', where('category', 'blank'))).toEqual([]);
  expect(await idsOf('category-products', where('notInCategory', 'in', ['11']))).toEqual([4, 5]);
  const wrong = { filter: where('category', 'in', ['1 or true']) };
  expect((await askGrid(admin, 'category-products', wrong))[0]).toBe(400);
});

it('filters and sorts categories', async () => {
  expect(await idsOfCategories(where('nameCs', 'contains', 'prislus'))).toEqual([20]);
  expect(await idsOfCategories(where('parent', 'equals', 'telefony'))).toEqual([11, 12]);
  expect(await idsOfCategories(where('boost', 'gte', 1.5))).toEqual([]);
});

const idsOfCategories = async (filter: object) =>
  (await readGrid(admin, 'categories', { filter })).results.map(({ id }) => id);

const charactersOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, place) => String.fromCodePoint(from + place));

it('folds texts in the database as the rest of the program does', async () => {
  const texts = [
    ...['Nabíječka ŠKODA', 'Ștampilă țeapă ŞŢ', 'Łódź ß Æon œuvre Þór ħ ı', 'ΣΊΣΥΦΟΣ', 'ﬁne ②'],
    ...['nabíječka'.normalize('NFD'), 'ASCII only 123', 'Đorđe Ø ð'],
    // Every letter of the Latin and Greek alphabets.
    ...[
      ...charactersOf(0x20, 0x250),
      ...charactersOf(0x370, 0x400),
      ...charactersOf(0x1e00, 0x2000),
    ],
  ].filter((text) => !/\p{Cn}|\p{Cc}/u.test(text));
  const { rows } = await app.deps.knex.raw<{ rows: { folded: string }[] }>(
    `select grid_fold(asked.text) as folded
      from unnest(?::text[]) with ordinality as asked (text, place) order by place`,
    [texts],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
});
