import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signedIn } from '#tests/api/cart/cart-fixture.ts';
import {
  checkOut,
  finish,
  items,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { addProfile } from '#tests/support/factories/people.ts';
import { addPriceLevel } from '#tests/support/factories/prices.ts';
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

it('is not offered for what weighs more than it takes, and says so', async () => {
  const { knex } = app.deps;
  await knex('products').where({ id: items.case }).update({ package_weight_kg: '15.750' });
  await knex('delivery_methods').where({ code: 'courier' }).update({ most_weight_kg: 31.5 });
  // Nobody has weighed the phone.
  await add(items.phone);
  await add(items.case, 2);
  const courier = async () => (await offered()).deliveries.find(({ code }) => code === 'courier');
  expect(await courier()).toMatchObject({ isAvailable: true, message: null });
  await client.change('cart/payments-and-deliveries/', { delivery: 'courier' });
  await add(items.case);
  expect(await courier()).toMatchObject({
    isAvailable: false,
    message: 'Takhle pošleme zboží nejvýš do 31,5 kg. Vyberte prosím jinou dopravu.',
    arrives: null,
  });
  const again = client.change('cart/payments-and-deliveries/', { delivery: 'courier' });
  expect(await (await again).json()).toEqual({
    delivery: ['Tuto dopravu pro váš košík nelze zvolit.'],
  });
});

it('takes no order that became too heavy after its delivery was chosen', async () => {
  const { knex } = app.deps;
  await knex('delivery_methods').where({ code: 'courier' }).update({ most_weight_kg: 5 });
  const body = await checkOut(client, { products: [[items.case, 1]] });
  await knex('products').where({ id: items.case }).update({ package_weight_kg: '5.001' });
  const { status, body: refused } = await finish(client, body);
  expect([status, refused]).toEqual([
    400,
    { type_delivery_code: ['Tuto dopravu pro váš košík nelze zvolit.'] },
  ]);
  await knex('products').where({ id: items.case }).update({ package_weight_kg: '5.000' });
  expect((await finish(client, body)).status).toBe(201);
});

it('is not offered for a package longer than it takes, and says so', async () => {
  const { knex } = app.deps;
  const courier = async () => (await offered()).deliveries.find(({ code }) => code === 'courier');
  await knex('delivery_methods').where({ code: 'courier' }).update({ most_side_cm: 60 });
  const sides = { package_width_cm: 20, package_height_cm: 60, package_depth_cm: 10 };
  await knex('products').where({ id: items.case }).update(sides);
  // Nobody has measured the phone.
  await add(items.phone);
  await add(items.case);
  expect(await courier()).toMatchObject({ isAvailable: true, message: null });
  await knex('products').where({ id: items.case }).update({ package_height_cm: '60.5' });
  expect(await courier()).toMatchObject({
    isAvailable: false,
    message: 'Takhle pošleme balíky dlouhé nejvýš 60 cm. Vyberte prosím jinou dopravu.',
  });
});

it('costs a customer of a price level what the level pays, and a visitor what it usually costs', async () => {
  const { knex } = app.deps;
  const level = await addPriceLevel(knex, { code: 'firmy' });
  await knex('delivery_methods').where({ code: 'courier' }).update({ level_prices: 'firmy:49' });
  const customer = await signedIn(app, 'business');
  const user = await knex('users').first<{ id: number }>('id');
  await addProfile(knex, { user_id: user.id, price_level_id: level.id });
  for (const [who, shipping] of [
    [client, 99],
    [customer, 49],
  ] as const) {
    await who.change('cart/add-product/', { product: items.case, quantity: 1 });
    await who.change('cart/payments-and-deliveries/', { delivery: 'courier' });
    const { totals, deliveries } = await who.get('cart-payments-deliveries', {});
    expect(totals.shipping).toBe(shipping);
    expect(deliveries.find(({ code }) => code === 'courier')?.price).toBe(shipping);
  }
});
