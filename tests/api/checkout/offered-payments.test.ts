import { afterEach, expect, it } from 'vitest';
import { GatewayError, gatewayErrorOf } from '#api/outside/payments/gateway.ts';
import { openAtGateway } from '#api/payments/start-payment.ts';
import {
  answerOf,
  bodyOf,
  finish,
  items,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const wallets = { GOOGLE_PAY_MERCHANT_ID: 'BCR2DN', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
const twisto = {
  TWISTO_PUBLIC_KEY: 'live_1',
  TWISTO_SECRET_KEY: `live_key${'0a'.repeat(32)}`,
};

let app: TestApp;
afterEach(() => app.close());

async function cartOf(environment: Record<string, string>) {
  app = await startOrderApp({ environment });
  await prepareOrderShop(app);
  const client = app.client();
  await client.change('cart/add-product/', { product: items.case, quantity: 1 });
  const { payments } = await client.get('cart-payments-deliveries', {});
  const choose = async (payment: string) =>
    answerOf(
      await client.change('cart/payments-and-deliveries/', { delivery: 'courier', payment }),
    );
  return { client, choose, codes: payments.map(({ code }) => code) };
}

it('offers no wallet and no Twisto once the cards are real, since their scripts run in no page', async () => {
  const { client, choose, codes } = await cartOf({ ...stripe, ...wallets, ...twisto });
  expect(codes).toContain('card');
  for (const code of ['google-pay', 'apple-pay', 'twisto']) {
    expect(codes).not.toContain(code);
    expect(await choose(code)).toMatchObject({ status: 400 });
  }
  // It was chosen before the keys came.
  await choose('card');
  await app.deps.knex('carts').update({ payment_code: 'google-pay' });
  const refused = await finish(client, await bodyOf(client, { payment: 'google-pay' }));
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.body).toHaveProperty('type_payment');
});

it('offers wallets beside a played gateway, and Twisto only where it is played, too', async () => {
  const { codes } = await cartOf(twisto);
  expect(codes).toEqual(expect.arrayContaining(['card', 'google-pay', 'apple-pay']));
  expect(codes).not.toContain('twisto');
});

it('asks for a payment where the cart kept none, and calls that no change of another window', async () => {
  const { client, choose } = await cartOf({});
  await choose('card');
  await app.deps.knex('carts').update({ payment_code: null });
  const body = await bodyOf(client, { payment: 'cash-on-delivery' });
  expect(await finish(client, body)).toMatchObject({
    status: 400,
    body: { type_payment: ['Vyberte prosím způsob platby.'] },
  });
  expect(await app.deps.knex('orders')).toEqual([]);
});

it('offers no payment whose gateway failed three times in a row, says why, and tries it again after half a minute', async () => {
  const { client } = await cartOf({});
  const card = async () => {
    const { payments } = await client.get('cart-payments-deliveries', {});
    return payments.find(({ code }) => code === 'card');
  };
  const fail = () =>
    openAtGateway(app.deps, { id: 0, provider: 'stripe' }, () =>
      Promise.reject(new GatewayError('no answer')),
    );
  expect(await fail()).toBeNull();
  expect(await fail()).toBeNull();
  expect(await card()).toMatchObject({ isAvailable: true, message: null });
  await fail();
  expect(await card()).toMatchObject({
    isAvailable: false,
    message: expect.stringContaining('teď nefunguje'),
  });
  const { payments } = await client.get('cart-payments-deliveries', {});
  expect(payments.find(({ code }) => code === 'bank-transfer')).toMatchObject({
    isAvailable: true,
  });
  app.clock.now = new Date(app.clock.now.getTime() + 30_000);
  expect(await card()).toMatchObject({ isAvailable: true });
});

it('goes on offering a payment whose gateway refused one customer again and again', async () => {
  const { client } = await cartOf({});
  const answer = (status: number) =>
    openAtGateway(app.deps, { id: 0, provider: 'stripe' }, () =>
      Promise.reject(gatewayErrorOf(status)),
    );
  const isOffered = async () => {
    const { payments } = await client.get('cart-payments-deliveries', {});
    return payments.find(({ code }) => code === 'card')?.isAvailable;
  };
  for (const _attempt of [1, 2, 3, 4]) expect(await answer(400)).toBeNull();
  expect(await isOffered()).toBe(true);
  for (const _attempt of [1, 2, 3]) await answer(503);
  expect(await isOffered()).toBe(false);
});
