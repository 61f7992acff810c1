import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { eanOf, newStaff, warehouseId } from './picking-steps.ts';

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
