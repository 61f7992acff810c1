import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordInPassport } from '#api/devices/passports.ts';
import { storePiece } from '#api/devices/store-piece.ts';
import { items, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { addLocation, addStockPlace, addStore, setStock } from '#tests/support/factories/stock.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { eanOf, newStaff, warehouseId } from './picking-steps.ts';

let app: TestApp;
let brno: number;
let olomouc: number;
/** Whoever works in the warehouse reaches all places; the others one store each. */
let sender: TestClient;
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
  brno = (await addStockPlace(knex, { id: 101, store_id: 101 })).id;
  olomouc = (await addStockPlace(knex, { id: 102, store_id: 102 })).id;
  sender = await newStaff(app, 'picker');
  inBrno = await newStaff(app, 'picker', 101);
  elsewhere = await newStaff(app, 'warehouse_supervisor', 102);
  ean = await eanOf(app, items.case);
  await setStock(knex, { product_id: items.case, place_id: warehouseId }, { on_hand: 5 });
});
afterAll(async () => {
  expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  await app.close();
});

const refusal = (status: number): unknown => expect.objectContaining({ status });

const open = (fromPlaceId = warehouseId, toPlaceId = brno, by = sender) =>
  by.post('transfer-open', { body: { fromPlaceId, toPlaceId } });

async function scan(by: TestClient, id: number, ...texts: readonly [string, ...string[]]) {
  let reply = await scanOnce(by, id, texts[0]);
  for (const text of texts.slice(1)) reply = await scanOnce(by, id, text);
  return reply;
}
const scanOnce = (by: TestClient, id: number, text: string, operationId: string = randomUUID()) =>
  by.post('transfer-scan', { params: { id }, body: { operationId, text } });

/** A transfer of so many cases that is on its way. */
async function sent(pieces: number) {
  const { id } = await open();
  const { transfer } = await scan(sender, id, `${String(pieces)}*${ean}`);
  return sender.post('transfer-send', { params: { id }, body: { version: transfer.version } });
}

const onHand = async (placeId: number): Promise<number> => {
  const row = await app.deps
    .knex('stock')
    .where({ product_id: items.case, place_id: placeId })
    .first('on_hand');
  return row?.on_hand ?? 0;
};

describe('a transfer between stores', () => {
  it('is scanned out of the bins of one and into the own bin of the other', async () => {
    const { id, from, to } = await open();
    expect([from.isOwn, to.isOwn]).toEqual([true, true]);
    const packed = await scan(sender, id, ean, `2*${ean}`);
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
    const came = await scan(inBrno, id, `3*${ean}`);
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
    const { id } = await open();
    const chosen = await scan(sender, id, 'L-PREVOD-1');
    expect(chosen.transfer.bin).toBe(bin.code);
    expect((await scan(sender, id, ean)).answer.outcome).toBe('not_here');
    expect((await scan(sender, id, 'CMD-UNDO')).transfer.bin).toBeNull();
    expect((await scan(sender, id, `6*${ean}`)).answer.outcome).toBe('enough');
    expect(await onHand(warehouseId)).toBe(5);
  });

  it('leaves what is promised to a customer', async () => {
    await setStock(
      app.deps.knex,
      { product_id: items.case, place_id: warehouseId },
      { allocated: 4 },
    );
    const { id } = await open();
    expect((await scan(sender, id, ean)).answer.outcome).toBe('packed');
    expect((await scan(sender, id, ean)).answer.outcome).toBe('promised');
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
    const { id } = await open();
    expect((await scan(sender, id, imei)).answer).toMatchObject({ outcome: 'packed', productId });
    const again = await scan(sender, id, imei);
    expect(again.answer.outcome).toBe('already_scanned');
    expect(again.transfer.lines).toMatchObject([{ productId, serialEnds: ['7518'] }]);
    await sender.post('transfer-send', {
      params: { id },
      body: { version: again.transfer.version },
    });
    expect((await scan(inBrno, id, imei)).answer.outcome).toBe('received');
    expect((await scan(inBrno, id, imei)).answer.outcome).toBe('already_scanned');
    expect(await brokenStockLaws(knex)).toEqual([]);
  });

  it('brings damaged pieces aside with a task, and takes the last scan back', async () => {
    const { id } = await sent(2);
    const damaged = await scan(inBrno, id, 'CMD-DAMAGED', ean);
    expect(damaged.answer.outcome).toBe('received_damaged');
    expect(damaged.transfer).toMatchObject({ isDamaged: false, lines: [{ damaged: 1 }] });
    const tasks = () => app.deps.knex('warehouse_tasks').where({ kind: 'damaged', place_id: brno });
    expect(await tasks()).toHaveLength(1);
    const undone = await scan(inBrno, id, 'CMD-UNDO');
    expect(undone.transfer).toMatchObject({ isDamaged: true, lines: [{ received: 0 }] });
    expect(await tasks()).toHaveLength(0);
    // What the sender scanned is no scan of this person.
    expect((await scan(inBrno, id, 'CMD-UNDO', 'CMD-UNDO')).answer.outcome).toBe('nothing_to_undo');
  });
});

