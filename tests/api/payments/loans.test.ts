import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRefund } from '#api/payments/create-refund.ts';
import { startPayment } from '#api/payments/start-payment.ts';
import { loanCheckSum } from '#api/outside/payments/loans/loan-messages.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { letJobsRun } from './open-attempt.ts';
import { insertOrder, insertWays, paymentStatusOf } from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  await insertWays(app.deps.knex);
  await app.deps.knex('installment_programs').insert(
    ['installments', 'leasing'].map((kind, at) => ({
      ...{ kind, arrange_type: 'online', company: 'Splatkovna', name_cs: 'x', name_ro: 'x' },
      ...{ rate_percent: 0, months: 10, minimal_financed: 1, position: at },
    })),
  );
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

interface ContractSet {
  readonly price?: number;
  readonly arrangeType?: string;
  readonly expired?: boolean;
}

/** The plan of a contract of 10 installments, as an order stores it. */
async function insertContract(
  orderId: number,
  { price = 1_000, arrangeType = 'online', expired = false }: ContractSet = {},
): Promise<void> {
  const plan = { financed: price, downPayment: 0, months: 10, installment: price / 10 };
  const now = app.clock.now.getTime();
  await app.deps.knex('installment_contracts').insert({
    ...{ order_id: orderId, program_id: 1, arrange_type: arrangeType, price },
    plan: { ...plan, lastInstallment: price / 10, total: price, rpsnHundredths: 0 },
    expires_at: new Date(now + (expired ? -1_000 : 86_400_000)),
    changed_at: app.clock.now,
  });
}

const start = (orderId: number, kind: 'installments' | 'leasing' = 'installments') =>
  startPayment(app.deps, { orderId, kind, language: 'cs' });

async function open(kind: 'installments' | 'leasing' = 'installments') {
  const order = await insertOrder(app.deps.knex, { paymentCode: kind });
  await insertContract(order.id);
  const { code, redirectUrl } = await start(order.id, kind);
  return { ...order, code, page: new URL(redirectUrl ?? '').pathname };
}

const choose = async (page: string, outcome: string) => {
  const body = new URLSearchParams({ outcome });
  const answer = await app.client().fetch(page, { method: 'POST', body });
  expect(answer.status).toBe(303);
  await letJobsRun(app);
};

const contractStatuses = (): Promise<string[]> =>
  app.deps.knex('installment_contracts').orderBy('id').pluck('status');

const attempt = async (code: string) => {
  const answer = await app.client().fetch(`/api/new/payment/${code}/status/`);
  return (await answer.json()) as Record<string, unknown>; // JSON of the API
};

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

describe('an offer', () => {
  it('that has expired makes no contract (T-INS-7)', async () => {
    const order = await insertOrder(app.deps.knex, { paymentCode: 'installments' });
    await insertContract(order.id, { expired: true });
    const { code, redirectUrl } = await start(order.id);
    expect(redirectUrl).toBe(`/platba/${code}`);
    expect((await attempt(code))['message']).toMatch(/^Nabídka splátek už neplatí/);
    expect(await app.deps.knex('sandbox_loans')).toHaveLength(0);
  });

  it('is applied for with what was stored, whatever the program says now (T-INS-7)', async () => {
    await app.deps.knex('installment_programs').update({ months: 36, rate_percent: 19.9 });
    await open();
    expect(await app.deps.knex('sandbox_loans').select('months', 'installment', 'price')).toEqual([
      { months: 10, installment: 100, price: 1_000 },
    ]);
  });

  it('pays down what the order costs besides it', async () => {
    const order = await insertOrder(app.deps.knex, { due: 1_099, paymentCode: 'installments' });
    await insertContract(order.id);
    const { redirectUrl } = await start(order.id);
    expect(await app.deps.knex('sandbox_loans').pluck('down_payment')).toEqual([99]);
    await choose(new URL(redirectUrl ?? '').pathname, 'approved');
    expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
  });

  it('of the store is signed there: nothing is opened for it (T-INS-10)', async () => {
    const order = await insertOrder(app.deps.knex, { paymentCode: 'installments' });
    await insertContract(order.id, { arrangeType: 'on-store' });
    const { code, redirectUrl } = await start(order.id);
    expect(redirectUrl).toBe(`/platba/${code}`);
    expect(await attempt(code)).toMatchObject({ status: 'created', message: null });
    expect(await app.deps.knex('sandbox_loans')).toHaveLength(0);
  });

  it('follows another one of the same order until all are made (T-INS-10)', async () => {
    const order = await insertOrder(app.deps.knex, { due: 3_000, paymentCode: 'installments' });
    await insertContract(order.id, { price: 1_000 });
    await insertContract(order.id, { price: 2_000 });
    const { code, redirectUrl } = await start(order.id);
    await choose(new URL(redirectUrl ?? '').pathname, 'approved');
    expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('waiting');
    const next = await app.client().change('payment/card/pay/', { code });
    const { redirect_url: url } = (await next.json()) as { redirect_url: string }; // JSON of the API
    await choose(new URL(url).pathname, 'approved');
    expect(await contractStatuses()).toEqual(['completed', 'completed']);
    expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
  });
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
