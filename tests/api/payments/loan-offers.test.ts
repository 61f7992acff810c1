import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { loanTester } from './loan-tester.ts';
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
    expect(redirectUrl).toBeNull();
    const message = 'Smlouvu o splátkách podepíšete na prodejně, až si zboží převezmete.';
    expect(await attempt(code)).toMatchObject({ status: 'pending', message });
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
