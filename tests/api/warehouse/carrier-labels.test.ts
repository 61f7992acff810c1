import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carrierOf } from '#api/outside/carriers/carriers.ts';
import { openSandboxShipment } from '#api/outside/carriers/sandbox/sandbox-shipments.ts';
import { renderSymbol } from '#api/warehouse/render-symbol.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { addSmallBox } from '#tests/support/factories/stock.ts';
import { prepareReader, readDrawn, readPicture } from '#tests/support/read-barcode.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { addCrates } from './picking-steps.ts';
import { packedOrder, shipments } from './shipment-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
  await prepareReader();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

/** A parcel that a played carrier knows, by the id that its client keeps. */
async function known(carrier: 'gls' | 'packeta' | 'sameday') {
  const opened = { carrier, reference: 'P-1', service: 'home', trouble: null } as const;
  const { id, number } = await openSandboxShipment(app.deps, opened);
  const ids = { gls: String(id), packeta: String(1_000_000_000 + id), sameday: number };
  return { reference: 'P-1', carrierId: ids[carrier], number };
}

describe("a carrier's label", () => {
  it.each(['gls', 'packeta', 'sameday'] as const)(
    'of %s carries its number as a code that an independent decoder reads',
    async (code) => {
      const shipped = await known(code);
      const { contents, format } = await carrierOf(app.deps, code).label(shipped, 'pdf');
      expect(format).toBe('pdf');
      expect(await readDrawn(contents)).toBe(shipped.number);
    },
  );

  it.each(['gls', 'packeta'] as const)(
    'of %s is read as a label printer draws it',
    async (code) => {
      const shipped = await known(code);
      const { contents } = await carrierOf(app.deps, code).label(shipped, 'zpl');
      const zpl = Buffer.from(contents).toString();
      // By the words of ZPL: a code of Code 128 whose data stands in the field behind it.
      const drawn = /\^BC[^^]*\^FD([^^]*)\^FS/.exec(zpl)?.[1] ?? '';
      const label = { symbology: 'code128', code: drawn, title: '', lines: [] } as const;
      expect(await readPicture(await renderSymbol(label))).toBe(shipped.number);
    },
  );

  it('is what the packer gets, and its code finds the parcel at the hand-over', async () => {
    await addCrates(app, 'B-1', 'B-2');
    await addSmallBox(app.deps.knex);
    const { packer, parcel } = await packedOrder(app);
    await app.deps.jobs.runDue();
    const [row] = await shipments(app);
    const params = { id: row?.id ?? 0 };
    const { contents } = await packer.get('shipment-label', { params });
    const text = await readDrawn(Buffer.from(contents, 'base64'));
    expect(text).toBe(row?.number);
    const body = { operationId: '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e77', text };
    const { answer } = await packer.post('hand-over-scan', { body });
    expect(answer).toMatchObject({ outcome: 'scanned', parcel: parcel.number });
  });
});
