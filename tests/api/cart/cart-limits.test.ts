import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cartLimit } from '#core/contract/cart-limit.ts';
import { items, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { from } from '#tests/api/reservations/reservation-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const body = { product: items.case, quantity: 1 };
const add = async (client: TestClient, network: number) =>
  (await client.change('cart/add-product/', body, from(network))).status;

it('lets one network begin so many carts and no more, whoever shops there already goes on', async () => {
  const first = app.client();
  for (let begun = 1; begun < cartLimit.newVisitors; begun += 1) {
    const { status } = await begin(begun === 1 ? first : app.client());
    expect(status).toBe(400);
  }
  expect(await add(app.client(), 7)).toBe(200);
  expect(await add(app.client(), 7)).toBe(429);
  expect(await add(first, 7)).toBe(200);
  expect(await add(app.client(), 8)).toBe(200);
  app.clock.now = new Date(app.clock.now.getTime() + cartLimit.minutes * 60_000);
  expect(await add(app.client(), 7)).toBe(200);
}, 60_000);

it('lets one visitor change a cart so often and no more', async () => {
  const client = app.client();
  let status = 0;
  for (let tried = 0; tried <= cartLimit.attempts; tried += 1)
    ({ status } = await begin(client, 9));
  expect(status).toBe(429);
}, 60_000);

/** A change that is counted and refused for what it asks: cheaper than one that is made. */
const begin = (client: TestClient, network = 7) =>
  client.change('cart/add-product/', { product: 'neznamy', quantity: 1 }, from(network));
