import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRefund } from '#api/orders/create-refund.ts';
import { startPayment } from '#api/payments/start-payment.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
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

/** Goes to the played gateway as the customer's browser does. */
async function openGateway(language: 'cs' | 'ro' = 'cs') {
  const order = await insertOrder(app.deps.knex);
  const start = await startPayment(app.deps, { orderId: order.id, kind: 'card', language });
  const page = new URL(start.redirectUrl ?? '').pathname;
  return { ...order, ...start, page };
}

const choose = (page: string, outcome: string) =>
  app.client().fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }) });

/** Runs messages that are due now, and those that come later. */
async function letMessagesCome(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await app.deps.knex.raw(`update jobs.job set start_after = now() - interval '1 minute'`);
    await app.deps.jobs.runDue();
  }
}

const attempt = async (code: string) => {
  const answer = await app.client().fetch(`/api/new/payment/${code}/status/`);
  return (await answer.json()) as Record<string, unknown>; // JSON of the API
};

it.each([
  ['cs', 'není skutečná banka'],
  ['ro', 'nu este o bancă reală'],
] as const)('says on its page in %s that it is none', async (language, words) => {
  const { page } = await openGateway();
  const answer = await app.client().fetch(page, { headers: { 'accept-language': language } });
  const html = await answer.text();
  expect(html).toContain(words);
  expect(html).toContain('1\u00A0000\u00A0Kč');
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
});

describe.each([
  ['paid', 'captured', 'paid'],
  ['paid_late', 'captured', 'paid'],
  ['paid_three_times', 'captured', 'paid'],
  ['paid_after_failure', 'captured', 'paid'],
  ['pending', 'captured', 'paid'],
  ['other_amount', 'captured', 'mismatch'],
  ['declined', 'failed', 'waiting'],
  ['cancelled', 'expired', 'waiting'],
  ['expired', 'expired', 'waiting'],
])('the outcome %s', (outcome, status, ofOrder) => {
  it(`leaves the attempt ${status} and the order ${ofOrder}, back at the shop`, async () => {
    const { id, page, code } = await openGateway();
    const answer = await choose(page, outcome);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/platba/${code}`);
    await letMessagesCome();
    expect(await attempt(code)).toMatchObject({ status });
    expect(await paymentStatusOf(app.deps.knex, id)).toBe(ofOrder);
  });
});

it('tells what went wrong and what to do next', async () => {
  const { page, code } = await openGateway();
  await choose(page, 'declined');
  await letMessagesCome();
  expect((await attempt(code))['message']).toBe('Došlo k chybě při platbě, prosím opakujte akci.');
});

it('is asked when its message is lost', async () => {
  const { id, page, code } = await openGateway();
  await choose(page, 'paid');
  await app.deps.knex.raw('delete from jobs.job');
  app.clock.now = new Date(app.clock.now.getTime() + 10_000);
  expect(await attempt(code)).toMatchObject({ status: 'captured', is_paid: true });
  expect(await paymentStatusOf(app.deps.knex, id)).toBe('paid');
});

it('takes nothing of what it does not offer, and knows only its own payments', async () => {
  const { page } = await openGateway();
  expect((await choose(page, 'free')).status).toBe(400);
  expect((await choose('/sandbox/payments/cs_test_unknown', 'paid')).status).toBe(404);
});

it('is not there where the real gateway is set up', async () => {
  const { page } = await openGateway();
  const real = await startTestApp({
    environment: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  });
  expect((await real.client().fetch(page)).status).toBe(404);
  await real.close();
});

describe('a refund', () => {
  const refundOf = async (orderId: number, amount: number) => {
    const payment = await app.deps
      .knex('payments')
      .where({ order_id: orderId })
      .first<{ id: number }>('id');
    const task = { orderId, paymentId: payment.id, amount, reason: 'staff', units: [] } as const;
    const now = app.clock.now;
    await app.deps.knex.transaction((trx) => createRefund(trx, app.deps, { ...task, now }));
  };

  it('goes back the way the money came, once, however often its job runs', async () => {
    const { id, page } = await openGateway();
    await choose(page, 'paid');
    await letMessagesCome();
    await refundOf(id, 400);
    await app.deps.knex.raw(`insert into jobs.job (name, data) select name, data from jobs.job
      where name = 'payment-send-refund'`);
    await letMessagesCome();
    const row = await app.deps.knex('refunds').first<Record<string, unknown>>();
    expect(row).toMatchObject({ status: 'done', amount: 400 });
    const played = await app.deps.knex('sandbox_payments').first<{ refunded: number }>();
    expect(played.refunded).toBe(400);
  });

  it('of more than was paid becomes a task for staff', async () => {
    const { id, page } = await openGateway();
    await choose(page, 'paid');
    await letMessagesCome();
    await refundOf(id, 1_001);
    await app.deps.knex('refunds').update({ attempts: 7 });
    await letMessagesCome();
    const row = await app.deps.knex('refunds').first<Record<string, unknown>>();
    expect(row).toMatchObject({ status: 'failed', problem: 'answered 400' });
  });
});
