import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { letJobsRun, openAttempt } from './open-attempt.ts';
import { insertWays, paymentStatusOf } from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  await insertWays(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const pay = async (wallet: string, code: string, token: string) => {
  const body = { code, payment_token: token };
  const answer = await app.client().change(`payment/${wallet}/process/`, body);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }; // JSON of the API
};

describe.each([
  ['google-pay', 'google_pay'],
  ['apple-pay', 'apple_pay'],
] as const)('%s', (wallet, kind) => {
  it('is paid by a token and confirms the order', async () => {
    const { order, code, redirectUrl } = await openAttempt(app, kind);
    expect(redirectUrl).toBe(`/platba/${code}`);
    const { body } = await pay(wallet, code, 'sandbox.paid.1');
    expect(body).toMatchObject({ status: 'captured', is_paid: true, redirect_url: null });
    expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
  });

  it('charges once however often and at once the button is pressed', async () => {
    const { order, code } = await openAttempt(app, kind);
    const answers = await Promise.all([1, 2, 3].map(() => pay(wallet, code, 'sandbox.paid.1')));
    expect(answers.map(({ body }) => body['status'])).toEqual(Array(3).fill('captured'));
    expect(await app.deps.knex('sandbox_payments')).toHaveLength(1);
    expect(await app.deps.knex('refunds')).toHaveLength(0);
    expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
    expect((await pay(wallet, code, 'sandbox.paid.2')).body['status']).toBe('captured');
  });

  it('says what to do after a declined card and leaves the order to be paid', async () => {
    const { order, code } = await openAttempt(app, kind);
    const { body } = await pay(wallet, code, 'sandbox.declined.1');
    expect(body).toMatchObject({
      status: 'failed',
      message: 'Došlo k chybě při platbě, prosím opakujte akci.',
    });
    expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('waiting');
  });

  it('leaves the attempt open when the gateway is not there, and takes the next try', async () => {
    const { code } = await openAttempt(app, kind);
    const { body } = await pay(wallet, code, 'sandbox.unreachable.1');
    expect(body).toMatchObject({ status: 'created', is_paid: false });
    expect(body['message']).toMatch(/^Platbu se nepodařilo odeslat do platební brány/);
    expect((await pay(wallet, code, 'sandbox.paid.1')).body['status']).toBe('captured');
  });

  it('tells what the wallet needs', async () => {
    const { code } = await openAttempt(app, kind);
    const echo = await app.client().fetch(`/api/new/payment/${wallet}/echo/`);
    expect(await echo.json()).toEqual({ is_available: true, is_sandbox: true });
    const init = await app.client().change(`payment/${wallet}/init/`, { code });
    expect(await init.json()).toMatchObject({
      gateway: 'stripe',
      currency: 'CZK',
      country: 'CZ',
      total: '1000',
      is_sandbox: true,
    });
  });
});

it('leads to the bank where it asks first, and is paid when the bank says so', async () => {
  const { order, code } = await openAttempt(app, 'google_pay');
  const { body } = await pay('google-pay', code, 'sandbox.confirm.1');
  expect(body['status']).toBe('pending');
  const page = new URL(String(body['redirect_url'])).pathname;
  const choice = { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) };
  expect((await app.client().fetch(page, choice)).status).toBe(303);
  await letJobsRun(app);
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
});

it('is paid by a message where the answer to the charge was lost', async () => {
  const { order, code } = await openAttempt(app, 'google_pay');
  const { body } = await pay('google-pay', code, 'sandbox.confirm.1');
  await app.deps.knex('payments').where({ code }).update({ reference: null, status: 'created' });
  const page = new URL(String(body['redirect_url'])).pathname;
  const choice = { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) };
  await app.client().fetch(page, choice);
  await letJobsRun(app);
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
});

it('knows neither codes of nobody nor attempts of another kind', async () => {
  const card = await openAttempt(app, 'card');
  const google = await openAttempt(app, 'google_pay');
  expect((await pay('google-pay', 'nobody', 'sandbox.paid.1')).status).toBe(404);
  expect((await pay('google-pay', card.code, 'sandbox.paid.1')).status).toBe(404);
  expect((await pay('apple-pay', google.code, 'sandbox.paid.1')).status).toBe(404);
  const init = await app.client().change('payment/google-pay/init/', { code: card.code });
  expect(init.status).toBe(404);
  expect(await app.deps.knex('sandbox_payments').where({ status: 'paid' })).toEqual([]);
});

it('charges nothing for an order that was cancelled or paid meanwhile', async () => {
  const cancelled = await openAttempt(app, 'google_pay');
  await app.deps.knex('orders').where({ id: cancelled.order.id }).update({ status: 'cancelled' });
  expect((await pay('google-pay', cancelled.code, 'sandbox.paid.1')).status).toBe(409);
  const paid = await openAttempt(app, 'google_pay');
  await app.deps.knex('orders').where({ id: paid.order.id }).update({ payment_status: 'paid' });
  expect((await pay('google-pay', paid.code, 'sandbox.paid.1')).status).toBe(409);
  expect(await app.deps.knex('sandbox_payments')).toHaveLength(0);
});

it("opens Apple's session at addresses of Apple only", async () => {
  const { code } = await openAttempt(app, 'apple_pay');
  const open = (validation_url: string) =>
    app.client().change('payment/apple-pay/session/', { code, validation_url });
  const path = '/paymentservices/startSession';
  expect((await open(`https://apple-pay-gateway.apple.com${path}`)).status).toBe(200);
  for (const url of [
    `http://apple-pay-gateway.apple.com${path}`,
    'https://127.0.0.1/',
    'https://apple-pay-gateway.apple.com.example/',
    'https://example.com/?apple-pay-gateway.apple.com',
    'https://apple-pay-gateway.apple.com@example.com/',
    'https://apple-pay-gateway.apple.com:8443/',
    'https://evil.apple.com/',
    'file:///etc/passwd',
    'nonsense',
  ]) {
    const answer = await open(url);
    expect([url, answer.status]).toEqual([url, 400]);
    expect(await answer.json()).toHaveProperty('validation_url');
  }
});

it('is not offered where only cards are set up', async () => {
  const { code } = await openAttempt(app, 'apple_pay');
  const real = await startTestApp({
    environment: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  });
  const echo = await real.client().fetch('/api/new/payment/apple-pay/echo/');
  expect(await echo.json()).toEqual({ is_available: false, is_sandbox: false });
  const init = await real.client().change('payment/apple-pay/init/', { code });
  expect(init.status).toBe(409);
  expect(await init.json()).toHaveProperty('detail');
  await real.close();
});
