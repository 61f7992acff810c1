import { createDecipheriv, createHmac } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRefund } from '#api/orders/create-refund.ts';
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

const pay = async (code: string, transaction_id: string) => {
  const answer = await app.client().change(`payment/twisto/${code}/`, { transaction_id });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }; // JSON of the API
};

/** Opens a payload as Twisto does, with the played shop's key of zeros. */
function unseal(payload: string): unknown {
  const sealed = Buffer.from(payload, 'base64');
  const [vector, digest, text] = [
    sealed.subarray(0, 16),
    sealed.subarray(16, 48),
    sealed.subarray(48),
  ];
  const key = Buffer.alloc(16);
  const decipher = createDecipheriv('aes-128-cbc', key, vector).setAutoPadding(false);
  const filled = Buffer.concat([decipher.update(text), decipher.final()]);
  const plain = filled.subarray(0, 4 + filled.readUInt32BE());
  expect(createHmac('sha256', key).update(plain).update(vector).digest()).toEqual(digest);
  return JSON.parse(inflateSync(plain.subarray(4)).toString('utf8'));
}

it('begins the check with the order, sealed for Twisto', async () => {
  const { code } = await openAttempt(app, 'twisto');
  const answer = await app.client().fetch(`/api/new/payment/twisto/${code}/`);
  const { payload, is_sandbox } = (await answer.json()) as { payload: string; is_sandbox: boolean }; // JSON of the API
  expect(is_sandbox).toBe(true);
  expect(unseal(payload)).toMatchObject({
    customer: { email: 'zakaznik@posta.example', name: 'Jan Zkušební' },
    order: {
      total_price_vat: 1_000,
      items: [{ type: 0, name: '2× Kryt', quantity: 1, price_vat: 1_000, vat: 21 }],
    },
  });
});

it('pays the order with what the check answered, once', async () => {
  const { order, code } = await openAttempt(app, 'twisto');
  const answers = await Promise.all([1, 2].map(() => pay(code, 'sandbox.accepted.1')));
  expect(answers.map(({ body }) => body['status'])).toEqual(['captured', 'captured']);
  expect(await app.deps.knex('sandbox_payments')).toHaveLength(1);
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
});

it('says in both languages that Twisto did not approve', async () => {
  const { order, code } = await openAttempt(app, 'twisto');
  const { body } = await pay(code, 'sandbox.rejected.1');
  expect(body['message']).toBe('Twisto platbu neschválilo. Zvolte prosím jiný způsob platby.');
  const ro = await app.client().fetch(`/api/new/payment/${code}/status/`, {
    headers: { cookie: 'language=ro' },
  });
  expect(await ro.json()).toMatchObject({ message: expect.stringMatching(/^Twisto nu a aprobat/) });
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('waiting');
});

it('leaves the attempt open when Twisto is not there', async () => {
  const { code } = await openAttempt(app, 'twisto');
  const { body } = await pay(code, 'sandbox.unreachable.1');
  expect(body).toMatchObject({ status: 'created' });
  expect(body['message']).toMatch(/^Platbu se nepodařilo odeslat/);
  expect((await pay(code, 'sandbox.accepted.1')).body['status']).toBe('captured');
});

it('gives a part of the money back once', async () => {
  const { order, code } = await openAttempt(app, 'twisto');
  await pay(code, 'sandbox.accepted.1');
  const { id: paymentId } = await app.deps.knex('payments').first<{ id: number }>('id');
  const task = { orderId: order.id, paymentId, amount: 300, reason: 'staff', units: [] } as const;
  await app.deps.knex.transaction((trx) =>
    createRefund(trx, app.deps, { ...task, now: app.clock.now }),
  );
  await letJobsRun(app);
  expect(await app.deps.knex('refunds').pluck('status')).toEqual(['done']);
  expect(await app.deps.knex('sandbox_payments').pluck('refunded')).toEqual([300]);
});

it('knows neither codes of nobody nor attempts of cards, and takes no messages', async () => {
  const { code } = await openAttempt(app, 'card');
  expect((await pay(code, 'sandbox.accepted.1')).status).toBe(404);
  expect((await pay('nobody', 'sandbox.accepted.1')).status).toBe(404);
  expect((await app.client().fetch(`/api/new/payment/twisto/${code}/`)).status).toBe(404);
  const message = { method: 'POST', body: '{}' };
  expect((await app.client().fetch('/api/new/payment/callback/twisto/', message)).status).toBe(400);
});
