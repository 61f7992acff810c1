import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { addPaymentCallback } from '#tests/support/factories/orders.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { loanTester } from './loan-tester.ts';
import { letJobsRun } from './open-attempt.ts';
import { insertWays, paymentStatusOf } from './order-fixture.ts';

let app: TestApp;
let staff: TestClient;
const loans = loanTester(() => app);
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  await insertWays(app.deps.knex);
  await loans.insertPrograms();
  staff = await signIn(app, 'support');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const inbox = async (state?: 'done' | 'waiting' | 'lost') =>
  (await staff.get('payment-inbox', { query: state === undefined ? {} : { state } })).results;
const again = (id: number) => staff.post('payment-inbox-again', { params: { id }, body: {} });

it('shows what a provider said, of which order, and what came of it', async () => {
  const { page } = await loans.open();
  await loans.choose(page, 'approved');
  await addPaymentCallback(app.deps.knex, {
    provider: 'stripe',
    reference: 'cs_nobodys',
    problem: 'unknown_reference',
    processed_at: null,
  });
  const number = await app.deps.knex('orders').first('number');
  const all = await inbox();
  expect(all).toMatchObject([
    { provider: 'stripe', state: 'lost', order: null },
    { provider: 'loans', state: 'done', order: number, standing: 'completed' },
  ]);
  expect((await inbox('lost')).map(({ reference }) => reference)).toEqual(['cs_nobodys']);
  expect(await again(all[0]?.id ?? 0)).toMatchObject({ outcome: 'no_attempt' });
  const picker = await signIn(app, 'picker');
  expect((await refusalOf(picker.get('payment-inbox', { query: {} }))).status).toBe(403);
});

it('says once more that a sent contract is ready, which completes the loan', async () => {
  const { knex } = app.deps;
  const { id, page } = await loans.open();
  await loans.choose(page, 'approved');
  // As if the word to the company had been lost after the contract was sent.
  await knex('installment_contracts').update({ status: 'sent' });
  await knex('payments').update({ status: 'pending', captured_amount: null });
  await knex('orders').where({ id }).update({ payment_status: 'waiting' });
  const [message] = await inbox();
  expect(message).toMatchObject({ provider: 'loans', standing: 'sent' });
  expect(await again(message?.id ?? 0)).toMatchObject({ outcome: 'changed' });
  await letJobsRun(app);
  expect(await loans.contractStatuses()).toEqual(['completed']);
  expect(await paymentStatusOf(knex, id)).toBe('paid');
  expect(await again(message?.id ?? 0)).toMatchObject({ outcome: 'quiet' });
  expect(await knex('refunds')).toHaveLength(0);
});

it('knows no message that there is not', async () => {
  expect((await refusalOf(again(999_999))).status).toBe(404);
});
