import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  items,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from '#tests/api/orders/order-fixture.ts';
import { addLocation } from '#tests/support/factories/stock.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { eanOf, newStaff, warehouseId } from './picking-steps.ts';
import { orderedAt, putAway, scanAt } from './receiving-steps.ts';

let app: TestApp;
let supervisor: TestClient;
let picker: TestClient;
let packer: TestClient;
let ean: string;

beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  [supervisor, picker, packer] = await Promise.all([
    newStaff(app, 'warehouse_supervisor'),
    newStaff(app, 'picker'),
    newStaff(app, 'packer'),
  ]);
  ean = await eanOf(app, items.case);
  const bins = ['L-A-1', 'L-A-2'].map((code) => ({ place_id: warehouseId, code, zone: 'A' }));
  await addLocation.many(app.deps.knex, bins);
  await fill(5);
});
afterAll(() => app.close());

const refusal = (status: number): unknown => expect.objectContaining({ status });

/** Cases in L-A-1. */
async function fill(pieces: number): Promise<void> {
  const orderId = await orderedAt(supervisor, [{ code: ean, expected: pieces }]);
  const { id } = await supervisor.post('delivery-open', { body: { orderId } });
  await scanAt(supervisor, id, `${String(pieces)}*${ean}`);
  await putAway(supervisor, `${String(pieces)}*${ean}`, 'L-A-1');
}

const start = (more: object = {}) =>
  supervisor.post('stocktake-start', { body: { name: 'Zóna A', zone: 'A', ...more } });

async function count(client: TestClient, id: number, ...texts: readonly string[]) {
  let last = '';
  for (const text of texts) {
    const body = { operationId: randomUUID(), text };
    const { answer } = await client.post('stocktake-scan', { params: { id }, body });
    last = answer.outcome;
  }
  return last;
}

const move = (to: string, quantity: number, seen: number) =>
  supervisor.post('warehouse-move', {
    body: {
      productId: items.case,
      from: 'L-A-1',
      to,
      quantity,
      seen,
      operationId: randomUUID(),
    },
  });

it('agrees with the books, blind, and knows an empty bin', async () => {
  const { id, bins } = await start();
  expect(bins.map(({ code }) => code)).toEqual(['L-A-1', 'L-A-2']);
  expect(await count(picker, id, ean)).toBe('bin_first');
  expect(await count(picker, id, 'L-A-1', `4*${ean}`, ean, 'CMD-FINISH')).toBe('bin_done');
  expect(await count(packer, id, 'L-A-2', 'CMD-FINISH')).toBe('bin_done');
  expect(await count(picker, id, 'L-A-2')).toBe('counted_already');
  const closed = await supervisor.post('stocktake-close', { params: { id } });
  expect(closed.closedAt).not.toBeNull();
  expect(closed.bins.map(({ status }) => status)).toEqual(['done', 'done']);
});

it('reckons in what moves meanwhile', async () => {
  const { id } = await start();
  await count(picker, id, 'L-A-1', `2*${ean}`);
  await move('L-A-2', 2, 5);
  expect(await count(picker, id, `2*${ean}`, 'CMD-FINISH')).toBe('bin_done');
});

it('has a difference counted by another person, then booked with a reason', async () => {
  const { id } = await start();
  const before = await stockOf(app, items.case);
  expect(await count(picker, id, 'L-A-1', `3*${ean}`, 'CMD-FINISH')).toBe('bin_differs');
  expect(await count(picker, id, 'L-A-1')).toBe('recount_own');
  expect(await count(packer, id, 'L-A-1', `3*${ean}`, 'CMD-FINISH')).toBe('bin_to_book');
  const blind = await picker.get('stocktake', { params: { id } });
  expect(blind.bins[0]?.differences).toEqual([]);
  const seen = await supervisor.get('stocktake', { params: { id } });
  expect(seen.bins[0]?.differences).toMatchObject([{ productId: items.case, difference: -2 }]);
  await expect(supervisor.post('stocktake-close', { params: { id } })).rejects.toEqual(
    refusal(409),
  );
  const book = (reason: string) =>
    supervisor.post('stocktake-book', {
      params: { id },
      body: { binId: seen.bins[0]?.id ?? 0, reason },
    });
  await expect(book('')).rejects.toEqual(refusal(400));
  const [first, second] = await Promise.allSettled([book('krádež'), book('krádež')]);
  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await stockOf(app, items.case)).toMatchObject({ on_hand: before.on_hand - 2 });
  expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
});

it('waits with a dear write-off for a second person, and sells none of it meanwhile', async () => {
  await app.deps.knex('products').where({ id: items.case }).update({ price: 90_000 });
  const { id } = await start();
  const before = await stockOf(app, items.case);
  await count(picker, id, 'L-A-1', 'CMD-FINISH');
  await count(packer, id, 'L-A-1', 'CMD-FINISH');
  const { bins } = await supervisor.get('stocktake', { params: { id } });
  const booked = await supervisor.post('stocktake-book', {
    params: { id },
    body: { binId: bins[0]?.id ?? 0, reason: 'zatopeno' },
  });
  expect(booked.prepared).toBe(1);
  expect(await stockOf(app, items.case)).toMatchObject({ on_hand: before.on_hand - 5 });
  const acts = app.deps.knex('prepared_acts').where({ act: 'write_off', status: 'waiting' });
  const [act] = await acts.select('id', 'version');
  const other = await newStaff(app, 'warehouse_supervisor');
  await other.post('prepared-act-decide', {
    params: { id: act?.id ?? 0 },
    body: { version: act?.version ?? 1, to: 'released' },
  });
  const gone = app.deps.knex('stock_movements').where({ why: 'written_off' });
  expect(await gone.pluck('quantity')).toEqual([5]);
  expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
});

it('gives one bin to one person, and takes scans back', async () => {
  const { id } = await start();
  const both = await Promise.all([count(picker, id, 'L-A-1'), count(packer, id, 'L-A-1')]);
  expect(both.toSorted()).toEqual(['bin_open', 'counted_by_another']);
  const [own, other] = both[0] === 'bin_open' ? [picker, packer] : [packer, picker];
  expect(await count(own, id, ean, 'CMD-UNDO')).toBe('undone');
  const { current } = await own.get('stocktake', { params: { id } });
  expect(current).toEqual({ bin: 'L-A-1', items: [] });
  expect(await count(own, id, 'CMD-UNDO')).toBe('undone');
  expect(await count(other, id, 'L-A-1')).toBe('bin_open');
});

it('chooses the bins that were counted longest ago, and none twice at once', async () => {
  const first = await start({ most: 1 });
  expect(first.bins).toMatchObject([{ code: 'L-A-1' }]);
  const second = await start({ most: 5 });
  expect(second.bins).toMatchObject([{ code: 'L-A-2' }]);
  await expect(start()).rejects.toEqual(refusal(409));
});
