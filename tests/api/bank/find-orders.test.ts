import { afterAll, beforeAll, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { insertOrder, insertWays } from '../payments/order-fixture.ts';

let app: TestApp;
let support: TestClient;
const numbers: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  await truncateAll(app.deps.knex);
  await insertWays(app.deps.knex);
  support = await signIn(app, 'support');
  for (const set of [{ due: 899 }, { due: 899, paymentStatus: 'paid' }, { due: 5_000 }] as const) {
    numbers.push((await insertOrder(app.deps.knex, set)).number);
  }
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const find = async (q: string) => {
  const { results } = await support.post('bank-order-find', { body: { q } });
  return results.map(({ number }) => number);
};

it('finds an order by its number, or by how it begins', async () => {
  const [first = '', , last = ''] = numbers;
  expect(await find(first)).toEqual([first]);
  expect(await find(`${last.slice(0, 5)} ${last.slice(5)}`)).toEqual([last]);
  expect(await find(first.slice(0, 3))).toHaveLength(3);
});

it('finds orders by what is to be paid, those that wait for money first', async () => {
  const [first = '', second = ''] = numbers;
  expect(await find('899')).toEqual([first, second]);
  expect(await find('899,00 Kč')).toEqual([first, second]);
  expect(await find('899,50')).toEqual([]);
  await app.deps.knex('orders').where({ number: second }).update({ to_pay: 1 });
  expect(await find('899')).toEqual([first]);
  await app.deps.knex('orders').where({ number: second }).update({ to_pay: null });
});

it('finds orders by their customer, who is shown in short', async () => {
  const { results } = await support.post('bank-order-find', { body: { q: 'zkusebni' } });
  expect(results).toHaveLength(3);
  expect(results[0]).toEqual({
    number: numbers[2],
    customer: 'Jan Z.',
    toPay: 5_000,
    isWaiting: true,
  });
  expect(await find('%%%')).toEqual([]);
});

it('is kept from who may not take payments', async () => {
  const picker = await signIn(app, 'picker');
  const call = picker.post('bank-order-find', { body: { q: '899' } });
  expect((await refusalOf(call)).status).toBe(403);
});
