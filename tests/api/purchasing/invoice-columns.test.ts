import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { zipSync } from 'fflate';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { fromWire } from '#core/contract/casing.ts';
import { items, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { eanOf, newStaff } from '../warehouse/picking-steps.ts';
import { isdoc } from './isdoc-invoice.ts';

type Preview = Reply<Endpoints['supplier-invoice-columns-preview']>;
type Fields = Readonly<Record<string, string>>;

let app: TestApp;
let pricing: TestClient;
let ean: string;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  pricing = await newStaff(app, 'pricing');
  ean = await eanOf(app, items.case);
  await app.deps.knex('products').where({ id: items.case }).update({ unit_cost: 100 });
});
afterAll(() => app.close());

const supplier = 'Velkoobchod';
/** Titles that say nothing of what stands below them. */
const table = (header = 'Ident;Popis;Odebráno;Sazba A;Sazba B') =>
  Buffer.from(`${header}\n${ean};Kryt;10;121;21\nZaokrouhlení;;;0,40;`);
const columns = 'ean,name,quantity,priceWithVat,vat';

async function send(path: string, content: Uint8Array, fields: Fields, by = pricing) {
  const answer = await sendForm(by, `purchasing/invoices/${path}`, formWith(fields, content, 'f'));
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
async function preview(content: Uint8Array, fields: Fields = {}): Promise<Preview> {
  const { status, body } = await send('columns-preview/', content, fields);
  expect(status, JSON.stringify(body)).toBe(200);
  // The call's own reply, as the wire has it.
  return fromWire(body) as Preview;
}
const upload = (number: string, content: Uint8Array, fields: Fields = {}) =>
  send('', content, { supplier, number, ...fields });
const read = {
  status: 201,
  body: { lines: [{ ean: '', name: 'Kryt', unit_price: 10_000, outcome: 'within' }] },
};
const withEan = () => ({ ...read, body: { lines: [{ ...read.body.lines[0], ean }] } });

describe('an invoice whose titles nobody knows', () => {
  it('is shown with its columns, and its first rows as they would be read by a choice', async () => {
    expect(await preview(table())).toMatchObject({
      from: 'titles',
      problem: 'invoice_columns',
      lineCount: 0,
      columns: [
        { title: 'Ident', field: null, sample: [ean, 'Zaokrouhlení'] },
        { title: 'Popis' },
        { title: 'Odebráno', field: null },
        { title: 'Sazba A', field: null },
        { title: 'Sazba B', field: null },
      ],
    });
    expect(await preview(table(), { columns })).toMatchObject({
      from: 'chosen',
      problem: null,
      currency: null,
      lineCount: 1,
      columns: columns.split(',').map((field) => ({ field })),
      rows: [
        { ean, name: 'Kryt', quantity: 10, unitPrice: 10_000, vatPercent: 21, isLeftOut: false },
        { isLeftOut: true },
      ],
    });
    const noRate = await preview(table(), { columns: 'ean,name,quantity,priceWithVat,none' });
    expect(noRate.problem).toBe('invoice_needs_vat');
    expect(await app.deps.knex('invoice_mappings')).toEqual([]);
  });

  it('is read by a choice, which the next one of its supplier with the same header needs no more', async () => {
    expect((await upload('F1', table())).body).toHaveProperty('file');
    expect(await upload('F1', table(), { columns })).toMatchObject(withEan());
    // In another order, and with other letters.
    const next = Buffer.from(`SAZBA B;ident;Sazba A;Popis;odebrano\n21;${ean};121;Kryt;10`);
    expect(await upload('F2', next)).toMatchObject(withEan());
    expect(await preview(next, { supplier: 'VELKOOBCHOD' })).toMatchObject({
      from: 'remembered',
      problem: null,
      columns: [{ field: 'vat' }, { field: 'ean' }, { field: 'priceWithVat' }, {}, {}],
    });
  });

  it('is asked about where its header or its supplier is another', async () => {
    await upload('F1', table(), { columns });
    const other = table('Ident;Popis;Odebráno;Sazba A;Sazba C');
    expect((await upload('F2', other)).body).toHaveProperty('file');
    expect((await upload('F3', table(), { supplier: 'Jiný' })).body).toHaveProperty('file');
  });
});

describe('an invoice without titles', () => {
  const bare = () => Buffer.from(`${ean};Kryt;10;100,00;21\n${ean};Kryt;2;100,00;21`);
  const places = 'ean,name,quantity,price,vat';

  it('has the numbers of its columns for titles, and loses no row', async () => {
    expect(await preview(bare())).toMatchObject({
      from: 'titles',
      columns: [
        { title: '1', field: 'ean', sample: [ean, ean] },
        { title: '2' },
        { title: '3', sample: ['10', '2'] },
        { title: '4' },
        { title: '5' },
      ],
    });
    expect(await preview(bare(), { columns: places })).toMatchObject({
      problem: null,
      lineCount: 2,
      rows: [{ quantity: 10, unitPrice: 10_000 }, { quantity: 2 }],
    });
  });

  it('is read as its supplier was once, as long as it has as many columns', async () => {
    expect((await upload('F1', bare())).body).toHaveProperty('file');
    const whole = {
      status: 201,
      body: {
        lines: [
          { ean, quantity: 10 },
          { ean, quantity: 2 },
        ],
      },
    };
    expect(await upload('F1', bare(), { columns: places })).toMatchObject(whole);
    expect(await upload('F2', bare())).toMatchObject(whole);
    const wider = Buffer.from(`${ean};Kryt;10;100,00;21;0`);
    expect((await upload('F3', wider)).body).toHaveProperty('file');
  });
});

describe('a choice', () => {
  it('goes before titles, and leaves out what it leaves out', async () => {
    const known = Buffer.from(`EAN;Název;Ks;Cena bez DPH;Po slevě;DPH\n${ean};Kryt;10;150;100;21`);
    const guessed = await preview(known);
    expect(guessed).toMatchObject({ from: 'titles', rows: [{ unitPrice: 15_000 }] });
    const after = 'ean,none,quantity,none,price,none';
    expect(await upload('F1', known, { columns: after })).toMatchObject({
      body: { lines: [{ name: '', unit_price: 10_000, vat_percent: null }] },
    });
    expect(await upload('F2', known)).toMatchObject({ body: { lines: [{ unit_price: 10_000 }] } });
  });

  it('goes before an earlier one, which it replaces', async () => {
    await upload('F1', table(), { columns });
    const net = 'ean,name,quantity,price,none';
    expect(await upload('F2', table(), { columns: net })).toMatchObject({
      body: { lines: [{ unit_price: 12_100 }] },
    });
    expect(await upload('F3', table())).toMatchObject({
      body: { lines: [{ unit_price: 12_100 }] },
    });
    expect(await app.deps.knex('invoice_mappings')).toHaveLength(1);
  });

  it('is not remembered where the invoice was refused', async () => {
    await upload('F1', table(), { columns });
    const again = await upload('F1', table(), { columns: 'ean,none,quantity,price,none' });
    expect(again.status).toBe(409);
    expect((await preview(table(), { supplier })).rows[0]).toMatchObject({ unitPrice: 10_000 });
  });

  it('of other columns, of two alike or of none that there is is refused', async () => {
    for (const wrong of ['ean,quantity,price', 'ean,ean,quantity,price,none']) {
      expect((await upload('F1', table(), { columns: wrong })).body).toHaveProperty('columns');
    }
    const unknown = await upload('F1', table(), { columns: 'ean,x,quantity,price,none' });
    expect([unknown.status, unknown.body]).toEqual([400, { columns: [expect.any(String)] }]);
    const whole = isdoc('FV-1', 100, [{ ean, quantity: 1, total: 100 }]);
    expect((await send('columns-preview/', whole, {})).body).toHaveProperty('file');
    const packed = zipSync({ 'a.isdoc': whole });
    expect((await send('columns-preview/', packed, {})).body).toHaveProperty('file');
  });

  it('of two people at once is one of the two, and both invoices are read by their own', async () => {
    const net = 'ean,name,quantity,price,none';
    const both = await Promise.all([
      upload('F1', table(), { columns }),
      upload('F2', table(), { columns: net }),
    ]);
    expect(both).toMatchObject([
      { status: 201, body: { lines: [{ unit_price: 10_000 }] } },
      { status: 201, body: { lines: [{ unit_price: 12_100 }] } },
    ]);
    const kept = await app.deps.knex('invoice_mappings');
    expect(kept).toHaveLength(1);
  });

  it('is for those who keep purchases, and nobody else', async () => {
    for (const role of ['catalogue_editor', 'picker'] as const) {
      const other = await newStaff(app, role);
      expect((await send('columns-preview/', table(), {}, other)).status).toBe(403);
      const refused = await send('', table(), { supplier, number: 'F1', columns }, other);
      expect(refused.status).toBe(403);
    }
    expect(await app.deps.knex('invoice_mappings')).toEqual([]);
  });
});
