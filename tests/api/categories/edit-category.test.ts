import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { times } from '#tests/support/factories/row-factory.ts';
import { addDeviceModel } from '#tests/support/factories/devices.ts';
import { addCategory, addCategoryRedirect } from '#tests/support/factories/categories.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { editorOf, fieldsOf, insertTree, pathsOf, small } from './category-fixture.ts';

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  editor = await editorOf(app);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const update = (id: number | undefined, body: object) =>
  editor.changeBy('PATCH', `categories/${String(id)}/`, body);
const add = (body: object) => editor.changeBy('POST', 'categories/', body);
const idOf = async (answer: Response): Promise<number> =>
  ((await answer.json()) as { id: number }).id; // as in core/contract/categories.ts

describe('adding', () => {
  it('takes one name for both languages and for the address', async () => {
    const answer = await add({ name: 'Chytré hodinky' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      name_cs: 'Chytré hodinky',
      name_ro: 'Chytré hodinky',
      seo_name: 'chytre-hodinky',
      url_path: '/chytre-hodinky',
      for_display: true,
      filterable: false,
      meilisearch_boost: '1',
      parent: null,
      manufacturers: [],
    });
  });

  it('stands last under its parent and takes back an address that led elsewhere', async () => {
    const { a, b } = await insertTree(app, small);
    await addCategoryRedirect(app.deps.knex, { path: '/a/nova', category_id: b });
    const made = await add({ name: 'Nová', parent: a });
    expect(await made.json()).toMatchObject({ url_path: '/a/nova', parent: a });
    expect(await app.deps.knex('category_redirects')).toEqual([]);
  });

  it.each([
    [{}, 'name'],
    [{ name: '***' }, 'seo_name'],
    [{ name: 'A' }, 'name'],
    [{ name: 'X', parent: 999_999 }, 'parent'],
    [{ name: 'X', manufacturers: [999_999] }, 'manufacturers'],
    [{ name: 'X', photo_id: 999_999 }, 'photo_id'],
    [{ name: 'X', type_device: 999_999 }, 'type_device'],
    [{ name: 'X', url_path: '/x' }, 'url_path'],
  ])('refuses %j at %s', async (body, field) => {
    await insertTree(app, small);
    const answer = await add(body);
    expect([answer.status, await fieldsOf(answer)]).toEqual([400, [field]]);
  });
});

describe('the boost (T-CAT-7)', () => {
  it.each([
    ['1,5', '1.5'],
    ['', '1'],
    [' 2 ', '2'],
  ])('reads %j as %s', async (typed, boost) => {
    const answer = await add({ name: 'X', meilisearch_boost: typed });
    expect(await answer.json()).toMatchObject({ meilisearch_boost: boost });
  });

  it.each(['-1', 'abc', '1.5.2', '1e3'])('refuses %s', async (typed) => {
    const answer = await add({ name: 'X', meilisearch_boost: typed });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { meilisearch_boost: ['Zadejte číslo, nejvýš se dvěma desetinnými místy, například 1,5.'] },
    ]);
  });

  it('is stored as a number, which sorts as one', async () => {
    for (const boost of ['10', '2', '1,5', '1']) {
      await add({ name: `X ${boost}`, meilisearch_boost: boost });
    }
    const rows = await app.deps
      .knex('type_categories')
      .orderBy('meilisearch_boost')
      .select<{ seo_name: string }[]>('seo_name');
    expect(rows.map((row) => row.seo_name)).toEqual(['x-1', 'x-1-5', 'x-2', 'x-10']);
  });
});

