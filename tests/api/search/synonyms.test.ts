import { afterAll, beforeAll, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertSearchCatalogue } from './search-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await insertSearchCatalogue(app.deps.knex, app.deps);
  app.deps.replyCache.drop(['*']);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const namesOf = async (q: string) =>
  (await app.client().get('search', { query: { q } })).results.map(({ name }) => name);
const suggested = async (q: string) =>
  (await app.client().get('search-suggestions', { query: { q } })).products.map(
    ({ seoName }) => seoName,
  );

it('looks for what staff say that people mean, from the next search on and until they take it back', async () => {
  const editor = await signIn(app, 'catalogue_editor');
  expect(await namesOf('Štístko telefón')).toEqual([]);
  const row = await editor.post('admin-search-synonym-add', {
    body: { said: 'stistko TELEFON', meant: 'Galaxy S24+' },
  });
  expect(await namesOf('Štístko telefón')).toEqual(['Samsung Galaxy S24+']);
  expect(await suggested('štístko telefon')).toHaveLength(1);
  expect(await namesOf('štístko')).toEqual([]);
  await editor.delete('admin-search-synonym-delete', {
    params: { id: row.id },
    query: { version: row.version },
  });
  expect(await namesOf('Štístko telefón')).toEqual([]);
});
