import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cleanCarts } from '#api/cart/clean-carts.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { add, cartOf, items, prepareCartShop, start, startCartApp } from './cart-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCartApp();
});
beforeEach(() => prepareCartShop(app));
afterAll(() => app.close());

const day = 86_400_000;
async function cleanAfter(ms: number): Promise<void> {
  app.clock.now = new Date(start.getTime() + ms);
  await cleanCarts.run({}, app.deps);
}

it('forgets a removed package when it can no longer be brought back', async () => {
  const client = app.client();
  const { packageId: id } = await add(client);
  await client.post('cart-remove-product', { params: { id }, body: {} });
  await cleanAfter(29 * 60_000);
  expect(await app.deps.knex('cart_packages')).toHaveLength(1);
  await cleanAfter(31 * 60_000);
  expect(await app.deps.knex('cart_packages')).toEqual([]);
});

it("forgets a visitor's cart half a year after the last addition to it", async () => {
  const client = app.client();
  await add(client);
  app.clock.now = new Date(start.getTime() + 100 * day);
  await add(client, { product: items.case });
  await cleanAfter(279 * day);
  expect(await cartOf(client)).toMatchObject({ count: 2 });
  await cleanAfter(281 * day);
  expect(await cartOf(client)).toMatchObject({ count: 0 });
});
