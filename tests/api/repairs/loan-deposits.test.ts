import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putIn } from '#api/stock/put-in.ts';
import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { items } from '#tests/api/orders/order-fixture.ts';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { newStaff } from '#tests/api/warehouse/picking-steps.ts';
import { truncateAll } from '#tests/support/database.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { prepareRepairShop, startRepairApp, takeIn } from './repair-fixture.ts';

type End = CallInput<Endpoints['admin-repair-loan-end']>['body'];

let app: TestApp;
let support: TestClient;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(async () => {
  await prepareRepairShop(app);
  const { knex } = app.deps;
  await knex('stores').update({ till_opening: 1_000 });
  const { id: placeId } = await knex('stock_places')
    .whereNotNull('store_id')
    .first<{ id: number }>('id');
  await knex.transaction((trx) =>
    putIn(trx, { productId: items.case, quantity: 2, placeId }, { why: 'entered' }),
  );
  support = await newStaff(app, 'support');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** The till of the repair's store today. */
async function till() {
  const day = app.clock.now.toISOString().slice(0, 10);
  const { places } = await support.get('admin-day-closings', { query: { day } });
  const store = places.find(({ till: money }) => money !== null);
  const lines = Object.fromEntries(
    (store?.figures ?? []).map(({ line, amount }) => [line, amount]),
  );
  return { day, store, lines, expected: store?.till?.expected };
}

/** Support lends a device for 2 000 in cash; answers how its loan is ended. */
async function lent(deposit: number | null = 2_000, device = 1) {
  const { id } = await takeIn(app, { serial: imeiOf(device) });
  const { loans } = await support.post('admin-repair-lend', {
    params: { id },
    body: { productId: items.case, serial: '', condition: 'Bez škrábanců', deposit },
  });
  const params = { id, loan: loans[0]?.id ?? 0 };
  return (body: Partial<End>) =>
    support.post('admin-repair-loan-end', {
      params,
      body: { outcome: 'returned', charged: null, note: '', ...body },
    });
}

describe('the deposit of a lent device', () => {
  it('lies in the till of the day on which it was left, and leaves it on the day of the return', async () => {
    const end = await lent();
    const first = await till();
    expect(first).toMatchObject({ lines: { deposit: 2_000 }, expected: 3_000 });
    const { day, store } = first;
    const body = { day, storeId: store?.storeId ?? null, seen: store?.seen ?? '' };
    await support.post('admin-day-close', { body: { ...body, counted: 3_000, reason: '' } });
    app.clock.now = new Date(app.clock.now.getTime() + 24 * 3_600_000);
    support = await newStaff(app, 'support');
    const { loans } = await end({});
    expect(loans[0]?.end).toMatchObject({ givenBack: 2_000, collected: 0 });
    expect(await till()).toMatchObject({ lines: { deposit_back: 2_000 }, expected: -1_000 });
    // What was closed stays as it was.
    const { places } = await support.get('admin-day-closings', { query: { day } });
    const closed = places.find(({ storeId }) => storeId === store?.storeId)?.closing;
    expect(closed).toMatchObject({ expectedCash: 3_000, changed: [] });
    const kept = await support.get('admin-day-closing-file', { params: { id: closed?.id ?? 0 } });
    expect(kept.name).toContain(day);
  });

  it('pays for what came back damaged, and the rest is paid in cash', async () => {
    const end = await lent();
    const { loans } = await end({ outcome: 'damaged', charged: 2_600, note: 'Prasklé sklo' });
    expect(loans[0]?.end).toMatchObject({ givenBack: 0, collected: 600 });
    expect(await till()).toMatchObject({
      lines: { deposit: 2_000, loan_charge: 600 },
      expected: 3_600,
    });
  });

  it('goes back but for what is charged, and stays here for what never comes back', async () => {
    const damaged = await lent();
    await damaged({ outcome: 'damaged', charged: 500, note: 'Škrábance' });
    const lost = await lent(2_000, 2);
    const { loans } = await lost({ outcome: 'written_off', note: 'Ztracené' });
    expect(loans[0]?.end).toMatchObject({ givenBack: 0, collected: 0 });
    expect(await till()).toMatchObject({
      lines: { deposit: 4_000, deposit_back: 1_500 },
      expected: 3_500,
    });
  });

  it('is no money where none was left', async () => {
    const end = await lent(null);
    await end({});
    expect(await till()).toMatchObject({ lines: {}, expected: 1_000 });
  });
});