describe('what did not come', () => {
  it('is missing at the sender with a recount, and wants a word', async () => {
    const { id } = await sent(3);
    const { transfer } = await scan(inBrno, id, ean);
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
    const one = await open();
    const other = await open(warehouseId, olomouc);
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
    const { id } = await open();
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

describe('a foreign store', () => {
  it('neither sees nor scans, sends, closes or cancels it', async () => {
    const { id, version } = await sent(1);
    const of = { params: { id }, body: { version } };
    await expect(elsewhere.get('transfer', { params: { id } })).rejects.toEqual(refusal(403));
    await expect(scanOnce(elsewhere, id, ean)).rejects.toEqual(refusal(403));
    await expect(elsewhere.post('transfer-cancel', of)).rejects.toEqual(refusal(403));
    const close = { ...of, body: { version, note: 'x' } };
    await expect(elsewhere.post('transfer-close', close)).rejects.toEqual(refusal(403));
    expect((await elsewhere.get('transfer-list', { query: {} })).results).toEqual([]);
  });

  it('sends from its own shelf alone, and the receiver neither packs nor calls off', async () => {
    await expect(open(warehouseId, olomouc, elsewhere)).rejects.toEqual(refusal(403));
    await expect(open(olomouc, olomouc, elsewhere)).rejects.toEqual(refusal(400));
    const { id, version } = await open();
    await expect(scanOnce(inBrno, id, ean)).rejects.toEqual(refusal(403));
    const of = { params: { id }, body: { version } };
    await expect(inBrno.post('transfer-send', of)).rejects.toEqual(refusal(403));
    await expect(inBrno.post('transfer-cancel', of)).rejects.toEqual(refusal(403));
  });
});

describe('a transfer that is called off', () => {
  it('lies in its bins again, and takes nothing any more', async () => {
    const { id, version } = await sent(4);
    const of = { params: { id }, body: { version } };
    expect((await sender.post('transfer-cancel', of)).status).toBe('cancelled');
    expect(await onHand(warehouseId)).toBe(5);
    expect((await scanOnce(sender, id, ean)).answer.outcome).toBe('transfer_over');
    await expect(sender.post('transfer-cancel', of)).rejects.toEqual(refusal(409));
  });

  it('is not empty when it is sent, and not begun to be received when it is called off', async () => {
    const { id, version } = await open();
    const of = { params: { id }, body: { version } };
    await expect(sender.post('transfer-send', of)).rejects.toEqual(refusal(409));
    const begun = await sent(2);
    await scan(inBrno, begun.id, ean);
    const late = { params: { id: begun.id }, body: { version: begun.version } };
    await expect(sender.post('transfer-cancel', late)).rejects.toEqual(refusal(409));
  });
});
