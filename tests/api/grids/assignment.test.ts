import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cleanGrids } from '#api/platform/resources/selections.ts';
import { addChangeEntry, addChangeSet, addGridChange } from '#tests/support/factories/people.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { firstOfMany, insertMany, readGrid, where } from './grid-fixture.ts';

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await insertMany(app, 20);
  editor = await signIn(app, 'catalogue_editor');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const assign = async (direction: 'add' | 'remove', body: object) =>
  answerOf(await editor.change(`categories/${direction}-products/`, body));
const select = async (body: object) =>
  answerOf(await editor.change('admin/grids/products/selections/', body));
const covers = where('nameCs', 'startsWith', 'obal');

it('acts on exactly what was counted, though rows came since (T-GRID-3)', async () => {
  await insertMany(app, 12_431);
  editor = await signIn(app, 'catalogue_editor');
  expect((await readGrid(editor, 'products', { filter: covers })).count).toBe(12_431);
  const except = [firstOfMany, firstOfMany + 1, firstOfMany + 2];
  const [status, kept] = await select({ kind: 'all', filter: { ...covers, term: '' }, except });
  expect([status, kept]).toEqual([201, { id: expect.any(String), count: 12_428 }]);
  await app.deps.knex.raw("update product_grid_rows set name_cs = 'obal' where id < 10");
  const body = { selection_id: Reflect.get(Object(kept), 'id'), type_category_ids: [11] };
  expect(await assign('add', body)).toEqual([
    200,
    { changed: 12_428, already: 0, failed: [], change_set_id: expect.any(Number) },
  ]);
  const inApple = await readGrid(editor, 'category-products', {
    filter: where('category', 'in', ['11']),
  });
  expect(inApple.count).toBe(12_428 + 3);
  expect(await app.deps.knex('change_sets').select('call')).toEqual([
    { call: 'category-add-products' },
  ]);
  expect(await assign('remove', body)).toMatchObject([200, { changed: 12_428, already: 0 }]);
}, 120_000);

it('says what was added, what was so before, and what is not there', async () => {
  const ids = { master_product_ids: [1, 4, 999_999], type_category_ids: [11, 20] };
  const gone = { id: 999_999, code: null, name: null };
  const failed = [{ ...gone, reason: 'Takový záznam neexistuje.' }];
  expect(await assign('add', ids)).toMatchObject([200, { changed: 3, already: 1, failed }]);
  expect(await assign('add', ids)).toEqual([
    200,
    { changed: 0, already: 4, failed, change_set_id: null },
  ]);
  const cards = await app.deps
    .knex('listing_cards')
    .where({ meta_master_id: 2 })
    .first<{ category_ids: number[] }>();
  expect(cards.category_ids).toEqual([10, 11, 12, 20]);
  expect(await assign('remove', ids)).toMatchObject([200, { changed: 4, already: 0, failed }]);
});

it('says what a product was called that is there no more', async () => {
  const { knex } = app.deps;
  const person = await knex('users').first<{ id: number }>('id');
  const set = await addChangeSet(knex, { actor_id: person.id, call: 'admin-change-undo' });
  await addChangeEntry(knex, {
    set_id: set.id,
    table_name: 'master_products',
    row_id: 999_999,
    op: 'delete',
    before: { code: 'OBAL-9', name_cs: 'Obal bez krytu', name_ro: 'Husă' },
  });
  const ids = { master_product_ids: [999_999], type_category_ids: [11] };
  const [, answer] = await assign('add', ids);
  expect(answer).toMatchObject({
    failed: [{ id: 999_999, code: 'OBAL-9', name: 'Obal bez krytu' }],
  });
});

it('asks for products and categories in the words of the specification', async () => {
  const message = 'Musíte vybrat některé produkty a kategorie, které chcete aktualizovat.';
  for (const body of [{}, { master_product_ids: [1] }, { type_category_ids: [11] }]) {
    expect(await assign('add', body)).toEqual([400, { non_field_errors: [message] }]);
  }
  const unknown = { master_product_ids: [1], type_category_ids: [99] };
  expect(await assign('add', unknown)).toMatchObject([
    400,
    { type_category_ids: [expect.any(String)] },
  ]);
});

it("takes no other person's selection, and forgets one after a day", async () => {
  const [, kept] = await select({ kind: 'some', ids: [1, 4, 999_999] });
  expect(kept).toMatchObject({ count: 2 });
  const body = { selection_id: Reflect.get(Object(kept), 'id'), type_category_ids: [20] };
  const admin = await signIn(app, 'admin');
  expect((await admin.change('categories/add-products/', body)).status).toBe(400);
  app.clock.now = new Date(app.clock.now.getTime() + 86_400_001);
  await cleanGrids.run({}, app.deps);
  expect(await app.deps.knex('grid_selections').select('id')).toEqual([]);
});

it('never finds an old count again where old changes were forgotten', async () => {
  const { knex } = app.deps;
  const noted = (): Promise<readonly object[]> =>
    knex('grid_changes').where({ grid: 'orders' }).select<object[]>('changed_in');
  await knex('grid_changes').delete();
  expect(await noted()).toEqual([]);
  await addGridChange(knex, { grid: 'orders' });
  const alone = await noted();
  await addGridChange(knex, { grid: 'orders' });
  // What a transaction still running may look at is kept, be it another test's, which may take long.
  const cleaned = async () => {
    await cleanGrids.run({}, app.deps);
    const now = await noted();
    expect(now).toHaveLength(1);
    return now;
  };
  const left = await vi.waitFor(cleaned, { timeout: 30_000 });
  expect(left).not.toEqual(alone);
  await cleanGrids.run({}, app.deps);
  expect(await noted()).toEqual(left);
});

