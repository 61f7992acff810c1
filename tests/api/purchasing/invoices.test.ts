import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { zipSync } from 'fflate';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { fromWire } from '#core/contract/casing.ts';
import { items, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { eanOf, newStaff } from '../warehouse/picking-steps.ts';
import { isdoc } from './isdoc-invoice.ts';
import { orderedAt, scanAt } from '../warehouse/receiving-steps.ts';

type Invoice = Reply<Endpoints['supplier-invoice']>;

let app: TestApp;
let pricing: TestClient;
let caseEan: string;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  pricing = await newStaff(app, 'pricing');
  caseEan = await eanOf(app, items.case);
});
afterAll(() => app.close());

async function send(content: Uint8Array, fields: Record<string, string> = {}) {
  const answer = await sendForm(
    pricing,
    'purchasing/invoices/',
    formWith(fields, content, 'faktura'),
  );
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
async function upload(content: Uint8Array, fields: Record<string, string> = {}): Promise<Invoice> {
  const { status, body } = await send(content, fields);
  expect(status, JSON.stringify(body)).toBe(201);
  // The call's own reply, as the wire has it.
  return fromWire(body) as Invoice;
}
const decide = (
  { id, version }: Invoice,
  lineId: number,
  decision: 'accepted' | 'refused' | 'open',
  reason = '',
) =>
  pricing.post('supplier-invoice-decide', {
    params: { id, lineId },
    body: { version, decision, reason },
  });
const finish = ({ id, version }: Invoice, by = pricing) =>
  by.post('supplier-invoice-finish', { params: { id }, body: { version } });
const costOf = async (id: number) =>
  (await app.deps.knex('products').where({ id }).first('unit_cost'))?.unit_cost;
const setCost = (cost: number, price = 1_000) =>
  app.deps.knex('products').where({ id: items.case }).update({ unit_cost: cost, price });
/** All cases that lie there, at a price each. */
const withCase = (price: number, number = 'FV-1') =>
  isdoc(number, price * 50, [{ ean: caseEan, quantity: 50, total: price * 50 }]);

describe('an invoice of a supplier', () => {
  it('passes where its prices are as agreed, and they become cost', async () => {
    await setCost(100);
    const invoice = await upload(withCase(101));
    expect(invoice).toMatchObject({
      supplier: 'Velkoobchod',
      number: 'FV-1',
      issuedOn: '2026-11-20',
      format: 'isdoc',
      total: 505_000,
      statedTotal: 505_000,
      differing: 0,
      lines: [{ matchedBy: 'ean', unitPrice: 10_100, expected: 10_000, outcome: 'within' }],
    });
    const finished = await finish(invoice);
    expect(finished).toMatchObject({ status: 'finished', isPrepared: false });
    expect(await costOf(items.case)).toBe(101);
    expect((await refusalOf(finish(finished))).body).toMatchObject({
      detail: 'Faktura už je dokončená a nejde změnit.',
    });
  });

  it('waits for a reason where a price is not as agreed, by the words of the specification', async () => {
    await setCost(100);
    const invoice = await upload(withCase(120));
    expect(invoice.lines[0]).toMatchObject({ outcome: 'over', decision: 'open' });
    expect((await refusalOf(finish(invoice))).body).toMatchObject({
      detail: 'Cena na faktuře při importu není správná.',
    });
    const lineId = invoice.lines[0]?.id ?? 0;
    expect((await refusalOf(decide(invoice, lineId, 'accepted'))).body).toHaveProperty('reason');
    const decided = await decide(invoice, lineId, 'accepted', 'Zdražil výrobce');
    expect(decided).toMatchObject({ waiting: 0, lines: [{ reason: 'Zdražil výrobce' }] });
    expect((await refusalOf(decide(invoice, lineId, 'refused'))).status).toBe(409);
    await finish(decided);
    expect(await costOf(items.case)).toBe(120);
  });

  it('leaves the cost alone where a price is refused', async () => {
    await setCost(100);
    const invoice = await upload(withCase(120));
    await finish(await decide(invoice, invoice.lines[0]?.id ?? 0, 'refused', 'Reklamováno'));
    expect(await costOf(items.case)).toBe(100);
  });

  it('waits for another person where a cost leaps, who releases it', async () => {
    await setCost(100);
    const invoice = await upload(withCase(130));
    const decided = await decide(invoice, invoice.lines[0]?.id ?? 0, 'accepted', 'Nový kurz');
    const waiting = await finish(decided);
    expect(waiting).toMatchObject({ status: 'open', isPrepared: true });
    expect(await costOf(items.case)).toBe(100);
    const again = decide(waiting, invoice.lines[0]?.id ?? 0, 'refused');
    expect((await refusalOf(again)).status).toBe(409);
    const admin = await newStaff(app, 'admin');
    const { results } = await admin.get('prepared-act-list', { query: {} });
    expect(results).toMatchObject([{ changes: [{ before: 100, after: 130 }] }]);
    const actId = results[0]?.id ?? 0;
    await admin.post('prepared-act-decide', {
      params: { id: actId },
      body: { version: results[0]?.version ?? 0, to: 'released' },
    });
    expect(await costOf(items.case)).toBe(130);
    const read = await pricing.get('supplier-invoice', { params: { id: invoice.id } });
    expect(read).toMatchObject({ status: 'finished', isPrepared: false });
  });

  it('is taken in once, and says by how much it does not add up', async () => {
    await setCost(100);
    const odd = isdoc('FV-2', 999, [{ ean: caseEan, quantity: 10, total: 1_000 }]);
    expect(await upload(odd)).toMatchObject({ total: 100_000, statedTotal: 99_900 });
    const { status, body } = await send(odd, { number: 'fv-2' });
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ detail: 'Tato faktura už je nahraná.' }),
    ]);
    const [known] = await app.deps.knex('supplier_invoices').select('id', 'version');
    await pricing.post('supplier-invoice-discard', {
      params: { id: known?.id ?? 0 },
      body: { version: known?.version ?? 0 },
    });
    expect((await send(odd)).status).toBe(201);
  });

  it('remembers what a supplier calls a product that was matched by hand', async () => {
    await setCost(100);
    const of = (number: string) =>
      isdoc(number, 1_000, [{ code: 'VO-77', quantity: 10, total: 1_000 }]);
    const invoice = await upload(of('FV-3'));
    expect(invoice.lines[0]).toMatchObject({ outcome: 'unknown_product', productId: null });
    const match = (code: string) =>
      pricing.post('supplier-invoice-match', {
        params: { id: invoice.id, lineId: invoice.lines[0]?.id ?? 0 },
        body: { version: invoice.version, code },
      });
    expect((await refusalOf(match('nic'))).body).toHaveProperty('code');
    expect((await match(caseEan)).lines[0]).toMatchObject({
      outcome: 'within',
      matchedBy: 'hand',
      productId: items.case,
    });
    expect((await upload(of('FV-4'))).lines[0]).toMatchObject({
      matchedBy: 'supplier_code',
      productId: items.case,
      outcome: 'within',
    });
  });
});

