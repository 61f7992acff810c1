import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordInPassport } from '#api/devices/passports.ts';
import { storePiece } from '#api/devices/store-piece.ts';
import { items, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { addLocation, setStock } from '#tests/support/factories/stock.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { warehouseId } from './picking-steps.ts';
import {
  brno,
  casesAt,
  olomouc,
  openTransfer,
  prepareTransfers,
  scanOnce,
  scanTransfer,
  sentTransfer,
} from './transfer-steps.ts';

let app: TestApp;
/** Whoever works in the warehouse reaches all places; the others one store each. */
let sender: TestClient;
let inBrno: TestClient;
let ean: string;

beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  ({ sender, inBrno, ean } = await prepareTransfers(app));
});
afterAll(async () => {
  expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  await app.close();
});

const refusal = (status: number): unknown => expect.objectContaining({ status });
const sent = (pieces: number) => sentTransfer(sender, `${String(pieces)}*${ean}`);
const onHand = (placeId: number) => casesAt(app, placeId);

describe('a transfer between stores', () => {
  it('is scanned out of the bins of one and into the own bin of the other', async () => {
    const { id, from, to } = await openTransfer(sender);
    expect([from.isOwn, to.isOwn]).toEqual([true, true]);
    const packed = await scanTransfer(sender, id, ean, `2*${ean}`);
    expect(packed.answer).toEqual({ outcome: 'packed', productId: items.case, orders: [] });
    expect(packed.transfer.lines).toMatchObject([{ sent: 3, received: 0 }]);
    expect([await onHand(warehouseId), await onHand(brno)]).toEqual([2, 0]);
    const way = await sender.post('transfer-send', {
      params: { id },
      body: { version: packed.transfer.version },
    });
    expect(way.status).toBe('on_way');
    const { results } = await inBrno.get('transfer-list', { query: {} });
    expect(results).toMatchObject([{ id, sent: 3, received: 0, to: { isOwn: true } }]);
    const came = await scanTransfer(inBrno, id, `3*${ean}`);
    expect(came.transfer.lines).toMatchObject([{ sent: 3, received: 3, damaged: 0 }]);
    expect(await onHand(brno)).toBe(3);
    const { version } = came.transfer;
    const ended = await inBrno.post('transfer-close', {
      params: { id },
      body: { version, note: '' },
    });
    expect(ended.status).toBe('closed');
    expect((await scanOnce(inBrno, id, ean)).answer.outcome).toBe('transfer_over');
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('takes things out of the bin that was scanned, and no more than lie there', async () => {
    const { knex } = app.deps;
    const bin = await addLocation(knex, { place_id: warehouseId, code: 'L-PREVOD-1' });
    const { id } = await openTransfer(sender);
    const chosen = await scanTransfer(sender, id, 'L-PREVOD-1');
    expect(chosen.transfer.bin).toBe(bin.code);
    expect((await scanTransfer(sender, id, ean)).answer.outcome).toBe('not_here');
    expect((await scanTransfer(sender, id, 'CMD-UNDO')).transfer.bin).toBeNull();
    expect((await scanTransfer(sender, id, `6*${ean}`)).answer.outcome).toBe('enough');
    expect(await onHand(warehouseId)).toBe(5);
  });

  it('leaves what is promised to a customer', async () => {
    await setStock(
      app.deps.knex,
      { product_id: items.case, place_id: warehouseId },
      { allocated: 4 },
    );
    const { id } = await openTransfer(sender);
    expect((await scanTransfer(sender, id, ean)).answer.outcome).toBe('packed');
    expect((await scanTransfer(sender, id, ean)).answer.outcome).toBe('promised');
    expect(await onHand(warehouseId)).toBe(4);
  });

  it('moves a device by its number, once', async () => {
    const { cipher, knex, now } = app.deps;
    const imei = '490154203237518';
    const productId = await knex.transaction(async (trx) => {
      const bought = [{ kind: 'bought_back', at: now() }] as const;
      const passportId = await recordInPassport(trx, cipher, imei, bought);
      const worth = { price: 9_000, boughtFor: 5_000, isOnSale: false, placeId: warehouseId };
      const piece = { variantId: 1, grade: 'A', passportId, ...worth } as const;
      return storePiece(trx, piece, { why: 'bought_back', about: { kind: 'buyback', id: 1 } });
    });
    const { id } = await openTransfer(sender);
    expect((await scanTransfer(sender, id, imei)).answer).toMatchObject({
      outcome: 'packed',
      productId,
    });
    const again = await scanTransfer(sender, id, imei);
    expect(again.answer.outcome).toBe('already_scanned');
    expect(again.transfer.lines).toMatchObject([{ productId, serialEnds: ['7518'] }]);
    await sender.post('transfer-send', {
      params: { id },
      body: { version: again.transfer.version },
    });
    expect((await scanTransfer(inBrno, id, imei)).answer.outcome).toBe('received');
    expect((await scanTransfer(inBrno, id, imei)).answer.outcome).toBe('already_scanned');
    expect(await brokenStockLaws(knex)).toEqual([]);
  });

  it('brings damaged pieces aside with a task, and takes the last scan back', async () => {
    const { id } = await sent(2);
    const damaged = await scanTransfer(inBrno, id, 'CMD-DAMAGED', ean);
    expect(damaged.answer.outcome).toBe('received_damaged');
    expect(damaged.transfer).toMatchObject({ isDamaged: false, lines: [{ damaged: 1 }] });
    const tasks = () => app.deps.knex('warehouse_tasks').where({ kind: 'damaged', place_id: brno });
    expect(await tasks()).toHaveLength(1);
    const undone = await scanTransfer(inBrno, id, 'CMD-UNDO');
    expect(undone.transfer).toMatchObject({ isDamaged: true, lines: [{ received: 0 }] });
    expect(await tasks()).toHaveLength(0);
    // What the sender scanned is no scan of this person.
    expect((await scanTransfer(inBrno, id, 'CMD-UNDO', 'CMD-UNDO')).answer.outcome).toBe(
      'nothing_to_undo',
    );
  });
});

describe('what did not come', () => {
  it('is missing at the sender with a recount, and wants a word', async () => {
    const { id } = await sent(3);
    const { transfer } = await scanTransfer(inBrno, id, ean);
    const close = (note: string) =>
      inBrno.post('transfer-close', {
        params: { id },
        body: { version: transfer.version, note },
      });
    await expect(close('')).rejects.toEqual(refusal(400));
    expect((await close('V bedně byl jeden kus.')).lines).toMatchObject([{ sent: 3, received: 1 }]);
    const { knex } = app.deps;
    const lying = await knex('location_stock as s')
      .join('stock_locations as l', 'l.id', 's.location_id')
      .where({ 's.product_id': items.case, 'l.kind': 'missing', 'l.place_id': warehouseId })
      .pluck('s.on_hand');
    expect(lying).toEqual([2]);
    const task = await knex('warehouse_tasks').where({ kind: 'recount' }).first();
    expect(task).toMatchObject({ place_id: warehouseId, product_id: items.case, status: 'open' });
    // Two of them lay in the bin all the time.
    const counted = { counted: 4, note: 'zůstaly v přihrádce' };
    await sender.post('warehouse-task-count', { params: { id: task?.id ?? 0 }, body: counted });
    expect(await onHand(warehouseId)).toBe(4);
    expect(await brokenStockLaws(knex)).toEqual([]);
  });
});

describe('two at once', () => {
  it('both count, and never more than were sent', async () => {
    const { id } = await sent(3);
    const both = [inBrno, sender, inBrno, sender, inBrno].map((by) => scanOnce(by, id, ean));
    const outcomes = (await Promise.all(both)).map(({ answer }) => answer.outcome);
    expect(outcomes.toSorted()).toEqual([
      'not_in_transfer',
      'not_in_transfer',
      'received',
      'received',
      'received',
    ]);
    expect(await onHand(brno)).toBe(3);
  });

  it('take the last piece of a bin into one of two transfers', async () => {
    await setStock(
      app.deps.knex,
      { product_id: items.case, place_id: warehouseId },
      { on_hand: 1 },
    );
    const one = await openTransfer(sender);
    const other = await openTransfer(sender, warehouseId, olomouc);
    const both = [one.id, other.id].map((id) => scanOnce(sender, id, ean));
    const outcomes = (await Promise.all(both)).map(({ answer }) => answer.outcome);
    expect(outcomes.toSorted()).toEqual(['not_here', 'packed']);
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('one wins of a cancelling and a scan that comes in', async () => {
    const { id, version } = await sent(1);
    const [came, called] = await Promise.allSettled([
      scanOnce(inBrno, id, ean),
      sender.post('transfer-cancel', { params: { id }, body: { version } }),
    ]);
    const outcome = came.status === 'fulfilled' ? came.value.answer.outcome : 'refused';
    expect([outcome, called.status]).toEqual(
      called.status === 'fulfilled' ? ['transfer_over', 'fulfilled'] : ['received', 'rejected'],
    );
    expect((await onHand(warehouseId)) + (await onHand(brno))).toBe(5);
  });

  it('answers a lost reply as before, also once it is on its way (T-WH-8)', async () => {
    const { id } = await openTransfer(sender);
    const operationId = randomUUID();
    const first = await scanOnce(sender, id, ean, operationId);
    expect((await scanOnce(sender, id, ean, operationId)).answer).toEqual(first.answer);
    const { version } = first.transfer;
    await sender.post('transfer-send', { params: { id }, body: { version } });
    const again = await scanOnce(sender, id, ean, operationId);
    expect(again.answer).toEqual(first.answer);
    expect(again.transfer.lines).toMatchObject([{ sent: 1, received: 0 }]);
  });
});
