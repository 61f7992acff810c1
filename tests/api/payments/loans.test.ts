import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRefund } from '#api/orders/create-refund.ts';
import { startPayment } from '#api/payments/start-payment.ts';
import { loanCheckSum } from '#api/outside/payments/loans/loan-messages.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { loanTester } from './loan-tester.ts';
import { letJobsRun } from './open-attempt.ts';
import { insertOrder, insertWays, paymentStatusOf } from './order-fixture.ts';

let app: TestApp;
const loans = loanTester(() => app);
const { insertContract, start, open, choose, contractStatuses, attempt } = loans;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  await insertWays(app.deps.knex);
  await loans.insertPrograms();
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

it.each([
  ['cs', 'není skutečná společnost'],
  ['ro', 'nu este o companie reală'],
])(
  'shows in %s the numbers that were agreed to, and that it is played',
  async (language, words) => {
    const { page } = await open();
    const answer = await app.client().fetch(page, { headers: { 'accept-language': language } });
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).toContain('100\u00A0Kč');
    expect(await contractStatuses()).toEqual(['applied']);
  },
);

describe.each([
  ['approved', 'completed', 'captured', 'paid'],
  ['approved_twice', 'completed', 'captured', 'paid'],
  ['approved_late', 'completed', 'captured', 'paid'],
  ['needs_documents', 'applied', 'pending', 'waiting'],
  ['rejected', 'rejected', 'failed', 'waiting'],
  ['rejected_after_sent', 'rejected', 'failed', 'waiting'],
  ['other_plan', 'rejected', 'failed', 'waiting'],
  ['cancelled', 'offered', 'cancelled', 'waiting'],
])('the outcome %s', (outcome, contract, status, ofOrder) => {
  it(`leaves the contract ${contract}, the attempt ${status} and the order ${ofOrder}`, async () => {
    const { id, page, code } = await open();
    await choose(page, outcome);
    expect(await contractStatuses()).toEqual([contract]);
    expect(await attempt(code)).toMatchObject({ status });
    expect(await paymentStatusOf(app.deps.knex, id)).toBe(ofOrder);
  });
});

it('makes a leasing in the same way', async () => {
  const { id, page } = await open('leasing');
  await choose(page, 'approved');
  expect(await paymentStatusOf(app.deps.knex, id)).toBe('paid');
});

it('completes once when the company says twice that it is ready (T-INS-9)', async () => {
  const { id, page } = await open();
  await choose(page, 'approved_twice');
  await app.deps.knex.raw(`insert into jobs.job (name, data) select name, data from jobs.job
    where name in ('loan-complete', 'loan-follow')`);
  await letJobsRun(app);
  expect(await app.deps.knex('sandbox_loans').pluck('sent_times')).toEqual([1]);
  expect(await app.deps.knex('refunds')).toHaveLength(0);
  expect(await paymentStatusOf(app.deps.knex, id)).toBe('paid');
});

it('lets a rejected order be paid otherwise and keeps it as it was (T-INS-9)', async () => {
  const { id, page, code } = await open();
  await choose(page, 'rejected_after_sent');
  expect((await attempt(code))['message']).toBe(
    'Žádost o splátky nebyla schválena. Zvolte prosím jiný způsob platby.',
  );
  const row = await app.deps.knex('orders').where({ id }).first<{ status: string }>('status');
  expect(row.status).toBe('awaiting_payment');
  const again = await startPayment(app.deps, { orderId: id, kind: 'card', language: 'cs' });
  expect(again.redirectUrl).toMatch(/\/sandbox\/payments\/cs_test_/);
});

it('may be decided after documents were brought', async () => {
  const { id, page } = await open();
  await choose(page, 'needs_documents');
  await choose(page, 'approved');
  expect(await paymentStatusOf(app.deps.knex, id)).toBe('paid');
});

it('goes on with the open application when the customer comes back, also in a new attempt', async () => {
  const { id, code, page } = await open();
  const back = await app.client().change('payment/card/pay/', { code });
  expect(await back.json()).toEqual({ redirect_url: `http://localhost:3000${page}` });
  const again = await start(id);
  expect(again.redirectUrl).toBe(`http://localhost:3000${page}`);
  await choose(page, 'approved');
  expect(await attempt(again.code)).toMatchObject({ status: 'captured' });
  expect(await app.deps.knex('refunds')).toHaveLength(0);
});

it('makes one contract of two attempts that begin at the same time', async () => {
  const order = await insertOrder(app.deps.knex, { paymentCode: 'installments' });
  await insertContract(order.id);
  await Promise.all([start(order.id), start(order.id)]);
  const open = await app.deps
    .knex('sandbox_loans')
    .where({ state: 'PROCESSING_REDIRECT_NEEDED' })
    .pluck<string[]>('reference');
  expect(await app.deps.knex('installment_contracts').pluck('reference')).toEqual(open);
});

it('is given up at the company when the order is gone or paid otherwise', async () => {
  const { id, page } = await open();
  await app.deps.knex('orders').where({ id }).update({ payment_status: 'paid' });
  await choose(page, 'approved');
  expect(await contractStatuses()).toEqual(['expired']);
  expect(await app.deps.knex('sandbox_loans').pluck('sent_times')).toEqual([0]);
  expect(await app.deps.knex('refunds')).toHaveLength(0);
});

it('keeps the order when the company is not there', async () => {
  const order = await insertOrder(app.deps.knex, { due: 1_408, paymentCode: 'installments' });
  await insertContract(order.id, { price: 1_400 });
  const { code } = await start(order.id);
  expect((await attempt(code))['message']).toMatch(/^Platbu se nepodařilo odeslat/);
  expect(await contractStatuses()).toEqual(['offered']);
});

it('is asked when its message is lost', async () => {
  const { id, page, code } = await open();
  const body = new URLSearchParams({ outcome: 'approved' });
  await app.client().fetch(page, { method: 'POST', body });
  await app.deps.knex.raw('delete from jobs.job');
  app.clock.now = new Date(app.clock.now.getTime() + 10_000);
  expect(await attempt(code)).toMatchObject({ status: 'pending' });
  await letJobsRun(app);
  expect(await paymentStatusOf(app.deps.knex, id)).toBe('paid');
});

it('gives money back once', async () => {
  const { id, page } = await open();
  await choose(page, 'approved');
  const payment = await app.deps.knex('payments').first<{ id: number }>('id');
  const task = { orderId: id, paymentId: payment.id, amount: 300, reason: 'staff' } as const;
  const now = app.clock.now;
  await app.deps.knex.transaction((trx) =>
    createRefund(trx, app.deps, { ...task, units: [], now }),
  );
  await letJobsRun(app);
  expect(await app.deps.knex('refunds').pluck('status')).toEqual(['done']);
  expect(await app.deps.knex('sandbox_loans').pluck('refunded')).toEqual([300]);
});

it('hears no message that is not signed rightly', async () => {
  await open();
  const loan = await app.deps.knex('sandbox_loans').first<{ reference: string; number: string }>();
  const told = { applicationId: loan.reference, orderReference: loan.number };
  const send = (checkSum: string) =>
    app.client().fetch('/api/new/payment/callback/loans/', {
      method: 'POST',
      body: JSON.stringify({ ...told, stateReason: 'READY_TO_SHIP', checkSum }),
    });
  const wrong = loanCheckSum(loan.number, 'READY_TO_SHIP', 'guessed');
  expect((await send(wrong)).status).toBe(400);
  expect((await send('')).status).toBe(400);
  expect(await app.deps.knex('payment_callbacks')).toHaveLength(0);
});