describe('an invoice of ordered goods', () => {
  let supervisor: TestClient;
  const order = () => orderedAt(supervisor, [{ code: caseEan, expected: 10, price: 100 }]);
  beforeEach(async () => {
    supervisor = await newStaff(app, 'warehouse_supervisor');
  });

  it('is compared with the order, whose price it corrects before anything came', async () => {
    await setCost(50);
    const orderId = await order();
    const invoice = await upload(withCase(101), { supplier: 'Dodavatel' });
    expect(invoice.lines[0]).toMatchObject({ orderId, expected: 10_000, outcome: 'within' });
    // Twice the old cost: for two people.
    expect(await finish(invoice)).toMatchObject({ isPrepared: true });
    const lines = await app.deps.knex('purchase_order_lines').select('unit_price');
    expect(lines).toEqual([{ unit_price: 100 }]);
  });

  it('corrects the average of what was received already', async () => {
    await setCost(100);
    const orderId = await order();
    const { id, version } = await supervisor.post('delivery-open', { body: { orderId } });
    await scanAt(supervisor, id, `10*${caseEan}`);
    await supervisor.post('delivery-close', { params: { id }, body: { version, note: 'x' } });
    expect(await costOf(items.case)).toBe(100);
    const invoice = await upload(withCase(110), { supplier: 'Dodavatel' });
    const decided = await decide(invoice, invoice.lines[0]?.id ?? 0, 'accepted', 'Dopravné');
    await finish(decided);
    const [{ sum } = { sum: 0 }] = await app.deps
      .knex('location_stock')
      .where({ product_id: items.case })
      .sum<{ sum: string }[]>({ sum: 'on_hand' });
    expect(await costOf(items.case)).toBe(Math.round(100 + (10 * 10) / Number(sum)));
  });
});

describe('a file', () => {
  it('is a table whose columns are guessed', async () => {
    await setCost(100);
    const text = `EAN;Název;Množství;Cena za ks;DPH\n${caseEan};Kryt;10;1 00,50;21\nCelkem;;;1005;`;
    const fields = {
      supplier: 'Velkoobchod',
      number: 'F1',
      issuedOn: '1. 11. 2026',
      total: '1005',
    };
    expect(await upload(Buffer.from(text), fields)).toMatchObject({
      format: 'csv',
      issuedOn: '2026-11-01',
      statedTotal: 100_500,
      total: 100_500,
      lines: [{ unitPrice: 10_050, outcome: 'within', vatPercent: 21 }],
    });
    expect((await send(Buffer.from(text), { supplier: 'X' })).body).toHaveProperty('number');
    expect((await send(Buffer.from('Název;Cena\na;1'), fields)).body).toHaveProperty('file');
  });

  it('takes VAT off a price that is with it', async () => {
    await setCost(100);
    const text = `EAN;Ks;Cena s DPH;DPH\n${caseEan};10;121;21`;
    const invoice = await upload(Buffer.from(text), { supplier: 'Velkoobchod', number: 'F2' });
    expect(invoice.lines[0]).toMatchObject({ unitPrice: 10_000, outcome: 'within' });
  });

  it('is an ISDOC packed with its PDF', async () => {
    await setCost(100);
    const packed = zipSync({ 'a.pdf': Buffer.from('x'), 'a.isdoc': withCase(100) });
    expect(await upload(packed)).toMatchObject({ format: 'isdoc', lines: [{ outcome: 'within' }] });
    expect((await send(Buffer.from('PK\u0003\u0004x'))).body).toHaveProperty('file');
  });

  it('of another supplier than the person says is refused', async () => {
    await upload(withCase(100));
    const other = await send(withCase(100, 'FV-9'), { supplier: 'Někdo jiný' });
    expect(other.body).toHaveProperty('supplier');
  });
});

it('is for those who keep purchases, and nobody else', async () => {
  const editor = await newStaff(app, 'catalogue_editor');
  const list = editor.get('supplier-invoice-list', { query: {} });
  expect((await refusalOf(list)).status).toBe(403);
  const supervisor = await newStaff(app, 'warehouse_supervisor');
  expect(await supervisor.get('supplier-invoice-list', { query: {} })).toEqual({ results: [] });
});
