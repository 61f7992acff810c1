import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { processLeftMessages } from '#api/payments/receive-message.ts';
import { startPayment } from '#api/payments/start-payment.ts';
import { addPayment, addPaymentCallback } from '#tests/support/factories/orders.ts';
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

const now = () => app.clock.now;

/** Stripe's message about a session, signed as the sandbox signs. */
function message(
  reference: string,
  {
    event = 'evt_1',
    paid = true,
    amount = 1_000,
    secret = app.deps.cipher.sign('sandbox', 'stripe'),
    age = 0,
  } = {},
): RequestInit {
  const object = {
    id: reference,
    status: paid ? 'complete' : 'expired',
    amount_total: amount * 100,
    payment_status: paid ? 'paid' : 'unpaid',
  };
  const type = paid ? 'checkout.session.completed' : 'checkout.session.expired';
  const body = JSON.stringify({ id: event, type, data: { object } });
  const time = String(Math.floor(now().getTime() / 1_000) - age);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'stripe-signature': `t=${time},v1=${signature}` };
  return { method: 'POST', body, headers };
}

const call = (init: RequestInit, provider = 'stripe') =>
  app.client().fetch(`/api/new/payment/callback/${provider}/`, init);

async function attemptOf(orderId: number): Promise<{ reference: string; code: string }> {
  const { code } = await startPayment(app.deps, { orderId, kind: 'card', language: 'cs' });
  const row = await app.deps
    .knex('payments')
    .where({ code })
    .first<{ reference: string }>('reference');
  return { reference: row.reference, code };
}

it('pays the order before the browser is back (T-ORD-5)', async () => {
  const order = await insertOrder(app.deps.knex);
  const { reference, code } = await attemptOf(order.id);
  expect((await call(message(reference))).status).toBe(200);
  const status = await app.client().fetch(`/api/new/payment/${code}/status/`);
  expect(await status.json()).toMatchObject({ status: 'captured', is_paid: true, message: null });
});

it('takes the same message three times and changes the state once (T-ORD-6)', async () => {
  const order = await insertOrder(app.deps.knex);
  const { reference } = await attemptOf(order.id);
  const answers = await Promise.all([1, 2, 3].map(() => call(message(reference))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await app.deps.knex('payment_callbacks')).toHaveLength(1);
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
  expect(await app.deps.knex('refunds')).toHaveLength(0);
});

it('stays paid when the failure of an earlier attempt is told last (T-ORD-4)', async () => {
  const order = await insertOrder(app.deps.knex);
  const first = await attemptOf(order.id);
  const second = await attemptOf(order.id);
  await call(message(second.reference, { event: 'evt_paid' }));
  await call(message(first.reference, { event: 'evt_late', paid: false }));
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
  const attempts = await app.deps.knex('payments').orderBy('attempt').pluck<string[]>('status');
  expect(attempts).toEqual(['expired', 'captured']);
});

it.each([999, 1_001])(
  'does not take %d for an order of 1000 and alarms staff (T-ORD-7)',
  async (amount) => {
    const order = await insertOrder(app.deps.knex);
    const { reference } = await attemptOf(order.id);
    await call(message(reference, { amount }));
    expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('mismatch');
    expect(app.logs.some((line) => line.includes('not what the order is due'))).toBe(true);
  },
);

it('gives back what comes for a cancelled order, which stays cancelled (T-ORD-8)', async () => {
  const order = await insertOrder(app.deps.knex);
  const { reference } = await attemptOf(order.id);
  await app.deps.knex('orders').where({ id: order.id }).update({ status: 'cancelled' });
  await call(message(reference));
  expect(await app.deps.knex('refunds').select('amount', 'reason', 'status')).toEqual([
    { amount: 1_000, reason: 'captured_after_cancel', status: 'waiting' },
  ]);
  const row = await app.deps.knex('orders').first<{ status: string }>('status');
  expect(row.status).toBe('cancelled');
});

it('gives the second of two captures back and keeps the first', async () => {
  const order = await insertOrder(app.deps.knex);
  const [first, second] = [await attemptOf(order.id), await attemptOf(order.id)];
  const both = [
    message(first.reference, { event: 'evt_a' }),
    message(second.reference, { event: 'evt_b' }),
  ];
  await Promise.all(both.map((init) => call(init)));
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
  expect(await app.deps.knex('refunds').pluck('reason')).toEqual(['captured_twice']);
});

it('gives a wrong amount back once the right one came', async () => {
  const order = await insertOrder(app.deps.knex);
  const [first, second] = [await attemptOf(order.id), await attemptOf(order.id)];
  await call(message(first.reference, { event: 'evt_wrong', amount: 999 }));
  await call(message(second.reference, { event: 'evt_right' }));
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
  expect(await app.deps.knex('refunds').select('amount', 'reason')).toEqual([
    { amount: 999, reason: 'captured_twice' },
  ]);
});

it('keeps a message about an attempt that it does not know yet, and does it later', async () => {
  const order = await insertOrder(app.deps.knex);
  expect((await call(message('cs_test_early'))).status).toBe(200);
  await addPayment(app.deps.knex, {
    order_id: order.id,
    reference: 'cs_test_early',
    created_at: now(),
  });
  await app.deps.knex.raw(`update jobs.job set start_after = now() - interval '1 minute'`);
  await app.deps.jobs.runDue();
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
});

it.each([
  ['signed with another secret', { secret: 'guessed' }],
  ['of an hour ago', { age: 3_600 }],
])('refuses a message %s', async (_, more) => {
  const order = await insertOrder(app.deps.knex);
  const { reference } = await attemptOf(order.id);
  expect((await call(message(reference, more))).status).toBe(400);
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('waiting');
  expect(await app.deps.knex('payment_callbacks')).toHaveLength(0);
});

it.each(['', 'nonsense', '{"id":'])('answers %j without a signature with 400', async (body) => {
  expect((await call({ method: 'POST', body })).status).toBe(400);
});

it('does what was kept while the clock was ahead, once it is set back', async () => {
  await insertOrder(app.deps.knex);
  const { reference } = await attemptOf(1);
  const { deps } = app;
  const ahead = new Date(now().getTime() + 3_600_000);
  await addPaymentCallback(deps.knex, { reference, received_at: ahead });
  await processLeftMessages.run({}, deps);
  expect(await paymentStatusOf(deps.knex, 1)).toBe('paid');
});

it('does not know other gateways', async () => {
  expect((await call({ method: 'POST', body: '{}' }, 'nobody')).status).toBe(404);
});

it('refuses to start a payment of what is paid already', async () => {
  const order = await insertOrder(app.deps.knex, { paymentStatus: 'paid' });
  await expect(
    startPayment(app.deps, { orderId: order.id, kind: 'card', language: 'cs' }),
  ).rejects.toMatchObject({ status: 409 });
});
