import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { items, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { addStockPlace, addStore } from '#tests/support/factories/stock.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { eanOf, newStaff } from './picking-steps.ts';
import { putAway, scanAt } from './receiving-steps.ts';

let app: TestApp;
const brno = 101;
/** Who belongs to no store, and two who belong to one each. */
let supervisor: TestClient;
let inBrno: TestClient;
let elsewhere: TestClient;
let ean: string;

beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  const { knex } = app.deps;
  // Numbers that the small catalogue leaves free.
  await addStore.many(knex, [{ id: 101 }, { id: 102 }]);
  await addStockPlace(knex, { id: brno, code: 'brno', store_id: 101 });
  await addStockPlace(knex, { id: 102, code: 'olomouc', store_id: 102 });
  supervisor = await newStaff(app, 'warehouse_supervisor');
  inBrno = await newStaff(app, 'picker', 101);
  elsewhere = await newStaff(app, 'warehouse_supervisor', 102);
  ean = await eanOf(app, items.case);
});
afterAll(() => app.close());

const refusal = (status: number): unknown => expect.objectContaining({ status });

describe('a delivery to a store', () => {
  const order = async (by: TestClient, placeId: number) => {
    const lines = [{ code: ean, expected: 2 }];
    const body = { supplier: 'Dodavatel', placeId, note: '', lines };
    const { id, version } = await by.post('purchase-order-save', { body });
    await by.post('purchase-order-move', { params: { id }, body: { version, to: 'ordered' } });
    return id;
  };

  it('is ordered to it, counted there and lies in its own bin', async () => {
    const orderId = await order(supervisor, brno);
    const { orders } = await inBrno.get('delivery-list', { query: {} });
    expect(orders).toMatchObject([{ id: orderId, pieces: 2 }]);
    const { id, placeId } = await inBrno.post('delivery-open', { body: { orderId } });
    expect(placeId).toBe(brno);
    await scanAt(inBrno, id, `2*${ean}`);
    const { waiting } = await inBrno.get('put-away', {});
    expect(waiting).toMatchObject([{ productId: items.case, quantity: 2, bin: 'L-BRNO' }]);
    expect((await putAway(inBrno, `2*${ean}`, 'L-BRNO')).answer.outcome).toBe('put');
    expect((await inBrno.get('put-away', {})).waiting).toEqual([]);
    const { knex } = app.deps;
    const stock = await knex('stock').where({ product_id: items.case, place_id: brno }).first();
    expect(stock?.on_hand).toBe(2);
    expect(await brokenStockLaws(knex)).toEqual([]);
  });

  it('is neither seen nor received by another store', async () => {
    const orderId = await order(supervisor, brno);
    expect((await elsewhere.get('delivery-list', { query: {} })).orders).toEqual([]);
    await expect(elsewhere.post('delivery-open', { body: { orderId } })).rejects.toEqual(
      refusal(403),
    );
    const { id, version } = await inBrno.post('delivery-open', { body: { orderId } });
    await expect(elsewhere.get('delivery', { params: { id } })).rejects.toEqual(refusal(403));
    await expect(scanAt(elsewhere, id, ean)).rejects.toEqual(refusal(403));
    const close = { params: { id }, body: { version, note: 'x' } };
    await expect(elsewhere.post('delivery-close', close)).rejects.toEqual(refusal(403));
    await expect(order(elsewhere, brno)).rejects.toEqual(refusal(403));
    await expect(order(supervisor, 999)).rejects.toEqual(refusal(400));
    expect((await elsewhere.get('purchase-order-list', {})).results).toEqual([]);
  });
});

it('counts its own bins, and no other store’s', async () => {
  const own = await newStaff(app, 'warehouse_supervisor', 101);
  const { id, bins } = await own.post('stocktake-start', { body: { name: 'Brno' } });
  expect(bins).toMatchObject([{ code: 'L-BRNO' }]);
  await expect(elsewhere.get('stocktake', { params: { id } })).rejects.toEqual(refusal(403));
  expect((await elsewhere.get('stocktake-list', {})).results).toEqual([]);
});

describe('a task', () => {
  it('is made for a store, seen and done there by a scan of its thing', async () => {
    const body = { kind: 'other', note: 'přeleštit', placeId: brno, product: ean } as const;
    const { id } = await supervisor.post('warehouse-task-add', { body });
    const open = async (by: TestClient) =>
      (await by.get('warehouse-task-list', { query: {} })).results;
    expect(await open(inBrno)).toMatchObject([{ id, isDoneByScan: true, way: 'word' }]);
    expect(await open(elsewhere)).toEqual([]);
    const close = (by: TestClient, scanned: string) =>
      by.post('warehouse-task-close', {
        params: { id },
        body: { version: 1, to: 'done', note: '', scanned },
      });
    await expect(close(elsewhere, ean)).rejects.toEqual(refusal(403));
    await expect(close(inBrno, await eanOf(app, items.phone))).rejects.toEqual(refusal(400));
    await close(inBrno, ean);
    expect(await open(inBrno)).toEqual([]);
  });

  it('of a store is made by its own people alone', async () => {
    const body = { kind: 'other', note: 'x', placeId: brno } as const;
    await expect(elsewhere.post('warehouse-task-add', { body })).rejects.toEqual(refusal(403));
    const { places } = await elsewhere.get('warehouse-task-list', { query: {} });
    expect(places.map(({ id }) => id)).toEqual([102]);
  });
});
