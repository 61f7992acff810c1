import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueInvoice } from '#api/documents/issue-for-order.ts';
import type { PaperKind } from '#core/warehouse/papers.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { addSmallBox } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addCrates, newStaff, warehouseId } from './picking-steps.ts';
import { packedOrder, shipments } from './shipment-steps.ts';

const labelPrinter = '127.0.0.21';
const documentPrinter = '127.0.0.22';

let app: TestApp;
let station: number;
const heard: { host: string; text: string }[] = [];
const printers = new Map<string, Server>();
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1', 'B-2');
  await addSmallBox(app.deps.knex);
  heard.length = 0;
  for (const host of [labelPrinter, documentPrinter]) printers.set(host, await listen(host));
  const supervisor = await newStaff(app, 'warehouse_supervisor');
  const body = {
    code: 'W-BALENI-1',
    name: 'Balení',
    placeId: warehouseId,
    labelPrinter,
    documentPrinter,
    scannerKeys: 'physical' as const,
    scannerSuffix: null,
    scannerPrefix: null,
  };
  station = (await supervisor.post('station-add', { body })).id;
});
afterEach(async () => {
  for (const host of printers.keys()) await shut(host);
});
afterAll(() => app.close());

async function listen(host: string): Promise<Server> {
  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (data) => parts.push(data));
    socket.on('end', () => heard.push({ host, text: Buffer.concat(parts).toString('latin1') }));
  });
  await new Promise<void>((done) => server.listen(9100, host, done));
  return server;
}

async function shut(host: string): Promise<void> {
  const server = printers.get(host);
  printers.delete(host);
  if (server) await new Promise((done) => server.close(done));
}

const papersOf = async (who: TestClient, id: number) =>
  (await who.get('parcel-papers', { params: { id } })).papers;
const print = (who: TestClient, kind: PaperKind, subjectId: number, copies = 0) =>
  who.post('paper-print', { body: { kind, subjectId, stationId: station, copies } });

/** A parcel whose label came, as ZPL, and whose order has its invoice. */
async function readyParcel() {
  const packed = await packedOrder(app);
  await app.deps.knex('shipments').update({ wanted_format: 'zpl' });
  await app.deps.jobs.runDue();
  const [shipment] = await shipments(app);
  const orderId = shipment?.order_id ?? 0;
  await app.deps.knex.transaction((trx) => issueInvoice(trx, app.deps, orderId));
  return { ...packed, shipmentId: shipment?.id ?? 0 };
}