describe('renaming (T-CAT-5, T-CAT-6)', () => {
  it('touches neither a neighbour that begins alike nor a name that repeats inside', async () => {
    const ids = await insertTree(app, { cat: null, 'cat-toy': 'cat', 'cat-sale': null });
    await update(ids['cat'], { seo_name: 'animal', version: 1 });
    expect(await pathsOf(app)).toEqual({
      cat: '/animal',
      'cat-toy': '/animal/cat-toy',
      'cat-sale': '/cat-sale',
    });
  });

  it('makes no loop of a name that comes back, and the page wins over its redirect', async () => {
    const { a } = await insertTree(app, { a: null });
    await update(a, { seo_name: 'x', version: 1 });
    await update(a, { seo_name: 'a', version: 2 });
    expect(await app.deps.knex('category_redirects')).toEqual([{ path: '/x', category_id: a }]);
    const { x } = { x: await idOf(await add({ name: 'X' })) };
    expect(await app.deps.knex('category_redirects').where('category_id', x)).toEqual([]);
    expect(await app.deps.knex('category_redirects')).toEqual([]);
  });

  it('keeps a rename beside a move made at the same time (T-CAT-9)', async () => {
    const { b, d } = await insertTree(app, small);
    await Promise.all([
      update(b, { name_cs: 'Přejmenovaná', version: 1 }),
      editor.changeBy('PATCH', `categories/${String(b)}/move/`, {
        target: d,
        position: 'last-child',
      }),
    ]);
    expect(
      await app.deps
        .knex('type_categories')
        .where('id', b ?? 0)
        .first(),
    ).toMatchObject({
      name_cs: 'Přejmenovaná',
      parent_id: d,
      url_path: '/d/b',
    });
  });
});

it('shows the edited category and those below it disabled (T-CAT-2)', async () => {
  const { b } = await insertTree(app, small);
  const answer = await editor.fetch(`/api/new/categories/?edited=${String(b)}`);
  const { results } = (await answer.json()) as { results: { name: string; disabled: boolean }[] }; // as in core/contract/categories.ts
  expect(results.map(({ name, disabled }) => [name, disabled])).toEqual([
    ...[['A', false]],
    ...[['B', true]],
    ...[['C', true]],
    ...[['D', false]],
  ]);
});

describe('deleting (T-CAT-8)', () => {
  const remove = (id: number | undefined) => editor.changeBy('DELETE', `categories/${String(id)}/`);

  it('is refused with the counts while anything hangs on it', async () => {
    const { a } = await insertTree(app, small);
    const answer = await remove(a);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        detail: 'Kategorii nelze smazat, dokud se používá.',
        children: 1,
        products: 0,
        buyback_devices: 0,
      },
    ]);
  });

  it('is refused while the buy-back shows devices by it', async () => {
    const { d } = await insertTree(app, small);
    const knex = app.deps.knex;
    const model = await addDeviceModel(knex);
    await knex('type_categories')
      .where('id', d ?? 0)
      .update({ for_buyout: true, device_type_id: model.type_id });
    expect(await (await remove(d)).json()).toMatchObject({ buyback_devices: 1 });
    await knex('type_categories')
      .where('id', d ?? 0)
      .update({ for_buyout: false });
    expect((await remove(d)).status).toBe(204);
    expect(await knex('type_categories').where('id', d ?? 0)).toEqual([]);
  });

  it('leaves word that its addresses are gone, until another page takes them', async () => {
    const { d } = await insertTree(app, small);
    await addCategoryRedirect(app.deps.knex, { path: '/stare', category_id: d });
    const kindOf = async (path: string) =>
      (await editor.get('resolve-address', { query: { path } })).kind;
    expect([await kindOf('/d'), await kindOf('/stare')]).toEqual(['category', 'redirect']);
    expect((await remove(d)).status).toBe(204);
    expect([await kindOf('/d'), await kindOf('/stare')]).toEqual(['gone', 'gone']);
    await add({ name: 'D' });
    expect(await kindOf('/d')).toBe('category');
  });
});

it('reads a tree of 20 000 categories, 50 deep, by one statement (T-CAT-10)', async () => {
  const { knex } = app.deps;
  await addCategory.many(
    knex,
    times(20_000, (n) => ({ id: n, parent_id: n % 50 === 1 ? null : n - 1, position: n })),
  );
  const asked: string[] = [];
  const hear = ({ sql }: { sql: string }) => void asked.push(sql);
  knex.on('query', hear);
  const answer = await editor.fetch('/api/new/categories/tree/');
  knex.off('query', hear);
  const { results } = (await answer.json()) as { results: unknown[] }; // as in core/contract/categories.ts
  expect(results).toHaveLength(400);
  expect(asked.filter((sql) => sql.includes('type_categories'))).toHaveLength(1);
});