it('takes an assignment back as a whole: the list and the cards are as before', async () => {
  const products = Array.from({ length: 20 }, (_, place) => firstOfMany + place);
  const shown = async () => ({
    rows: (await readGrid(editor, 'products', { sort: 'code' })).results.map(
      ({ updatedAt: _, ...row }) => row,
    ),
    cards: await app.deps
      .knex('listing_cards')
      .whereRaw("category_ids <> '{}'")
      .orderBy('id')
      .select('id', 'category_ids'),
  });
  const before = await shown();
  const body = { master_product_ids: [1, 4, ...products], type_category_ids: [11, 20] };
  const [, answer] = await assign('add', body);
  const id: unknown = Reflect.get(Object(answer), 'change_set_id');
  const assigned = await shown();
  expect(assigned.rows).not.toEqual(before.rows);
  expect(assigned.cards).not.toEqual(before.cards);

  const undone = await editor.change(`admin/changes/${String(id)}/undo/`, {});
  expect(await answerOf(undone)).toMatchObject([200, { conflict_count: 0 }]);
  expect(await shown()).toEqual(before);
});

it('tells categories by their names as they are now, in the order of their addresses', async () => {
  const { knex } = app.deps;
  const filter = where('code', 'equals', 'kryt');
  const named = async () => {
    const { results } = await readGrid(editor, 'products', { filter });
    return results.map(({ categories }) => categories);
  };
  expect(await named()).toEqual(['Příslušenství']);
  const asked = { master_product_ids: [5], type_category_ids: [12, 11] };
  expect(await assign('add', asked)).toMatchObject([200, { changed: 2 }]);
  expect(await named()).toEqual(['Příslušenství, Apple, Samsung']);
  const romanian = { headers: { 'accept-language': 'ro' } };
  const address = `/api/new/admin/grids/products/?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const [, inRomanian] = await answerOf(await editor.fetch(address, romanian));
  expect(inRomanian).toMatchObject({ results: [{ categories: 'Accesorii, Apple, Samsung' }] });
  await knex('type_categories').where({ id: 11 }).update({ url_path: '/zvyky', name_cs: 'Jablka' });
  expect(await named()).toEqual(['Příslušenství, Samsung, Jablka']);
  await knex('type_categories').where({ id: 20 }).update({ name_cs: 'Doplňky' });
  const [row] = (await readGrid(editor, 'products', { filter, limit: 1 })).results;
  await knex('type_categories').where({ id: 12 }).update({ name_cs: 'Galaxie' });
  const rows = [{ id: 5, version: row?.version, changes: { name_ro: 'Husă' } }];
  const edited = await editor.changeBy('PATCH', 'admin/grids/products/', { rows });
  expect(await answerOf(edited)).toMatchObject([
    200,
    { applied: 1, rows: [{ id: 5, categories: 'Doplňky, Galaxie, Jablka' }] },
  ]);
});

it('shows the categories of more products than it lists at once, but of one that is being written', async () => {
  const count = 2010;
  await insertMany(app, count, 1);
  editor = await signIn(app, 'catalogue_editor');
  const shown = async () => {
    const names: unknown[] = [];
    for (let offset = 0; offset < count; offset += 500) {
      const query = { sort: 'code', filter: covers, limit: 500, offset };
      const { results } = await readGrid(editor, 'products', query);
      names.push(...results.map(({ categories }) => categories));
    }
    return names;
  };
  const all = (name: string | null) => Array.from({ length: count }, () => name);
  expect(await shown()).toEqual(all(null));

  const products = Array.from({ length: count }, (_, place) => firstOfMany + place);
  const last = firstOfMany + count - 1;
  const writer = await app.deps.knex.transaction();
  await writer('product_grid_shown').where({ id: last }).forUpdate();
  const [status, answer] = await assign('add', {
    master_product_ids: products,
    type_category_ids: [11],
  });
  expect([status, answer]).toMatchObject([200, { changed: count }]);
  expect(await shown()).toEqual([...all('Apple').slice(1), null]);
  await writer.rollback();
  await app.deps.jobs.runDue();
  expect(await shown()).toEqual(all('Apple'));

  const id: unknown = Reflect.get(Object(answer), 'change_set_id');
  const undone = await editor.change(`admin/changes/${String(id)}/undo/`, {});
  expect(await answerOf(undone)).toMatchObject([200, { conflict_count: 0 }]);
  expect(await shown()).toEqual(all(null));
}, 120_000);

it('finds products by the name of a category, also by the one it has since', async () => {
  const found = async (name: string) =>
    (await readGrid(editor, 'products', { filter: where('categories', 'contains', name) })).count;
  const { knex } = app.deps;
  const [name] = await knex('type_categories').where({ id: 11 }).pluck<string[]>('name_cs');
  const count = await found(name ?? '');
  expect(count).toBeGreaterThan(0);
  await knex('type_categories').where({ id: 11 }).update({ name_cs: 'Jablečná' });
  expect(await found('jablecna')).toBe(count);
});
