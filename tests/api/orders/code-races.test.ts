import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/test-app.ts';
import { bodyOf, finish, prepareOrderShop, startOrderApp, type Answer } from './order-fixture.ts';
import { insertCode, readyCarts } from './ready-carts.ts';
import { setStock } from '#tests/support/factories/stock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const usesOf = (id: number) =>
  app.deps.knex('discount_codes').where({ id }).first<{ uses: number }>('uses');

async function finishAll(count: number, codeId: number): Promise<Answer[]> {
  const carts = await readyCarts(app, count, codeId);
  return Promise.all(carts.map(({ client, body }) => finish(client, body)));
}

it(
  'redeems a single-use code once, however many orders race for it',
  { timeout: 300_000 },
  async () => {
    await setStock(app.deps.knex, { product_id: 7 }, { on_hand: 1_000 });
    const codeId = await insertCode(app, { max_uses: 1 });
    const answers = await finishAll(200, codeId);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(199);
    expect(new Set(refused.map(({ body }) => body['reason']))).toEqual(new Set(['code_used']));
    expect(await usesOf(codeId)).toEqual({ uses: 1 });
    expect(await app.deps.knex('orders')).toHaveLength(1);
    expect(await app.deps.knex('payments')).toEqual([]);
  },
);

it('lets one more order in where nine of ten uses are gone', { timeout: 60_000 }, async () => {
  const codeId = await insertCode(app, { max_uses: 10, uses: 9 });
  const answers = await finishAll(5, codeId);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(await usesOf(codeId)).toEqual({ uses: 10 });
});

it('tells the second of two carts the new total, and orders at it only when told to', async () => {
  const codeId = await insertCode(app, { max_uses: 1 });
  const [first, second] = await readyCarts(app, 2, codeId);
  if (!first || !second) throw new Error('two carts were asked for');
  expect((await finish(first.client, first.body)).status).toBe(201);
  const refused = await finish(second.client, second.body);
  expect(refused).toMatchObject({
    status: 409,
    body: { reason: 'code_used', total: 638, differences: [{ what: 'line', was: 400, now: 500 }] },
  });
  await second.client.change('cart/discount-code/remove/', { code: 'aB3dE6gH9k' });
  const body = await bodyOf(second.client, { payment: 'cash-on-delivery' });
  expect((await finish(second.client, body)).status).toBe(201);
});
