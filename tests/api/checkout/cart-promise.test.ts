import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { items, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { addStock } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  client = app.client();
});
afterAll(() => app.close());

const add = (product: number) => client.change('cart/add-product/', { product, quantity: 1 });
const promised = () => client.get('cart-promise', {});

it('promises a cart by the soonest courier, as the checkout does', async () => {
  await add(items.case);
  const { deliveries } = await client.get('cart-payments-deliveries', {});
  const soonest = deliveries.find(({ code }) => code === 'courier')?.arrives;
  expect(soonest).not.toBeNull();
  expect(await promised()).toMatchObject({ brought: soonest, today: [] });
});

it('waits for the line that takes the longest', async () => {
  await add(items.case);
  const { brought: alone } = await promised();
  await add(items.laterPhone);
  const { brought } = await promised();
  expect(alone?.orderBy).not.toBeNull();
  expect(brought?.orderBy).toBeNull();
  expect(brought && alone && brought.from > alone.from).toBe(true);
});

it('names the stores in which all of it can be fetched today', async () => {
  app.clock.now = new Date('2026-11-23T10:00:00Z');
  await addStock(app.deps.knex, { product_id: items.phone, place_id: 2 });
  await add(items.phone);
  const { today } = await promised();
  expect(today).toMatchObject([{ slug: 'praha', readyAt: '2026-11-23T10:30:00.000Z' }]);
  await add(items.case);
  expect((await promised()).today).toEqual([]);
});

it('promises nothing of an empty cart, and of one that has to be mended first', async () => {
  expect(await promised()).toMatchObject({ brought: null, today: [] });
  await add(items.case);
  await app.deps.knex('products').where({ id: items.case }).update({ is_on_sale: false });
  expect(await promised()).toMatchObject({ brought: null, today: [] });
});
