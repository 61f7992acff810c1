import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/test-app.ts';
import { checkOut, finish, prepareOrderShop, startOrderApp } from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const mostCash = (most_amount: number | null) =>
  app.deps.knex('payment_methods').where('kind', 'cash_on_delivery').update({ most_amount });
const codeOfCash = async () => {
  const rows = app.deps.knex('payment_methods').where('kind', 'cash_on_delivery');
  return (await rows.first<{ code: string }>('code')).code;
};

it('a payment that the cart does not take is said to be that, whatever was chosen, and nothing is stored', async () => {
  const client = app.client();
  const body = { ...(await checkOut(client)), type_payment: await codeOfCash() };
  const refused = {
    status: 400,
    body: { type_payment: ['Tuto platbu s vaším košíkem a dopravou nelze zvolit.'] },
  };
  await mostCash(19_999);
  expect(await finish(client, body)).toMatchObject(refused);
  await client.change('cart/payments-and-deliveries/', { payment: null });
  expect(await finish(client, body)).toMatchObject(refused);
  expect(await app.deps.knex('orders').select('id')).toEqual([]);
});

it('a payment that the cart takes but was not chosen is a change of another window', async () => {
  const client = app.client();
  const body = { ...(await checkOut(client)), type_payment: await codeOfCash() };
  await mostCash(null);
  expect(await finish(client, body)).toMatchObject({ status: 409 });
});