describe('papers of a parcel', () => {
  it('are its label, its delivery note and the invoice, each for its printer', async () => {
    const { packer, parcel, shipmentId } = await readyParcel();
    const papers = await papersOf(packer, parcel.id);
    expect(papers).toMatchObject([
      { kind: 'label', subjectId: shipmentId, state: 'ready', format: 'zpl', copies: 0 },
      { kind: 'delivery_note', subjectId: parcel.id, state: 'ready', format: 'pdf' },
      { kind: 'invoice', state: 'ready', format: 'pdf' },
    ]);
    for (const { kind, subjectId } of papers) {
      expect(await print(packer, kind, subjectId)).toEqual({ copies: 1 });
    }
    await expect.poll(() => heard.length).toBe(3);
    expect(heard[0]).toMatchObject({ host: labelPrinter });
    expect(heard[0]?.text).toContain('^XA');
    expect(heard.slice(1).map(({ host }) => host)).toEqual([documentPrinter, documentPrinter]);
    expect(heard[1]?.text).toMatch(/^%PDF-/);
    expect((await papersOf(packer, parcel.id)).map(({ state }) => state)).toEqual([
      'printed',
      'printed',
      'printed',
    ]);
    expect(app.logs.join('')).not.toMatch(/Zelenka|Dlouhá/);
  });

  it('wait for a label that its carrier did not send yet', async () => {
    const { packer, parcel } = await packedOrder(app);
    expect(await papersOf(packer, parcel.id)).toMatchObject([
      { kind: 'label', state: 'coming', format: null },
      { kind: 'delivery_note', state: 'ready' },
    ]);
  });

  it('are printed once by a repeat, and once more by whoever knows of the copy', async () => {
    const { packer, parcel } = await readyParcel();
    const answers = await Promise.all([
      print(packer, 'delivery_note', parcel.id),
      print(packer, 'delivery_note', parcel.id),
    ]);
    expect(answers).toContainEqual({ copies: 1 });
    expect(await print(packer, 'delivery_note', parcel.id)).toEqual({ copies: 1 });
    await expect.poll(() => heard.length).toBe(1);
    expect(await print(packer, 'delivery_note', parcel.id, 1)).toEqual({ copies: 2 });
    expect(await print(packer, 'delivery_note', parcel.id, 1)).toEqual({ copies: 2 });
    await expect.poll(() => heard.length).toBe(2);
  });

  it('are asked for again where the printer failed, and the others are not printed anew', async () => {
    const { packer, parcel, shipmentId } = await readyParcel();
    await shut(documentPrinter);
    await print(packer, 'label', shipmentId);
    await expect(print(packer, 'delivery_note', parcel.id)).rejects.toMatchObject({ status: 409 });
    expect((await papersOf(packer, parcel.id)).map(({ state }) => state)).toEqual([
      'printed',
      'failed',
      'ready',
    ]);
    printers.set(documentPrinter, await listen(documentPrinter));
    expect(await print(packer, 'delivery_note', parcel.id)).toEqual({ copies: 1 });
    await expect.poll(() => heard.map(({ host }) => host)).toEqual([labelPrinter, documentPrinter]);
  });

  it('are not known to be printed where the process died meanwhile', async () => {
    const { packer, parcel } = await readyParcel();
    await print(packer, 'delivery_note', parcel.id);
    const patch = { status: 'sending' as const, copies: 0, printed_at: null };
    await app.deps.knex('paper_prints').update(patch);
    const stateOf = async () => (await papersOf(packer, parcel.id))[1]?.state;
    expect(await stateOf()).toBe('sending');
    expect(await print(packer, 'delivery_note', parcel.id)).toEqual({ copies: 0 });
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    expect(await stateOf()).toBe('unsure');
    expect(await print(packer, 'delivery_note', parcel.id)).toEqual({ copies: 1 });
  });

  it('are for whoever packed the parcel, and for supervisors', async () => {
    const { packer, parcel } = await readyParcel();
    const papers = await papersOf(packer, parcel.id);
    const stranger = await newStaff(app, 'packer');
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    const note = { params: { id: parcel.id } };
    for (const { kind, subjectId } of papers) {
      await expect(print(stranger, kind, subjectId)).rejects.toMatchObject({ status: 403 });
    }
    await expect(stranger.get('delivery-note', note)).rejects.toMatchObject({ status: 403 });
    const { name, contents } = await supervisor.get('delivery-note', note);
    expect(name).toBe(`dodaci-list-${parcel.number}.pdf`);
    expect(Buffer.from(contents, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await stranger.get('parcels-latest', {})).parcels).toEqual([]);
    expect((await packer.get('parcels-latest', {})).parcels).toMatchObject([{ id: parcel.id }]);
    expect((await supervisor.get('parcels-latest', {})).parcels).toHaveLength(1);
  });

  it('say that a station has no printer for them', async () => {
    const { packer, parcel, shipmentId } = await readyParcel();
    await app.deps.knex('stations').update({ document_printer: null, label_printer: null });
    await expect(print(packer, 'label', shipmentId)).rejects.toMatchObject({ status: 409 });
    await expect(print(packer, 'delivery_note', parcel.id)).rejects.toMatchObject({ status: 409 });
  });
});

describe('the list of a hand-over', () => {
  it('prints at the station, and is known to be printed', async () => {
    const { packer, parcel } = await readyParcel();
    const body = { operationId: crypto.randomUUID(), text: parcel.number };
    await packer.post('hand-over-scan', { body });
    const query = { carrier: 'gls', placeId: warehouseId } as const;
    const id = (await packer.get('hand-over', { query })).manifestId ?? 0;
    await expect(print(packer, 'manifest', id)).rejects.toMatchObject({ status: 404 });
    const close = { params: { id }, body: { withoutMissing: false } };
    const { manifest } = await packer.post('manifest-close', close);
    expect(manifest.copies).toBe(0);
    expect(await print(packer, 'manifest', id)).toEqual({ copies: 1 });
    await expect.poll(() => heard.at(-1)?.text.slice(0, 5)).toBe('%PDF-');
    expect((await packer.get('hand-over-list', {})).manifests).toMatchObject([{ id, copies: 1 }]);
  });
});
