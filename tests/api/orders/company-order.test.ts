import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proformaOf } from '#api/documents/issue-for-order.ts';
import { addProfile } from '#tests/support/factories/people.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { items, order, prepareOrderShop, startOrderApp } from './order-fixture.ts';
import { rowOf } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const dayMs = 86_400_000;

it.each([
  [0, 7],
  [14, 14],
])('holds the goods of a company with %s days to pay for %s days', async (paymentDays, held) => {
  const { knex } = app.deps;
  const company = await signIn(app, 'business');
  const user = await knex('users').where({ role: 'business' }).orderBy('id', 'desc').first('id');
  await addProfile(knex, { user_id: user?.id, payment_days: paymentDays });
  await order(company, { payment: 'bank-transfer', products: [[items.case, 1]] });
  const row = await rowOf(app, 'orders');
  expect(row).toMatchObject({ status: 'awaiting_payment', payment_days: paymentDays });
  const until = new Date(String(row['release_at'])).getTime();
  expect(until - app.clock.now.getTime()).toBe(held * dayMs);
  const { dueOn } = await proformaOf(knex, app.deps, Number(row['id']), app.clock.now);
  expect(dueOn).toBe(new Date(until).toISOString().slice(0, 10));
});
