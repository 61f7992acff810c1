import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from '#tests/api/orders/order-fixture.ts';
import { cancel, cash } from '#tests/api/orders/order-steps.ts';
import { addStock } from '#tests/support/factories/stock.ts';
import { addWarehouseTask } from '#tests/support/factories/warehouse.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { addCrates, eanOf, newStaff, scan, startRound } from './picking-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1', 'B-2');
});
afterAll(() => app.close());

const refusal = (status: number): unknown => expect.objectContaining({ status });
const tasks = () => app.deps.knex('warehouse_tasks').orderBy('id');
const bin = async () => {
  const row = await app.deps
    .knex('stock_locations')
    .where({ place_id: 1, is_default: true })
    .first<{ id: number; code: string }>('id', 'code');
  return row;
};

/** A cancelled order with one piece in its crate. */
async function cancelledPick() {
  const ean = await eanOf(app, items.case);
  const placed = await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 2]] });
  const picker = await newStaff(app, 'picker');
  const id = (await startRound(picker))?.id ?? 0;
  await scan(picker, id, 'B-1', ean);
  await cancel(app.client(), codeOf(placed));
  const { results } = await picker.get('warehouse-task-list', { query: {} });
  return { picker, task: results[0] };
}

/** An order of which nothing was found; who counts and the task. */
async function missingPick() {
  await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 2]] });
  const before = await stockOf(app, items.case);
  const picker = await newStaff(app, 'picker');
  const id = (await startRound(picker))?.id ?? 0;
  await scan(picker, id, 'B-1', 'CMD-NOTFOUND');
  const { results } = await picker.get('warehouse-task-list', { query: { kind: 'recount' } });
  return { picker, before, id: results[0]?.id ?? 0, task: results[0] };
}

describe('a price that changes', () => {
  const reprice = (price: number) =>
    app.deps.knex('products').where({ id: items.case }).update({ price });
  async function inStore() {
    const store = await app.deps
      .knex('stock_places')
      .whereNotNull('store_id')
      .first<{ id: number }>();
    const at = { product_id: items.case, place_id: store.id };
    await addStock(app.deps.knex, { ...at, on_hand: 2 });
  }

  it('has its label changed once where the goods lie in a store, done by scanning them', async () => {
    await reprice(111);
    expect(await tasks()).toEqual([]);
    await inStore();
    await reprice(222);
    await reprice(333);
    await reprice(333);
    const picker = await newStaff(app, 'picker');
    const { results } = await picker.get('warehouse-task-list', { query: {} });
    expect(results).toMatchObject([{ kind: 'price_label', way: 'scan' }]);
    const close = (scanned: string | null) =>
      picker.post('warehouse-task-close', {
        params: { id: results[0]?.id ?? 0 },
        body: { version: 1, to: 'done', note: '', scanned },
      });
    await expect(close(null)).rejects.toEqual(refusal(400));
    await expect(close(await eanOf(app, items.phone))).rejects.toEqual(refusal(400));
    expect(await close(await eanOf(app, items.case))).toEqual({ status: 'done' });
    await reprice(444);
    expect(await tasks()).toMatchObject([{ status: 'done' }, { status: 'open' }]);
  });
});

describe('a put-back', () => {
  it('moves what lies in the crate into a bin, frees the crate and is done (T-WH-6)', async () => {
    const { picker, task } = await cancelledPick();
    expect(task).toMatchObject({ kind: 'put_back', location: 'B-1', way: 'put_back' });
    const { code } = await bin();
    const params = { id: task?.id ?? 0 };
    const wrong = picker.post('warehouse-task-put-back', {
      params,
      body: { crate: 'B-2', bin: code },
    });
    await expect(wrong).rejects.toEqual(refusal(400));
    const body = { crate: 'B-1', bin: code };
    expect(await picker.post('warehouse-task-put-back', { params, body })).toEqual({
      pieces: 1,
      bin: code,
    });
    expect(await tasks()).toMatchObject([{ status: 'done' }]);
    expect(await app.deps.knex('crate_bindings')).toEqual([]);
    expect(await app.deps.knex('pick_pieces')).toEqual([]);
    expect(await stockOf(app, items.case)).toMatchObject({ allocated: 0 });
    const again = picker.post('warehouse-task-put-back', { params, body });
    await expect(again).rejects.toEqual(refusal(409));
  });

  it('is not done by a word; a supervisor cancels it with a reason', async () => {
    const { picker, task } = await cancelledPick();
    const params = { id: task?.id ?? 0 };
    const done = { version: 1, to: 'done', note: '' } as const;
    await expect(picker.post('warehouse-task-close', { params, body: done })).rejects.toEqual(
      refusal(409),
    );
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    const body = { version: 1, to: 'cancelled', note: 'přepravka zůstává' } as const;
    await supervisor.post('warehouse-task-close', { params, body });
    expect(await tasks()).toMatchObject([{ status: 'cancelled', note: 'přepravka zůstává' }]);
  });
});

