import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { warehouseId } from './picking-steps.ts';
import {
  casesAt,
  olomouc,
  openTransfer,
  prepareTransfers,
  scanOnce,
  sentTransfer,
} from './transfer-steps.ts';

let app: TestApp;
/** Whoever works in the warehouse reaches all places; the others one store each. */
let sender: TestClient;
let inBrno: TestClient;
let elsewhere: TestClient;
let ean: string;

beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  ({ elsewhere, sender, inBrno, ean } = await prepareTransfers(app));
});
afterAll(async () => {
  expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  await app.close();
});

const refusal = (status: number): unknown => expect.objectContaining({ status });
const sent = (pieces: number) => sentTransfer(sender, `${String(pieces)}*${ean}`);

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
    await expect(openTransfer(elsewhere, warehouseId, olomouc)).rejects.toEqual(refusal(403));
    await expect(openTransfer(elsewhere, olomouc, olomouc)).rejects.toEqual(refusal(400));
    const { id, version } = await openTransfer(sender);
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
    expect(await casesAt(app, warehouseId)).toBe(5);
    expect((await scanOnce(sender, id, ean)).answer.outcome).toBe('transfer_over');
    await expect(sender.post('transfer-cancel', of)).rejects.toEqual(refusal(409));
  });

  it('is not empty when it is sent, and not begun to be received when it is called off', async () => {
    const { id, version } = await openTransfer(sender);
    const of = { params: { id }, body: { version } };
    await expect(sender.post('transfer-send', of)).rejects.toEqual(refusal(409));
    const begun = await sent(2);
    await scanOnce(inBrno, begun.id, ean);
    const late = { params: { id: begun.id }, body: { version: begun.version } };
    await expect(sender.post('transfer-cancel', late)).rejects.toEqual(refusal(409));
  });
});
