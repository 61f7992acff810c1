import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { items, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
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

const add = (product: number, quantity = 1) =>
  client.change('cart/add-product/', { product, quantity });
const offered = () => client.get('cart-payments-deliveries', {});

it('costs by what the packages weigh together', async () => {
  const { knex } = app.deps;
  await knex('products').where({ id: items.case }).update({ package_weight_kg: '2.600' });
  await knex('delivery_methods').where({ code: 'courier' }).update({ weight_prices: '5:149' });
  await add(items.case);
  await client.change('cart/payments-and-deliveries/', { delivery: 'courier' });
  expect((await offered()).totals).toMatchObject({ shipping: 99 });
  await add(items.case);
  const heavy = await offered();
  expect(heavy.totals).toMatchObject({ shipping: 149, missingToFreeDelivery: 1_000 });
  expect(heavy.deliveries[0]).toMatchObject({ price: 149, usualPrice: null });
  await add(items.case, 2);
  expect((await offered()).deliveries[0]).toMatchObject({ price: 0, usualPrice: 149 });
});
