import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  items,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from '#tests/api/orders/order-fixture.ts';
import { recordInPassport } from '#api/devices/passports.ts';
import { storePiece } from '#api/devices/store-piece.ts';
import { addLocation } from '#tests/support/factories/stock.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { eanOf, newStaff, warehouseId } from './picking-steps.ts';
import { orderedAt, putAway, scanAt } from './receiving-steps.ts';

let app: TestApp;
let supervisor: TestClient;
let picker: TestClient;
let caseEan: string;
let phoneEan: string;

beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  supervisor = await newStaff(app, 'warehouse_supervisor');
  picker = await newStaff(app, 'picker');
  caseEan = await eanOf(app, items.case);
  phoneEan = await eanOf(app, items.phone);
  await addLocation(app.deps.knex, { place_id: warehouseId, code: 'L-A-1' });
});
afterAll(() => app.close());

const refusal = (status: number): unknown => expect.objectContaining({ status });
const imei = '490154203237518';

/** A delivery of an order for cases and phones, the phones told apart by their numbers. */
async function delivery(cases = 3, phones = 1) {
  const orderId = await orderedAt(supervisor, [
    { code: caseEan, expected: cases, price: 90 },
    { code: phoneEan, expected: phones, price: 12_000 },
  ]);
  await app.deps
    .knex('purchase_order_lines')
    .where({ product_id: items.phone })
    .update({ needs_serial: true });
  const { id } = await picker.post('delivery-open', { body: { orderId } });
  return { id, orderId };
}

