import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { editorOf, fieldsOf, insertTree, pathsOf, small } from './category-fixture.ts';

let app: TestApp;
let editor: TestClient;
let ids: Readonly<Record<string, number>>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  editor = await editorOf(app);
  ids = await insertTree(app, small);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const move = (name: string, target: string | null, position = 'last-child') =>
  editor.changeBy('PATCH', `categories/${String(ids[name])}/move/`, {
    target: target === null ? null : ids[target],
    position,
  });
const redirects = async () =>
  Object.fromEntries(
    (
      await app.deps
        .knex('category_redirects as r')
        .join('type_categories as c', 'c.id', 'r.category_id')
        .orderBy('path')
        .select<{ path: string; url_path: string }[]>('r.path', 'c.url_path')
    ).map(({ path, url_path }) => [path, url_path]),
  );
const orderOf = async (parent: string | null) =>
  (
    await app.deps
      .knex('type_categories')
      .where('parent_id', parent === null ? null : (ids[parent] ?? 0))
      .orderBy('position')
      .select<{ seo_name: string }[]>('seo_name')
  ).map((row) => row.seo_name);

it.each([
  ['a', 'Kategorii nelze přesunout pod sebe samu.'],
  ['b', 'Kategorii nelze přesunout pod její vlastní podkategorii.'],
  ['c', 'Kategorii nelze přesunout pod její vlastní podkategorii.'],
])('refuses A under %s at its name (T-CAT-1)', async (target, message) => {
  const answer = await move('a', target);
  expect([answer.status, await answer.json()]).toEqual([400, { name: [message] }]);
});

it('moves a category with all below it and leads each old address on in one hop (T-CAT-1)', async () => {
  const answer = await move('a', 'd');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ parent: ids['d'], url_path: '/d/a' });
  expect(await pathsOf(app)).toEqual({ a: '/d/a', b: '/d/a/b', c: '/d/a/b/c', d: '/d' });
  expect(await redirects()).toEqual({ '/a': '/d/a', '/a/b': '/d/a/b', '/a/b/c': '/d/a/b/c' });
  await move('a', null, 'first-child');
  expect(await redirects()).toEqual({ '/d/a': '/a', '/d/a/b': '/a/b', '/d/a/b/c': '/a/b/c' });
});

it('lets exactly one of two moves happen that would make a ring together (T-CAT-3)', async () => {
  const answers = await Promise.all([move('a', 'd'), move('d', 'c')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const { rows } = await app.deps.knex.raw<{ rows: { id: number }[] }>(
    `with recursive below as (
       select id from type_categories where parent_id is null
       union all select c.id from below b join type_categories c on c.parent_id = b.id)
     select id from below`,
  );
  expect(rows).toHaveLength(4);
});

it.each([
  ['first-child', ['c', 'a', 'd']],
  ['last-child', ['a', 'd', 'c']],
] as const)('places a category as the %s of the root (T-CAT-4)', async (position, order) => {
  await move('c', null, position);
  expect(await orderOf(null)).toEqual(order);
});

it.each([
  ['left', ['c', 'a', 'd']],
  ['right', ['a', 'c', 'd']],
] as const)('places a category to the %s of a sibling (T-CAT-4)', async (position, order) => {
  await move('c', 'a', position);
  expect(await orderOf(null)).toEqual(order);
});

it('writes no history where a category already stands (T-CAT-4)', async () => {
  expect((await move('d', 'a', 'right')).status).toBe(200);
  expect(await app.deps.knex('change_sets')).toEqual([]);
  await move('d', 'a', 'left');
  expect(await app.deps.knex('change_sets')).toHaveLength(1);
});

it('answers a category or a target that is gone', async () => {
  const gone = await editor.changeBy('PATCH', 'categories/999999/move/', {
    target: null,
    position: 'first-child',
  });
  expect(gone.status).toBe(404);
  const answer = await editor.changeBy('PATCH', `categories/${String(ids['a'])}/move/`, {
    target: 999_999,
    position: 'left',
  });
  expect([answer.status, await fieldsOf(answer)]).toEqual([400, ['target']]);
});

it('never makes a ring or two equal addresses, whatever is moved at once', async () => {
  const names = Object.keys(small);
  const wishes = names.flatMap((name) =>
    [...names, null].flatMap((target) =>
      (['first-child', 'left'] as const).map((position) => move(name, target, position)),
    ),
  );
  const answers = await Promise.all(wishes);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { rows } = await app.deps.knex.raw<{ rows: { path: string; url_path: string }[] }>(
    `with recursive below as (
       select id, '/' || seo_name as path, url_path from type_categories where parent_id is null
       union all
       select c.id, b.path || '/' || c.seo_name, c.url_path
       from below b join type_categories c on c.parent_id = b.id)
     select path, url_path from below`,
  );
  expect(rows).toHaveLength(4);
  expect(rows.filter(({ path, url_path }) => path !== url_path)).toEqual([]);
});
