import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { numberAt } from '#tests/support/order-number.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { items, order, prepareOrderShop, startOrderApp } from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const buy = () => order(app.client(), { products: [[items.case, 1]], payment: 'bank-transfer' });
const numbers = (): Promise<string[]> => app.deps.knex('orders').orderBy('id').pluck('number');

it('are never given twice to orders that are placed at once (T-ORD-10)', async () => {
  await Promise.all([1, 2, 3, 4].map(buy));
  const given = await numbers();
  expect(given).toHaveLength(4);
  expect([...given].sort()).toEqual([1, 2, 3, 4].map((at) => numberAt(app, at)).sort());
});

it('pass over one that an order from before has', async () => {
  await buy();
  await app.deps.knex('orders').update({ number: numberAt(app, 2) });
  await buy();
  expect(await numbers()).toEqual([numberAt(app, 2), numberAt(app, 3)]);
});