describe('a recount', () => {
  it('brings missing pieces back, and their order is picked after all (T-WH-7)', async () => {
    const { picker, before, id } = await missingPick();
    const body = { counted: before.on_hand, note: '' };
    const reply = await picker.post('warehouse-task-count', { params: { id }, body });
    expect(reply).toMatchObject({ found: before.on_hand, lost: 0, prepared: null });
    expect(reply.goesOn).not.toBeNull();
    expect(await stockOf(app, items.case)).toEqual(before);
    expect(await app.deps.knex('picks')).toMatchObject([{ status: 'waiting' }]);
    const movements = await app.deps.knex('stock_movements').where({ why: 'found' });
    expect(movements).toHaveLength(1);
    expect(await startRound(picker)).not.toBeNull();
  });

  it('of nothing closes the task and leaves the order to a person', async () => {
    const { picker, id } = await missingPick();
    const body = { counted: 0, note: '' };
    const reply = await picker.post('warehouse-task-count', { params: { id }, body });
    expect(reply).toEqual({ found: 0, lost: 0, goesOn: null, prepared: null });
    expect(await app.deps.knex('picks')).toMatchObject([{ status: 'short' }]);
  });

  it('of fewer pieces than the books say writes them off, with a reason', async () => {
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    const { id: binId } = await bin();
    const row = await addWarehouseTask(app.deps.knex, {
      kind: 'recount',
      product_id: items.case,
      location_id: binId,
    });
    const { on_hand: onHand } = await stockOf(app, items.case);
    const params = { id: row.id };
    const silent = { counted: onHand - 1, note: '' };
    await expect(supervisor.post('warehouse-task-count', { params, body: silent })).rejects.toEqual(
      refusal(400),
    );
    const body = { ...silent, note: 'rozbité' };
    const reply = await supervisor.post('warehouse-task-count', { params, body });
    expect(reply).toMatchObject({ lost: 1, prepared: null });
    expect(await stockOf(app, items.case)).toMatchObject({ on_hand: onHand - 1 });
  });
});

it('is made by hand for a role, seen by it, and closed by whoever did it', async () => {
  const supervisor = await newStaff(app, 'warehouse_supervisor');
  const picker = await newStaff(app, 'picker');
  const packer = await newStaff(app, 'packer');
  const body = { kind: 'missing_photo', note: 'iPhone 17 černý', forRole: 'picker' } as const;
  const { id } = await supervisor.post('warehouse-task-add', { body });
  const mine = { query: { of: 'mine' } } as const;
  expect((await packer.get('warehouse-task-list', mine)).results).toEqual([]);
  expect((await picker.get('warehouse-task-list', mine)).results).toMatchObject([{ id }]);
  const close = { version: 1, to: 'done', note: '' } as const;
  await picker.post('warehouse-task-close', { params: { id }, body: close });
  const done = await picker.get('warehouse-task-list', { query: { state: 'done' } });
  expect(done.results).toMatchObject([{ id, status: 'done' }]);
});

it('is made by hand about a thing, by its code or its bar code', async () => {
  const supervisor = await newStaff(app, 'warehouse_supervisor');
  const product = await eanOf(app, items.case);
  const body = { kind: 'price_label', note: 'cenovka spadla', product } as const;
  const { id } = await supervisor.post('warehouse-task-add', { body });
  const { results } = await supervisor.get('warehouse-task-list', { query: {} });
  expect(results).toMatchObject([{ id, way: 'scan' }]);
  expect(results[0]?.product?.name).not.toBe('');
  const scanned = { version: 1, to: 'done', note: '', scanned: product } as const;
  await supervisor.post('warehouse-task-close', { params: { id }, body: scanned });
  const unknown = { kind: 'other', note: 'x', product: 'nic-takového' } as const;
  await expect(supervisor.post('warehouse-task-add', { body: unknown })).rejects.toEqual(
    refusal(400),
  );
});
