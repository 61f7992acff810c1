import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { firstOfMany, insertMany } from '#tests/api/grids/grid-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => insertMany(app, 20));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

type Change = CallInput<Endpoints['admin-products-change-preview']>['body']['change'];

const select = (by: TestClient) => {
  const ids = [firstOfMany, firstOfMany + 1, firstOfMany + 2];
  return by.post('grid-products-select', { body: { kind: 'some', ids, except: [] } });
};
const look = async (by: TestClient, change: Change) => {
  const { id: selectionId } = await select(by);
  return by.post('admin-products-change-preview', { body: { selectionId, change } });
};

it('changes the names of many products, and the API refuses everything else of them', async () => {
  const content = await signIn(app, 'content');
  const names = { columns: ['nameCs' as const], find: 'a', replaceWith: 'b' };
  const seen = await look(content, { replace: names });
  const { id: selectionId } = await select(content);
  const body = { selectionId, change: { replace: names }, digest: seen.digest };
  const { changed, changeSetId } = await content.post('admin-products-change', { body });
  expect(changed).toBe(seen.changed);
  await content.post('admin-change-undo', { params: { id: changeSetId ?? 0 }, body: {} });
  const switched = refusalOf(look(content, { activate: { isActive: false } }));
  expect((await switched).status).toBe(403);
  const pricing = await signIn(app, 'pricing');
  expect((await refusalOf(look(pricing, { replace: names }))).status).toBe(403);
});
