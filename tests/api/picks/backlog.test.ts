import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { backlogOf } from '#api/picks/backlog.ts';
import {
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { cash } from '#tests/api/orders/order-steps.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const orderOne = () => orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 1]] });
/** Asked a day later, so that what an order itself asked for is forgotten. */
const waitingAfter = async (seconds: number) => {
  const now = new Date(app.clock.now.getTime() + 86_400_000 + seconds * 1_000);
  return (await backlogOf(app.deps, app.deps.knex, now)).waiting;
};

it('counts the orders of the warehouse once a minute, however often it is asked', async () => {
  await orderOne();
  expect(await waitingAfter(0)).toBe(1);
  await app.deps.knex('picks').update({ status: 'packed' });
  expect(await waitingAfter(59)).toBe(1);
  expect(await waitingAfter(60)).toBe(0);
});

it('counts no order that a store prepares', async () => {
  await orderOne();
  const { knex } = app.deps;
  const store = await knex('stock_places').whereNotNull('store_id').first('id');
  await knex('picks').update({ place_id: store?.id });
  expect(await waitingAfter(200_000)).toBe(0);
});
