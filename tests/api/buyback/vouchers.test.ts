import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addVoucherLimit } from '#tests/support/factories/devices.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let pricing: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await addVoucherLimit(app.deps.knex, { most_amount: 2_000 });
  pricing = await signIn(app, 'pricing');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const add = (minimalPrice: number, amount: number) =>
  pricing.post('voucher-add', { body: { minimalPrice, amount } });
const rows = async () =>
  (await pricing.get('grid-vouchers', { query: {} })).results.map(({ minimalPrice, amount }) => [
    minimalPrice,
    amount,
  ]);
const undo = (id: number | null) =>
  pricing.post('admin-change-undo', { params: { id: id ?? 0 }, body: {} });
const lastChange = async () =>
  (await app.deps.knex('change_sets').max<{ max: number }[]>('id'))[0]?.max ?? 0;

it('are said to every visitor as they are, from the moment on that they are kept', async () => {
  const said = async () => (await app.client().get('config', {})).buybackVouchers;
  expect(await said()).toEqual({ tiers: [], cap: 2_000 });
  await add(3_000, 1_200);
  const tiers = [{ minimalBuyoutPrice: 3_000, voucher: 1_200 }];
  expect(await said()).toEqual({ tiers, cap: 2_000 });
  await undo(await lastChange());
  expect(await said()).toEqual({ tiers: [], cap: 2_000 });
  await pricing.patch('voucher-limit-set', { body: { version: 1, mostAmount: 900 } });
  expect(await said()).toEqual({ tiers: [], cap: 900 });
});

it('keeps vouchers by their prices, and takes each change back', async () => {
  await add(6_000, 2_000);
  const { id, version } = await add(3_000, 1_200);
  expect(await rows()).toEqual([
    [3_000, 1_200],
    [6_000, 2_000],
  ]);
  const body = { amount: 1_500, version };
  expect(await pricing.patch('voucher-update', { params: { id }, body })).toEqual({
    id,
    version: 2,
    minimalPrice: 3_000,
    amount: 1_500,
  });
  await pricing.delete('voucher-delete', { params: { id }, query: { version: 2 } });
  expect(await rows()).toEqual([[6_000, 2_000]]);
  await undo(await lastChange());
  expect(await rows()).toEqual([
    [3_000, 1_500],
    [6_000, 2_000],
  ]);
});

it('finds a voucher by its price in the list of the calls', async () => {
  await add(6_000, 2_000);
  await add(3_000, 1_200);
  const { results } = await pricing.get('voucher-list', { query: { term: '120' } });
  expect(results.map(({ minimalPrice }) => minimalPrice)).toEqual([3_000]);
});

it('changes cells in the list, but gives no price to two vouchers', async () => {
  const low = await add(3_000, 1_200);
  const high = await add(6_000, 2_000);
  const outcome = await pricing.patch('grid-vouchers-edit', {
    body: {
      rows: [
        { id: low.id, version: 1, changes: { minimalPrice: 6_000, amount: 1_300 } },
        { id: high.id, version: 1, changes: { minimalPrice: 0, amount: 2.5 } },
      ],
    },
  });
  expect(outcome).toMatchObject({
    applied: 1,
    refused: [{ column: 'minimalPrice' }, { column: 'minimalPrice' }, { column: 'amount' }],
  });
  expect(await rows()).toEqual([
    [3_000, 1_300],
    [6_000, 2_000],
  ]);
  expect((await refusalOf(add(6_000, 900))).body).toHaveProperty('minimal_price');
});

it('sets the most that a voucher may be, or none, and says what came meanwhile', async () => {
  const set = (mostAmount: number | null, version: number) =>
    pricing.patch('voucher-limit-set', { body: { mostAmount, version } });
  expect(await pricing.get('voucher-limit', {})).toEqual({ id: 1, version: 1, mostAmount: 2_000 });
  expect(await set(null, 1)).toEqual({ id: 1, version: 2, mostAmount: null });
  expect(await refusalOf(set(1_500, 1))).toMatchObject({
    status: 409,
    body: { current: { version: 2, most_amount: null } },
  });
  expect((await refusalOf(set(0, 2))).body).toHaveProperty('most_amount');
  await undo(await lastChange());
  expect(await pricing.get('voucher-limit', {})).toMatchObject({ mostAmount: 2_000 });
});

it('is for whoever publishes prices', async () => {
  const desk = await signIn(app, 'buyback_desk');
  expect((await refusalOf(desk.get('voucher-limit', {}))).status).toBe(403);
  expect((await refusalOf(desk.get('grid-vouchers', { query: {} }))).status).toBe(403);
});
