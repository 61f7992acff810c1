import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRefund } from '#api/orders/create-refund.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertOrder, insertWays, paymentStatusOf } from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertWays(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const transfer = (order: { number: string }, amount: number, movement = 'm-1') => ({
  movement,
  variable_symbol: order.number,
  amount,
});

it.each([
  ['support', 200, 200],
  ['admin', 200, 200],
  ['picker', 403, 403],
  ['pricing', 403, 403],
  ['customer', 403, 403],
] as const)('lets %s list refunds with %d and pay them out with %d', async (role, list, change) => {
  const staff = await signIn(app, role);
  expect((await staff.fetch('/api/new/payment/admin/refunds/')).status).toBe(list);
  const order = await insertOrder(app.deps.knex, { paymentCode: 'bank_transfer' });
  const answer = await staff.change('payment/admin/bank-transfers/', transfer(order, 1_000));
  expect(answer.status).toBe(change);
});

it('asks visitors to sign in', async () => {
  const visitor = app.client();
  expect((await visitor.fetch('/api/new/payment/admin/refunds/')).status).toBe(401);
  const body = { version: 1, to: 'done', note: '' };
  expect((await visitor.change('payment/admin/refunds/1/', body)).status).toBe(401);
});

it('takes the same movement of the account once', async () => {
  const admin = await signIn(app, 'admin');
  const order = await insertOrder(app.deps.knex, { paymentCode: 'bank_transfer' });
  const send = () => admin.change('payment/admin/bank-transfers/', transfer(order, 1_000));
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
  expect(await app.deps.knex('refunds')).toHaveLength(0);
});

it('settles a failed refund by hand, once, and knows no others', async () => {
  const admin = await signIn(app, 'admin');
  const order = await insertOrder(app.deps.knex);
  const { id: orderId } = order;
  const task = { orderId, paymentId: null, amount: 300, reason: 'staff', units: [] } as const;
  const id = await app.deps.knex.transaction((trx) =>
    createRefund(trx, app.deps, { ...task, now: app.clock.now }),
  );
  const settle = (refund: number) =>
    admin.change(`payment/admin/refunds/${String(refund)}/`, { version: 1, to: 'done', note: 'x' });
  expect((await settle(id)).status).toBe(200);
  expect((await settle(id)).status).toBe(409);
  expect((await settle(id + 1)).status).toBe(404);
});

it('knows no attempt of a code that it never gave', async () => {
  const visitor = app.client();
  expect((await visitor.fetch('/api/new/payment/nobody/status/')).status).toBe(404);
  expect((await visitor.change('payment/card/pay/', { code: 'nobody' })).status).toBe(404);
});
