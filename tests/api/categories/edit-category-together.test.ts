import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addManufacturer } from '#tests/support/factories/catalogue.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { editorOf, insertTree, pathsOf, small } from './category-fixture.ts';

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
/** Whoever changes categories here. */
const by = { name: expect.any(String) as string, at: expect.any(String) as string };
const idOf = async (answer: Response): Promise<number> =>
  ((await answer.json()) as { id: number }).id; // as in core/contract/categories.ts

describe('two people at once (T-GRID-8)', () => {
  it('merges different fields and shows both values of the same one', async () => {
    const { a } = await insertTree(app, { a: null });
    expect((await update(a, { name_cs: 'Moje', version: 1 })).status).toBe(200);
    const other = await update(a, { filterable: true, version: 1 });
    expect(await other.json()).toMatchObject({ name_cs: 'Moje', filterable: true });
    const same = await update(a, { name_cs: 'Jiné', for_service: true, version: 1 });
    expect([same.status, await same.json()]).toMatchObject([
      409,
      { conflicts: [{ field: 'nameCs', mine: 'Jiné', theirs: 'Moje', by }] },
    ]);
    const mine = { name_cs: 'Jiné', version: 1, overwrite: ['nameCs'] };
    expect((await update(a, mine)).status).toBe(200);
  });

  it('shows both lists of manufacturers', async () => {
    const { a } = await insertTree(app, { a: null });
    const makers = await addManufacturer.many(app.deps.knex, [{}, {}]);
    const [apple, samsung] = makers.map(({ id }) => id);
    await update(a, { manufacturers: [apple], version: 1 });
    const same = await update(a, { manufacturers: [samsung], version: 1 });
    expect([same.status, await same.json()]).toMatchObject([
      409,
      { conflicts: [{ field: 'manufacturers', mine: [samsung], theirs: [apple], by }] },
    ]);
  });

  it('lose nothing of a hundred edits of other fields and places', async () => {
    const ids = await insertTree(app, { a: null, b: 'a' });
    const fields = ['name_cs', 'name_ro'] as const;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        update(ids[n % 2 === 0 ? 'a' : 'b'], {
          [fields[n % 2] ?? '']: `Název ${String(n)}`,
          version: 1,
          overwrite: ['nameCs', 'nameRo'],
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await app.deps.knex('type_categories').select<{ version: number }[]>('version');
    expect(rows.map(({ version }) => version)).toEqual([51, 51]);
  });
});

it('puts a moved category back with every address, by undo', async () => {
  const { a, d } = await insertTree(app, small);
  await editor.changeBy('PATCH', `categories/${String(a)}/move/`, {
    target: d,
    position: 'last-child',
  });
  const child = await idOf(await add({ name: 'E', parent: a }));
  const { results } = await editor.get('admin-change-list', { query: {} });
  const moved = results.find(({ call }) => call === 'category-move');
  await editor.post('admin-change-undo', { params: { id: moved?.id ?? 0 }, body: {} });
  expect(await pathsOf(app)).toEqual({ a: '/a', b: '/a/b', c: '/a/b/c', d: '/d', e: '/a/e' });
  expect(child).toBeGreaterThan(0);
});
