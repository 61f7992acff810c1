import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startPayment } from '#api/payments/start-payment.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { letJobsRun, openAttempt } from './open-attempt.ts';
import { insertOrder, insertWays, paymentStatusOf } from './order-fixture.ts';

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

const start = (orderId: number) =>
  startPayment(app.deps, { orderId, kind: 'card', language: 'cs' });

it('numbers attempts that two tabs begin at the same time one after another', async () => {
  const { id } = await insertOrder(app.deps.knex);
  const starts = await Promise.all([start(id), start(id), start(id)]);
  expect(new Set(starts.map(({ code }) => code)).size).toBe(3);
  expect(await app.deps.knex('payments').orderBy('attempt').pluck('attempt')).toEqual([1, 2, 3]);
});

it('gives the second of two payments from two tabs back, once', async () => {
  const { id } = await insertOrder(app.deps.knex);
  const tabs = await Promise.all([start(id), start(id)]);
  await Promise.all(
    tabs.map(({ redirectUrl }) => {
      const body = new URLSearchParams({ outcome: 'paid_three_times' });
      return app.client().fetch(new URL(redirectUrl ?? '').pathname, { method: 'POST', body });
    }),
  );
  await letJobsRun(app);
  expect(await paymentStatusOf(app.deps.knex, id)).toBe('paid');
  expect(await app.deps.knex('refunds').select('reason', 'status', 'amount')).toEqual([
    { reason: 'captured_twice', status: 'done', amount: 1_000 },
  ]);
});

it('pays once and gives back once when a wallet and a card pay at the same time', async () => {
  const { order, code } = await openAttempt(app, 'google_pay');
  const { redirectUrl } = await start(order.id);
  const body = new URLSearchParams({ outcome: 'paid' });
  const token = { code, payment_token: 'sandbox.paid.1' };
  await app.client().fetch(new URL(redirectUrl ?? '').pathname, { method: 'POST', body });
  await Promise.all([letJobsRun(app), app.client().change('payment/google-pay/process/', token)]);
  await letJobsRun(app);
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
  const captured = await app.deps.knex('payments').where({ status: 'captured' });
  expect(await app.deps.knex('refunds')).toHaveLength(captured.length - 1);
});

it('loses no order when the gateway is not there: the next attempt may be another', async () => {
  const order = await insertOrder(app.deps.knex, { due: 1_408 });
  const { code, redirectUrl } = await start(order.id);
  expect(redirectUrl).toBe(`/platba/${code}`);
  const answer = await app.client().fetch(`/api/new/payment/${code}/status/`);
  const text =
    'Platbu se nepodařilo odeslat do platební brány. Zkuste to znovu, nebo zvolte jiný způsob platby.';
  expect(await answer.json()).toMatchObject({ status: 'failed', message: text });
  const transfer = { orderId: order.id, kind: 'bank_transfer', language: 'cs' } as const;
  expect(await startPayment(app.deps, transfer)).toMatchObject({ redirectUrl: null });
});

it('refuses to open a page again for what ended or is another kind', async () => {
  const wallet = await openAttempt(app, 'google_pay');
  const card = await openAttempt(app, 'card');
  await app.deps.knex('payments').where({ code: card.code }).update({ status: 'failed' });
  for (const { code } of [wallet, card]) {
    expect((await app.client().change('payment/card/pay/', { code })).status).toBe(409);
  }
});
