import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { cash, moveThrough } from '#tests/api/orders/order-steps.ts';
import { newStaff } from '#tests/api/warehouse/picking-steps.ts';
import { addProfile, addReview, addUser } from '#tests/support/factories/people.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const queuesOf = async (client: TestClient) => {
  const { queues } = await client.get('home', {});
  return Object.fromEntries(queues.map(({ queue, ...counted }) => [queue, counted]));
};

it('counts what waits for a role, and nothing of another', async () => {
  await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 1]] });
  const placedAt = app.clock.now.toISOString();
  const picker = await newStaff(app, 'picker');
  expect(await queuesOf(picker)).toEqual({
    orders_to_pick: { waiting: 1, oldest: placedAt, doneToday: 0 },
    warehouse_tasks: { waiting: 0, oldest: null, doneToday: 0 },
  });
  const support = await newStaff(app, 'support');
  expect((await queuesOf(support))['overdue_orders']?.waiting).toBe(0);
  app.clock.now = new Date(app.clock.now.getTime() + 31 * 60_000);
  expect((await queuesOf(support))['overdue_orders']).toMatchObject({
    waiting: 1,
    oldest: placedAt,
  });
});

it('counts nothing as to be picked that a supervisor has moved on by hand', async () => {
  await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 1]] });
  await moveThrough(app, 'picking', 'packed');
  const picker = await newStaff(app, 'picker');
  expect((await queuesOf(picker))['orders_to_pick']).toMatchObject({ waiting: 0, oldest: null });
});

it('counts what was done since midnight of the market', async () => {
  const { knex } = app.deps;
  const { id } = await addUser(knex, {});
  await addProfile(knex, { user_id: id });
  const support = await newStaff(app, 'support');
  await addReview(knex, { user_id: id, status: 'waiting', decided_at: null });
  expect((await queuesOf(support))['reviews']).toMatchObject({ waiting: 1, doneToday: 0 });
  const yesterday = new Date(app.clock.now.getTime() - 86_400_000);
  await knex('reviews').update({ status: 'approved', decided_at: yesterday });
  expect((await queuesOf(support))['reviews']).toMatchObject({ waiting: 0, doneToday: 0 });
  await knex('reviews').update({ decided_at: app.clock.now });
  expect((await queuesOf(support))['reviews']).toMatchObject({ doneToday: 1 });
});
