import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPassport } from '#api/devices/passports.ts';
import { moveStock } from '#api/stock/move-stock.ts';
import {
  codeOf,
  items,
  leaveFree,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from '#tests/api/orders/order-fixture.ts';
import { cash, moveThrough } from '#tests/api/orders/order-steps.ts';
import { addLocation } from '#tests/support/factories/stock.ts';
import { addWarehouseTask } from '#tests/support/factories/warehouse.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addCrates, eanOf, newStaff, warehouseId } from './picking-steps.ts';
import { putAway } from './receiving-steps.ts';
import { packedOrder } from './shipment-steps.ts';

let app: TestApp;
let picker: TestClient;
let caseEan: string;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1', 'B-2');
  await addLocation(app.deps.knex, { place_id: warehouseId, code: 'L-A-1' });
  picker = await newStaff(app, 'picker');
  caseEan = await eanOf(app, items.case);
});
afterAll(() => app.close());

const imei = '490154203237518';

async function back(client: TestClient, ...texts: readonly [string, ...string[]]) {
  const replies = [];
  for (const text of texts) {
    const body = { operationId: randomUUID(), text };
    replies.push(await client.post('goods-return-scan', { body }));
  }
  const last = replies.at(-1);
  if (!last) throw new Error('nothing was scanned');
  return last;
}

const outcome = async (...texts: readonly [string, ...string[]]) =>
  (await back(picker, ...texts)).answer.outcome;

/** A delivered order with its number; `withdrawn` pieces of its first line are withdrawn from. */
async function delivered(products: readonly (readonly [number, number])[], withdrawn = 0) {
  const customer = app.client();
  const placed = await orderConfirmed(app, customer, { ...cash, products });
  await moveThrough(app, 'picking', 'packed', 'handed_over', 'delivered');
  const code = codeOf(placed);
  if (withdrawn > 0) {
    const pieces = [{ position: 0, quantity: withdrawn }];
    const params = { code };
    const { token } = await customer.post('order-withdrawal-preview', { params, body: { pieces } });
    const body = { pieces, token, reason: '', bankAccount: '' };
    await customer.post('order-withdraw', { params, body });
  }
  const row = await app.deps.knex('orders').where({ code }).first<{ id: number; number: string }>();
  return { ...row, code };
}

const withdrawal = () => app.deps.knex('withdrawals').first<{ status: string; version: number }>();

