import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from '#tests/api/orders/order-fixture.ts';
import { cash, moveThrough } from '#tests/api/orders/order-steps.ts';
import { addLocation } from '#tests/support/factories/stock.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { eanOf, newStaff, warehouseId } from './picking-steps.ts';

let app: TestApp;
let picker: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addLocation(app.deps.knex, { place_id: warehouseId, code: 'L-A-1' });
  picker = await newStaff(app, 'picker');
});
afterAll(() => app.close());

/** Pieces of an order that came back in a condition, and the task that asks for them. */
async function cameBack(productId: number, command: 'CMD-SECOND' | 'CMD-DAMAGED', pieces = 1) {
  const products = [[productId, pieces]] as const;
  await orderConfirmed(app, app.client(), { ...cash, products });
  await moveThrough(app, 'picking', 'packed', 'handed_over', 'delivered');
  const order = await app.deps.knex('orders').orderBy('id', 'desc').first<{ number: string }>();
  const text = await eanOf(app, productId);
  const scans = [order.number, ...Array<string[]>(pieces).fill([command, text]).flat()];
  for (const one of scans) {
    await picker.post('goods-return-scan', { body: { operationId: randomUUID(), text: one } });
  }
  const { results } = await picker.get('warehouse-task-list', { query: {} });
  return { taskId: results[0]?.id ?? 0, way: results[0]?.way, text };
}

const judge = (who: TestClient, id: number, body: object) =>
  who.post('warehouse-task-grade', {
    params: { id },
    body: {
      operationId: randomUUID(),
      text: '',
      to: 'sell',
      bin: 'L-A-1',
      quantity: 1,
      note: '',
      ...body,
    },
  });
const openTasks = async () => (await picker.get('warehouse-task-list', { query: {} })).results;
const graded = () =>
  app.deps
    .knex('products')
    .where({ condition: 'used', grade: 'B' })
    .orderBy('id', 'desc')
    .first<{ id: number; price: number; is_on_sale: boolean; master_product_id: number }>();

describe('a piece of second grade', () => {
  it('becomes a stock item of its grade in a bin, without a price until somebody says one', async () => {
    const { taskId, text, way } = await cameBack(items.case, 'CMD-SECOND');
    expect(way).toBe('grade');
    const before = await stockOf(app, items.case);
    const operationId = randomUUID();
    const said = { text, grade: 'B', operationId };
    expect(await judge(picker, taskId, said)).toEqual({
      left: 0,
      isOnSale: false,
      prepared: null,
    });
    const item = await graded();
    expect(item).toMatchObject({ is_on_sale: false });
    expect(await stockOf(app, item.id)).toMatchObject({ on_hand: 1 });
    expect(await stockOf(app, items.case)).toEqual(before);
    // A used piece is sold by its photos.
    expect(await openTasks()).toMatchObject([{ kind: 'missing_photo', way: 'word' }]);
    const admin = await newStaff(app, 'admin');
    const photos = { params: { productId: item.id } };
    await admin.post('admin-piece-photos-ensure', { ...photos, body: {} });
    await admin.patch('admin-piece-photos-publish', { ...photos, body: { isPublic: true } });
    expect(await openTasks()).toEqual([]);
    await expect(judge(picker, taskId, said)).rejects.toMatchObject({ status: 409 });
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('costs what pieces of its grade cost, and is on sale at once', async () => {
    const { taskId, text } = await cameBack(items.case, 'CMD-SECOND', 2);
    const admin = await newStaff(app, 'admin');
    const first = { text, grade: 'B', price: 200, operationId: randomUUID() };
    expect(await judge(admin, taskId, first)).toMatchObject({ left: 1, isOnSale: true });
    // A repeat after a lost network judges no other piece.
    expect(await judge(admin, taskId, first)).toMatchObject({ left: 1 });
    expect(await judge(picker, taskId, { text, grade: 'B' })).toMatchObject({
      left: 0,
      isOnSale: true,
    });
    expect(await graded()).toMatchObject({ price: 200, is_on_sale: true });
    expect(await app.deps.knex('products').where({ grade: 'B', price: 200 })).toHaveLength(2);
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('is priced by those who may, and lies in a bin that there is', async () => {
    const { taskId, text } = await cameBack(items.case, 'CMD-SECOND');
    const asked = { text, grade: 'B', price: 200 };
    await expect(judge(picker, taskId, asked)).rejects.toMatchObject({ status: 403 });
    const other = await eanOf(app, items.phone);
    for (const wrong of [{ text: other }, { bin: 'L-NONE' }, { grade: null }, { quantity: 2 }]) {
      const body = { text, grade: 'B', ...wrong };
      await expect(judge(picker, taskId, body)).rejects.toMatchObject({ status: 400 });
    }
  });

  it('that was a used device before keeps its stock item and gets another grade', async () => {
    const { taskId, text } = await cameBack(items.usedPhone, 'CMD-SECOND');
    const admin = await newStaff(app, 'admin');
    const [known] = await app.deps.knex('products').where({ id: items.usedPhone });
    const price = known?.price ?? 0;
    const asked = { text, grade: 'C', price: price - 100 };
    expect(await judge(admin, taskId, asked)).toMatchObject({ left: 0, isOnSale: true });
    const row = await app.deps.knex('products').where({ id: items.usedPhone }).first();
    expect(row).toMatchObject({ grade: 'C', price: price - 100, sold_at: null, is_on_sale: true });
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });
});

describe('a damaged piece', () => {
  const value = (cost: number) =>
    app.deps.knex('products').where({ id: items.case }).update({ unit_cost: cost });

  it('is written off with a reason by one person below the limit', async () => {
    const { taskId, text } = await cameBack(items.case, 'CMD-DAMAGED', 2);
    await value(100);
    const wish = { text, to: 'write_off', quantity: 2 };
    await expect(judge(picker, taskId, wish)).rejects.toMatchObject({ status: 400 });
    const said = { ...wish, note: 'rozbité' };
    expect(await judge(picker, taskId, said)).toEqual({ left: 0, isOnSale: null, prepared: null });
    expect(await openTasks()).toEqual([]);
    const moves = app.deps.knex('stock_movements').where({ why: 'written_off' });
    expect(await moves).toMatchObject([{ quantity: 2, note: 'rozbité' }]);
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('waits for another person above it, who carries it out', async () => {
    const { taskId, text } = await cameBack(items.case, 'CMD-DAMAGED');
    await value(5_000);
    const said = { text, to: 'write_off', note: 'rozbité' };
    const { prepared } = await judge(picker, taskId, said);
    expect(prepared).not.toBeNull();
    const moves = () => app.deps.knex('stock_movements').where({ why: 'written_off' });
    expect(await moves()).toEqual([]);
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    const decide = {
      params: { id: prepared?.id ?? 0 },
      body: { to: 'released', version: 1 },
    } as const;
    await supervisor.post('prepared-act-decide', decide);
    expect(await moves()).toMatchObject([{ quantity: 1, note: 'rozbité' }]);
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });
});