describe('a delivery', () => {
  it('is counted by scans, is not for sale before it is put away, and is then', async () => {
    const { id } = await delivery();
    const before = await stockOf(app, items.case);
    const { answer } = await scanAt(picker, id, `2*${caseEan}`, caseEan);
    expect(answer).toEqual({ outcome: 'line_full', productId: items.case });
    expect(await stockOf(app, items.case)).toEqual(before);
    const held = await picker.get('put-away', {});
    expect(held.waiting).toMatchObject([{ productId: items.case, quantity: 3, bin: 'L-A-1' }]);
    const put = await putAway(picker, `3*${caseEan}`, 'l-a-1');
    expect(put.answer).toEqual({ outcome: 'put', bin: 'L-A-1', orders: [] });
    expect(put.putAway.waiting).toEqual([]);
    expect(await stockOf(app, items.case)).toMatchObject({ on_hand: before.on_hand + 3 });
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('asks for the number of each device, and takes none twice in the house', async () => {
    const { id } = await delivery(1, 2);
    expect((await scanAt(picker, id, phoneEan)).answer.outcome).toBe('serial_needed');
    expect((await scanAt(picker, id, '490154203237519')).answer.outcome).toBe('imei_wrong');
    const { answer, delivery: at } = await scanAt(picker, id, imei);
    expect(answer.outcome).toBe('counted');
    expect(at.lines).toMatchObject([{}, { counted: 1, serialEnds: ['7518'] }]);
    expect((await scanAt(picker, id, phoneEan, imei)).answer.outcome).toBe('serial_twice');
  });

  it('takes one number once where two scan it at the same moment', async () => {
    const first = await delivery(1, 2);
    const other = await newStaff(app, 'packer');
    const second = await delivery(1, 2);
    await scanAt(picker, first.id, phoneEan);
    await scanAt(other, second.id, phoneEan);
    const said = await Promise.all([
      scanAt(picker, first.id, imei),
      scanAt(other, second.id, imei),
    ]);
    expect(said.map(({ answer }) => answer.outcome).toSorted()).toEqual([
      'counted',
      'serial_twice',
    ]);
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('loses no scan of two people at one delivery, and repeats none', async () => {
    const { id } = await delivery(20);
    const other = await newStaff(app, 'packer');
    const both = [picker, other].flatMap((client) =>
      Array.from({ length: 8 }, () => scanAt(client, id, caseEan)),
    );
    await Promise.all(both);
    const operationId = randomUUID();
    const once = { params: { id }, body: { operationId, text: caseEan } };
    const [a, b] = await Promise.all([
      picker.post('delivery-scan', once),
      picker.post('delivery-scan', once),
    ]);
    expect(a.answer).toEqual(b.answer);
    const { lines } = await picker.get('delivery', { params: { id } });
    expect(lines).toMatchObject([{ counted: 17 }, { counted: 0 }]);
  });

  it('brings damaged things aside with a task, and takes the last scan back', async () => {
    const { id } = await delivery();
    const { answer } = await scanAt(picker, id, 'CMD-DAMAGED', caseEan);
    expect(answer.outcome).toBe('counted_damaged');
    const { results } = await picker.get('warehouse-task-list', { query: { kind: 'damaged' } });
    expect(results).toMatchObject([{ location: `X-DAMAGED-${String(warehouseId)}` }]);
    const undone = await scanAt(picker, id, 'CMD-UNDO');
    expect(undone.answer.outcome).toBe('undone');
    expect(undone.delivery).toMatchObject({ isDamaged: true, lines: [{ counted: 0 }, {}] });
    expect(await app.deps.knex('warehouse_tasks')).toEqual([]);
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
    await scanAt(picker, id, 'CMD-DAMAGED', caseEan);
    await putAway(picker, caseEan, 'L-A-1');
    expect((await scanAt(picker, id, 'CMD-UNDO')).answer.outcome).toBe('put_away_already');
  });

  it('closes with a word where it differs, tells the order, and says what pieces cost', async () => {
    const { id, orderId } = await delivery();
    const { delivery: at } = await scanAt(picker, id, `4*${caseEan}`);
    const close = (note: string, version = at.version) =>
      picker.post('delivery-close', { params: { id }, body: { version, note } });
    await expect(close('')).rejects.toEqual(refusal(400));
    await expect(close('telefon chybí', 7)).rejects.toEqual(refusal(409));
    expect(await close('telefon chybí')).toMatchObject({ status: 'closed' });
    expect((await scanAt(picker, id, caseEan)).answer.outcome).toBe('delivery_closed');
    const order = await supervisor.get('purchase-order', { params: { id: orderId } });
    expect(order).toMatchObject({ status: 'partly', lines: [{ received: 4 }, { received: 0 }] });
    const costs = app.deps.knex('products').where({ id: items.case });
    expect(await costs.pluck('unit_cost')).toEqual([90]);
    const next = await picker.post('delivery-open', { body: { orderId } });
    expect(next.lines).toMatchObject([{ productId: items.phone, expected: 1 }]);
  });

  it('is begun once by two at once, and without an order by a supervisor alone', async () => {
    const orderId = await orderedAt(supervisor, [{ code: caseEan, expected: 1 }]);
    const other = await newStaff(app, 'packer');
    const [a, b] = await Promise.all(
      [picker, other].map((client) => client.post('delivery-open', { body: { orderId } })),
    );
    expect(a?.id).toBe(b?.id);
    const body = { supplier: 'Bez objednávky' };
    await expect(picker.post('delivery-open', { body })).rejects.toEqual(refusal(403));
    const { id } = await supervisor.post('delivery-open', { body });
    expect((await scanAt(supervisor, id, caseEan)).answer.outcome).toBe('counted');
  });
});

it('has a bought-back device wait for a bin, and puts it there by its number', async () => {
  const { cipher, knex, now } = app.deps;
  const productId = await knex.transaction(async (trx) => {
    const bought = [{ kind: 'bought_back', at: now() }] as const;
    const passportId = await recordInPassport(trx, cipher, imei, bought);
    const worth = { price: 9_000, boughtFor: 5_000, isOnSale: false, placeId: warehouseId };
    const piece = { variantId: 1, grade: 'A', passportId, ...worth } as const;
    return storePiece(trx, piece, { why: 'bought_back', about: { kind: 'buyback', id: 1 } });
  });
  const { waiting } = await picker.get('put-away', {});
  expect(waiting).toMatchObject([{ productId, grade: 'A', quantity: 1, needsSerial: true }]);
  const put = await putAway(picker, imei, 'L-A-1');
  expect(put.answer.outcome).toBe('put');
  expect(put.putAway.waiting).toEqual([]);
  expect(await brokenStockLaws(knex)).toEqual([]);
});

describe('an order at a supplier', () => {
  it('names the line whose code is unknown or said twice, and is a draft until it is sent', async () => {
    const lines = [
      { code: caseEan, expected: 1 },
      { code: 'NEZNAMY', expected: 1 },
      { code: caseEan, expected: 2 },
    ];
    const body = { supplier: 'Dodavatel', note: '', lines };
    await expect(supervisor.post('purchase-order-save', { body })).rejects.toEqual(refusal(400));
    const id = await orderedAt(supervisor, [{ code: caseEan, expected: 1 }]);
    const again = { ...body, id, version: 2, lines: lines.slice(0, 1) };
    await expect(supervisor.post('purchase-order-save', { body: again })).rejects.toEqual(
      refusal(409),
    );
    await expect(picker.get('purchase-order-list', {})).rejects.toEqual(refusal(403));
  });
});
