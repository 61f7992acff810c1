import { afterAll, beforeAll, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertSearchCatalogue } from '../search/search-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await insertSearchCatalogue(app.deps.knex, app.deps);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

it("shows and finds the maker's part number that staff wrote in the list, and undoes it", async () => {
  const editor = await signIn(app, 'catalogue_editor');
  const found = async (q: string) =>
    (await app.client().get('search', { query: { q } })).results.map(({ seoName }) => seoName);
  const listed = async (term: string) => {
    const filter = JSON.stringify({ term, conditions: [] });
    return (await editor.get('grid-products', { query: { filter, sort: 'mpn' } })).results;
  };
  const shown = async () =>
    (await app.client().get('catalog-product', { params: { seoName: 'variant-1' } })).mpn;
  expect([await found('MTP03ZD/A'), await listed('MTP03ZD/A'), await shown()]).toEqual([
    [],
    [],
    null,
  ]);
  const [row] = await listed('AB-001');
  const edit = { id: row?.id ?? 0, version: row?.version ?? 0, changes: { mpn: ' MTP03ZD/A ' } };
  const { applied, changeSetId } = await editor.patch('grid-products-edit', {
    body: { rows: [edit] },
  });
  expect(applied).toBe(1);
  expect(await found('mtp03zd a')).toEqual(['variant-1']);
  expect(await listed('mtp03zd/a')).toMatchObject([{ id: row?.id, mpn: 'MTP03ZD/A' }]);
  expect(await shown()).toBe('MTP03ZD/A');
  const { entries } = await editor.get('admin-change', {
    params: { id: changeSetId ?? 0 },
    query: {},
  });
  expect(JSON.stringify(entries)).toContain('Kód výrobce');
  await editor.post('admin-change-undo', { params: { id: changeSetId ?? 0 }, body: {} });
  expect([await found('MTP03ZD/A'), await shown()]).toEqual([[], null]);
});
