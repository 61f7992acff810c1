import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BulkTarget } from '#core/orders/bulk-move.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { items, order, prepareOrderShop, startOrderApp, stockOf } from './order-fixture.ts';
import { cash } from './order-steps.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

/** Three confirmed orders, of which the last is called off. */
async function threeOrders(): Promise<number[]> {
  for (let made = 0; made < 3; made += 1) {
    await order(app.client(), { ...cash, products: [[items.case, 1]] });
  }
  const ids: number[] = (await app.deps.knex('orders').orderBy('id').pluck('id')).map(Number);
  const [, , last = 0] = ids;
  await admin.post('admin-order-move', {
    params: { id: last },
    body: { version: await versionOf(last), to: 'cancelled', reason: '', approval: null },
  });
  return ids;
}
const versionOf = async (id: number): Promise<number> =>
  (await app.deps.knex('orders').where({ id }).first<{ version: number }>('version')).version;
const statuses = (): Promise<string[]> => app.deps.knex('orders').orderBy('id').pluck('status');
const keep = async (client: TestClient, ids: readonly number[]) =>
  (await client.post('grid-orders-select', { body: { kind: 'some', ids: [...ids] } })).id;
const preview = async (client: TestClient, ids: readonly number[], to: BulkTarget) =>
  client.post('admin-orders-move-preview', {
    body: { selectionId: await keep(client, ids), to },
  });
const move = (
  client: TestClient,
  orders: readonly { id: number; version: number }[],
  to: BulkTarget,
  reason = 'ruční vychystání',
) =>
  client.post('admin-orders-move', {
    body: { orders: orders.map(({ id, version }) => ({ id, version })), to, reason },
  });

it('says which of a selection would move and why the others stay, and moves nothing', async () => {
  const ids = await threeOrders();
  const before = await statuses();
  const { movable, left } = await preview(admin, ids, 'picking');
  expect(movable.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(left).toMatchObject([{ id: ids[2], why: 'order_move_refused' }]);
  expect(await statuses()).toEqual(before);
  const support = await signIn(app, 'support');
  const hers = await preview(support, ids, 'picking');
  expect(hers.movable).toEqual([]);
  expect(hers.left.map(({ why }) => why)).toContain('move_by_scanning');
});

it('moves what may move, leaves the rest with its reason, and takes it back as one', async () => {
  const ids = await threeOrders();
  const { movable } = await preview(admin, ids, 'picking');
  const stale = movable.map((one, at) => (at === 0 ? one : { ...one, version: one.version + 5 }));
  const done = await move(admin, stale, 'picking');
  expect(done.moved.map(({ id }) => id)).toEqual([ids[0]]);
  expect(done.left).toMatchObject([{ id: ids[1], why: 'conflict' }]);
  expect(await statuses()).toEqual(['picking', 'confirmed', 'cancelled']);
  expect(done.back?.to).toBe('confirmed');
  const undone = await move(admin, done.back?.orders ?? [], done.back?.to ?? 'picking');
  expect(undone.left).toEqual([]);
  expect(await statuses()).toEqual(['confirmed', 'confirmed', 'cancelled']);
});

it('does all that follows from each move, and has no way back where the states have none', async () => {
  const ids = await threeOrders();
  const held = async () => (await stockOf(app, items.case)).allocated;
  expect(await held()).toBe(2);
  const { movable } = await preview(admin, ids, 'cancelled');
  const done = await move(admin, movable, 'cancelled', '');
  expect(done.moved).toHaveLength(2);
  expect(done.back).toBeNull();
  expect(await held()).toBe(0);
  await expect(
    app.deps.knex('order_events').where({ to_status: 'cancelled' }).pluck('order_id'),
  ).resolves.toHaveLength(3);
});

it('asks for a reason where the warehouse would have scanned, and reads no selection of others', async () => {
  const ids = await threeOrders();
  const { movable } = await preview(admin, ids, 'picking');
  expect(await refusalOf(move(admin, movable, 'picking', ''))).toMatchObject({
    status: 400,
    body: { reason: [expect.any(String)] },
  });
  const selectionId = await keep(admin, ids);
  const support = await signIn(app, 'support');
  const foreign = support.post('admin-orders-move-preview', {
    body: { selectionId, to: 'cancelled' },
  });
  expect((await refusalOf(foreign)).status).toBe(400);
});