describe('goods that come back', () => {
  it('of a withdrawal are received by its last piece, and sold again from their bin', async () => {
    const { number } = await delivered([[items.case, 3]], 2);
    const before = await stockOf(app, items.case);
    const { expected } = await picker.get('goods-return', {});
    expect(expected).toMatchObject([{ orderNumber: number, kind: 'withdrawal', pieces: 2 }]);
    const opened = await back(picker, number);
    expect(opened.answer.outcome).toBe('opened');
    expect(opened.open).toMatchObject({
      kind: 'withdrawal',
      lines: [{ productId: items.case, expected: 2, counted: 0, plainOut: 3 }],
    });
    expect(await outcome(caseEan)).toBe('counted');
    expect(await withdrawal()).toMatchObject({ status: 'requested' });
    expect(await outcome(caseEan)).toBe('all_counted');
    expect(await withdrawal()).toMatchObject({ status: 'received' });
    expect(await outcome(caseEan)).toBe('not_announced');
    expect(await outcome(caseEan)).toBe('enough');
    expect(await outcome('CMD-FINISH')).toBe('finished');
    expect(await stockOf(app, items.case)).toEqual(before);
    await putAway(picker, `3*${caseEan}`, 'L-A-1');
    expect(await stockOf(app, items.case)).toMatchObject({ on_hand: before.on_hand + 3 });
    expect(await outcome(number)).toBe('all_back');
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('are taken back by an undo with all that followed, until they lie in a bin', async () => {
    const { number } = await delivered([[items.case, 1]], 1);
    expect(await outcome(`O-${number}`, 'CMD-DAMAGED', caseEan)).toBe('counted_damaged');
    expect(await withdrawal()).toMatchObject({ status: 'received' });
    const tasks = () => picker.get('warehouse-task-list', { query: { kind: 'damaged' } });
    expect((await tasks()).results).toMatchObject([{ note: number }]);
    const { answer, open } = await back(picker, 'CMD-UNDO');
    expect(answer.outcome).toBe('undone');
    expect(open).toMatchObject({ condition: 'damaged', lines: [{ counted: 0, plainOut: 1 }] });
    expect(await withdrawal()).toMatchObject({ status: 'requested' });
    expect((await tasks()).results).toEqual([]);
    expect(await outcome('CMD-UNDO', caseEan)).toBe('all_counted');
    await putAway(picker, caseEan, 'L-A-1');
    expect(await outcome('CMD-UNDO')).toBe('undo_moved_on');
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('of second grade are not for sale, and somebody is asked to grade them', async () => {
    const { number } = await delivered([[items.case, 1]]);
    const before = await stockOf(app, items.case);
    const { open } = await back(picker, number);
    expect(open).toMatchObject({ kind: 'complaint', lines: [{ expected: 0 }] });
    expect(await outcome('CMD-SECOND', caseEan, 'CMD-FINISH')).toBe('finished');
    expect(await stockOf(app, items.case)).toEqual(before);
    const { results } = await picker.get('warehouse-task-list', { query: { kind: 'regrade' } });
    expect(results).toMatchObject([{ location: `X-SECOND-${String(warehouseId)}` }]);
  });

  it('are the very devices that were sold, whose passports go on', async () => {
    const { knex, cipher } = app.deps;
    const phoneEan = await eanOf(app, items.phone);
    await leaveFree(app, items.phone, 0);
    const passportId = await knex.transaction(async (trx) => {
      const id = await openPassport(trx, cipher, imei);
      const bin = await trx('stock_locations').where({ code: 'L-A-1' }).first<{ id: number }>('id');
      const move = { productId: items.phone, quantity: 1, fromId: null, toId: bin.id };
      await moveStock(trx, [{ ...move, passportId: id }], { why: 'received' });
      return id;
    });
    const { number } = await delivered([[items.phone, 1]]);
    await openPassport(knex, cipher, '356938035643809');
    expect(await outcome(number)).toBe('opened');
    expect(await outcome('356938035643809')).toBe('wrong_device');
    expect(await outcome('490154203237500')).toBe('wrong_device');
    expect(await outcome('4006381333931')).toBe('not_known');
    expect(await outcome(phoneEan)).toBe('serial_needed');
    expect(await outcome(imei)).toBe('counted');
    expect(await outcome(imei)).toBe('back_already');
    const events = knex('device_passport_events').where({ passport_id: passportId });
    expect(await events.pluck('kind')).toEqual(['returned']);
    expect(await outcome(phoneEan)).toBe('enough');
    expect(await brokenStockLaws(knex)).toEqual([]);
  });

  it('may be sold again where a used device came back as it was', async () => {
    const { knex } = app.deps;
    const { number } = await delivered([[items.usedPhone, 1]], 1);
    const sold = () => knex('products').where({ id: items.usedPhone }).first<object>('sold_at');
    expect(await sold()).not.toMatchObject({ sold_at: null });
    const usedEan = await eanOf(app, items.usedPhone);
    expect(await outcome(number, usedEan)).toBe('all_counted');
    expect(await sold()).toMatchObject({ sold_at: null });
    await back(picker, 'CMD-UNDO');
    expect(await sold()).not.toMatchObject({ sold_at: null });
  });

  it('lie in a parcel that nobody took, whose task is done by it', async () => {
    const { parcel } = await packedOrder(app);
    const { knex } = app.deps;
    expect(await outcome(parcel.number)).toBe('not_sent');
    await moveThrough(app, 'handed_over');
    const at = app.deps.now();
    await knex('shipments').update({
      status: 'announced',
      state: 'came_back',
      state_at: at,
      announced_at: at,
      number: 'Z4000000001',
      carrier_id: '4000000001',
    });
    const { order_id } = await knex('parcels').first<{ order_id: number }>('order_id');
    await addWarehouseTask(knex, { kind: 'came_back', order_id, created_at: at });
    const { expected } = await picker.get('goods-return', {});
    expect(expected).toMatchObject([{ parcelNumber: parcel.number, pieces: 1 }]);
    const { open } = await back(picker, parcel.number.toLowerCase());
    expect(open).toMatchObject({ kind: 'undelivered', lines: [{ expected: 1 }] });
    expect(await outcome(caseEan, 'CMD-FINISH')).toBe('finished');
    const left = knex('warehouse_tasks').where({ kind: 'came_back', status: 'open' });
    expect(await left.pluck('id')).toEqual([]);
    expect((await picker.get('goods-return', {})).expected).toEqual([]);
  });

  it('are taken over from a colleague who left, and counted once of two at once', async () => {
    const { number } = await delivered([[items.case, 1]]);
    await back(picker, number);
    const other = await newStaff(app, 'packer');
    const taken = await back(other, number);
    expect(taken.answer.outcome).toBe('opened');
    expect(await outcome(caseEan)).toBe('source_first');
    const body = { operationId: randomUUID(), text: caseEan };
    const [first, again] = await Promise.all([
      other.post('goods-return-scan', { body }),
      other.post('goods-return-scan', { body }),
    ]);
    expect(first.answer).toEqual(again.answer);
    expect((await back(other, caseEan)).answer.outcome).toBe('enough');
    const pieces = app.deps.knex('goods_return_pieces');
    expect(await pieces.pluck('quantity')).toEqual([1]);
    expect(await outcome('CMD-HELP')).toBe('help');
    expect(await outcome('nesmysl')).toBe('source_first');
  });
});
