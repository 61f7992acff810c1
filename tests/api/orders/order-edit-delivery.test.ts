import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addProfile } from '#tests/support/factories/people.ts';
import { addPriceLevel } from '#tests/support/factories/prices.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { previewOf } from './edit-steps.ts';
import { items, orderConfirmed, prepareOrderShop, startOrderApp } from './order-fixture.ts';
import { cash, rowOf } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await app.deps.knex('stock').update({ allocated: 0 });
});
afterAll(() => app.close());

it("an edited order has its delivery at the price of the customer's level", async () => {
  const { knex } = app.deps;
  const level = await addPriceLevel(knex, { code: 'firmy' });
  const couriers = () => knex('delivery_methods').where({ code: 'courier' });
  await couriers().update({ level_prices: 'firmy:49' });
  const customer = await signIn(app, 'business');
  const user = await knex('users').where({ role: 'business' }).first('id');
  await addProfile(knex, { user_id: user?.id, price_level_id: level.id });
  await orderConfirmed(app, customer, { ...cash, products: [[items.case, 1]] });
  const staff = await signIn(app, 'support');
  const more = { lines: [{ position: 0, quantity: 2 }] };
  const before = await rowOf(app, 'orders');
  const { body } = await previewOf(app, staff, more);
  const edited = Number(body['total']);
  await couriers().update({ level_prices: 'firmy:59' });
  expect(Number((await previewOf(app, staff, more)).body['total'])).toBe(edited + 10);
  expect(edited).toBeGreaterThan(Number(before['total']));
  await couriers().update({ level_prices: null });
  expect(Number((await previewOf(app, staff, more)).body['total'])).toBe(edited + 50);
});
