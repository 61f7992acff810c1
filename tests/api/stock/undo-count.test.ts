import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { insertShop, shop } from '../catalog-admin/shop-fixture.ts';

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertShop(app.deps.knex);
  editor = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const patch = async (path: string, body: object, method: 'PATCH' | 'POST' = 'PATCH') =>
  answerOf(await editor.changeBy(method, path, body));

it('keeps every count as a movement, which an undo takes back', async () => {
  const { knex } = app.deps;
  const [editorId] = await knex('users').where({ role: 'admin' }).pluck('id');
  const counted = { place_id: shop.warehouse, counted_from: 5, on_hand: 7, reason: 'našly se' };
  await patch('product/admin-stock/1/', counted);
  const moved = knex('stock_movements').orderBy('id', 'desc');
  expect(await moved.clone().first()).toMatchObject({
    product_id: 1,
    quantity: 2,
    from_id: null,
    to_id: 1,
    why: 'counted',
    note: 'našly se',
    actor_id: editorId,
  });
  const [set] = await knex('change_sets').orderBy('id', 'desc').pluck('id');
  const undone = await patch(`admin/changes/${String(set)}/undo/`, { force: [] }, 'POST');
  expect(undone).toMatchObject([200, { undone: 1, conflict_count: 0 }]);
  expect(await moved.clone().first()).toMatchObject({ from_id: 1, to_id: null, why: 'undone' });
  expect(await knex('stock').first('on_hand')).toEqual({ on_hand: 5 });
});
