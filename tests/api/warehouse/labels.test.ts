import { createServer, type Server } from 'node:net';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderSymbol } from '#api/warehouse/render-symbol.ts';
import {
  commandLabels,
  ownLabel,
  passportLabel,
  productLabel,
  testLabels,
  type Label,
} from '#core/warehouse/label.ts';
import { labelWords } from '#core/phrases/cs/labels.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { eanOf, newStaff, warehouseId } from './picking-steps.ts';

/** The separator and mark of GS1 are no part of what our reader compares. */
const readBack = async (label: Label): Promise<string> => {
  const [found] = await readBarcodes(new Uint8Array(await renderSymbol(label)), {
    textMode: 'Plain',
  });
  return found?.text ?? 'nothing';
};

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasm = await readFile(file);
  const wasmBinary = new Uint8Array(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

describe('a printed label', () => {
  const product = (ean: string | null, code: string) => productLabel({ ean, code }, 'Věc', []);
  it.each([
    ['a crate', ownLabel('B-0017', 'B-0017'), 'B-0017'],
    ['a bin', ownLabel('L-A-03-2', 'L-A-03-2'), 'L-A-03-2'],
    ['a bin with a long code', ownLabel('L-SKLAD-A-03-2', 'x'), 'L-SKLAD-A-03-2'],
    ['a station', ownLabel('W-BALENI-1', 'Balení'), 'W-BALENI-1'],
    ['a product', product('4006381333931', 'x'), '4006381333931'],
    ['a carton', product('14006381333938', 'x'), '0114006381333938'],
    ['a product of the shop', product(null, 'iphone-15-128gb'), 'iphone-15-128gb'],
    ['a device', passportLabel(123, 'Telefon', []), 'D-123'],
  ])('of %s is read by an independent decoder', async (_, label, code) => {
    expect(await readBack(label)).toBe(code);
  });

  it('is read of every command and of the test card', async () => {
    for (const label of [...commandLabels(labelWords.commands), ...testLabels()]) {
      expect(await readBack(label)).toBe(label.code);
    }
  });
});

describe('the calls', () => {
  let app: TestApp;
  let supervisor: TestClient;
  beforeAll(async () => {
    app = await startOrderApp();
  });
  beforeEach(async () => {
    await prepareOrderShop(app);
    supervisor = await newStaff(app, 'warehouse_supervisor');
  });
  afterAll(() => app.close());

  const crates = (count: number) =>
    supervisor.post('warehouse-crates-add', { body: { placeId: warehouseId, count } });
  const station = (labelPrinter: string | null = null) =>
    supervisor.post('station-add', {
      body: {
        code: 'W-1',
        name: 'Balení',
        placeId: warehouseId,
        labelPrinter,
        documentPrinter: null,
        scannerKeys: 'physical',
        scannerSuffix: null,
        scannerPrefix: null,
      },
    });
  const file = async (
    kind: 'crate' | 'station' | 'product' | 'commands',
    ids: readonly number[],
  ) => {
    const query = { kind, format: 'zpl', ids: ids.join(',') } as const;
    const { contents } = await supervisor.get('warehouse-labels', { query });
    return Buffer.from(contents, 'base64').toString('utf8');
  };

  it('number crates on, and a picker may not make any', async () => {
    const made = await crates(2);
    expect(made.crates.map(({ code }) => code)).toEqual(['B-0001', 'B-0002']);
    expect((await crates(1)).crates.map(({ code }) => code)).toEqual(['B-0003']);
    const picker = await newStaff(app, 'picker');
    const listed = await picker.get('warehouse-crates', {
      query: { placeId: String(warehouseId) },
    });
    expect(listed.crates).toHaveLength(3);
    const body = { placeId: warehouseId, count: 1 };
    await expect(picker.post('warehouse-crates-add', { body })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('answer labels of rows as ZPL and as PDF, and 404 of none', async () => {
    const { crates: made } = await crates(2);
    const ids = made.map(({ id }) => id);
    expect(await file('crate', ids)).toMatch(/B-0001[^]*B-0002/);
    expect(await file('station', [(await station()).id])).toContain('W-1');
    expect(await file('commands', [])).toContain('CMD-NOTFOUND');
    const [piece] = await app.deps.knex('products').select('id').limit(1);
    const ean = await eanOf(app, piece?.id ?? 0);
    expect(await file('product', [piece?.id ?? 0])).toContain(ean.slice(0, 12));
    const query = { kind: 'crate', format: 'pdf', ids: ids.join(',') } as const;
    const { name, contents } = await supervisor.get('warehouse-labels', { query });
    expect(name).toBe('prepravky.pdf');
    expect(Buffer.from(contents, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await expect(file('crate', [999_999])).rejects.toMatchObject({ status: 404 });
  });

  it('send labels to the printer of a station, and say when it does not answer', async () => {
    const heard: string[] = [];
    const printer = await listen(heard);
    const { id } = await station('127.0.0.9:9100');
    const print = () =>
      supervisor.post('warehouse-labels-print', {
        body: { stationId: id, kind: 'commands', ids: [] },
      });
    await print();
    await expect.poll(() => heard.join('')).toContain('CMD-HELP');
    await new Promise((done) => printer.close(done));
    await expect(print()).rejects.toMatchObject({ status: 409 });
    await app.deps.knex('stations').update({ label_printer: null });
    await expect(print()).rejects.toMatchObject({ status: 409 });
  });
});

async function listen(heard: string[]): Promise<Server> {
  const server = createServer((socket) =>
    socket.on('data', (data) => heard.push(data.toString('utf8'))),
  );
  await new Promise<void>((done) => server.listen(9100, '127.0.0.9', done));
  return server;
}
