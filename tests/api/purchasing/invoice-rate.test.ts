import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { fromWire } from '#core/contract/casing.ts';
import { items, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { eanOf, newStaff } from '../warehouse/picking-steps.ts';
import { orderedAt } from '../warehouse/receiving-steps.ts';
import { isdoc } from './isdoc-invoice.ts';

type Invoice = Reply<Endpoints['supplier-invoice']>;

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
});
afterAll(() => app.close());

/** Fifty cases that lie there, at a price each. */
async function upload(
  price: number,
  number = 'FV-1',
  { currency = 'EUR', code = '', supplier = '' } = {},
): Promise<Invoice> {
  const said = code === '' ? { ean } : { code };
  const text = isdoc(number, price * 50, [{ ...said, quantity: 50, total: price * 50 }]);
  const content = Buffer.from(text.toString().replace('CZK', currency));
  const form = formWith(supplier === '' ? {} : { supplier }, content, 'faktura');
  const answer = await sendForm(pricing, 'purchasing/invoices/', form);
  const body: unknown = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(201);
  // The call's own reply, as the wire has it.
  return fromWire(body) as Invoice;
}
const setCost = (cost: number | null) =>
  app.deps.knex('products').where({ id: items.case }).update({ unit_cost: cost, price: 10_000 });
const cost = async () =>
  (await app.deps.knex('products').where({ id: items.case }).first('unit_cost'))?.unit_cost;
const rateOf = ({ id, version }: Invoice, rate: string, isConfirmed?: boolean, by = pricing) =>
  by.post('supplier-invoice-rate', {
    params: { id },
    body: { version, rate, ...(isConfirmed !== undefined && { isConfirmed }) },
  });
const finish = ({ id, version }: Invoice) =>
  pricing.post('supplier-invoice-finish', { params: { id }, body: { version } });
const decide = (invoice: Invoice, decision: 'accepted' | 'refused', reason = 'Dopravné') =>
  pricing.post('supplier-invoice-decide', {
    params: { id: invoice.id, lineId: invoice.lines[0]?.id ?? 0 },
    body: { version: invoice.version, decision, reason },
  });

describe('an invoice in another currency', () => {
  it('is compared and becomes cost by the rate that staff type', async () => {
    await setCost(243);
    const invoice = await upload(9.99);
    expect(invoice).toMatchObject({
      currency: 'EUR',
      rate: null,
      lastRate: null,
      lines: [{ outcome: 'other_currency', unitPrice: 999, convertedPrice: null, expected: null }],
    });
    const rated = await rateOf(invoice, '24,70');
    expect(rated).toMatchObject({
      rate: 24.7,
      waiting: 0,
      // 246.753 crowns.
      lines: [{ outcome: 'within', unitPrice: 999, convertedPrice: 24_700, expected: 24_300 }],
    });
    expect(await finish(rated)).toMatchObject({ status: 'finished', rate: 24.7 });
    expect(await cost()).toBe(247);
  });

  it('is not finished without a rate, nor is a price of it accepted', async () => {
    await setCost(243);
    const invoice = await upload(9.99);
    const needed = { detail: 'Faktura je v jiné měně. Nejdřív zadejte kurz.' };
    const accepted = await refusalOf(decide(invoice, 'accepted'));
    expect([accepted.status, accepted.body]).toEqual([409, expect.objectContaining(needed)]);
    const refused = await decide(invoice, 'refused');
    expect((await refusalOf(finish(refused))).body).toMatchObject(needed);
    // What was refused stays so.
    const rated = await rateOf(refused, '24.3');
    expect(rated.lines[0]).toMatchObject({ outcome: 'within', decision: 'refused' });
    await finish(rated);
    expect(await cost()).toBe(243);
  });

  it('asks again for what was accepted by another rate', async () => {
    await setCost(200);
    const rated = await rateOf(await upload(9.99), '24');
    expect(rated.lines[0]).toMatchObject({ outcome: 'over', convertedPrice: 24_000 });
    const accepted = await decide(rated, 'accepted');
    const same = await rateOf(accepted, '24,0');
    expect(same).toMatchObject({ version: accepted.version, lines: [{ decision: 'accepted' }] });
    const other = await rateOf(accepted, '25');
    expect(other.lines[0]).toMatchObject({ decision: 'open', reason: '', convertedPrice: 25_000 });
    expect((await refusalOf(finish(other))).status).toBe(409);
  });

  it('is compared by its rate where a product is matched later', async () => {
    await setCost(243);
    const invoice = await rateOf(await upload(10, 'FV-1', { code: 'VO-77' }), '24,3');
    expect(invoice.lines[0]).toMatchObject({ outcome: 'unknown_product', convertedPrice: 24_300 });
    const matched = await pricing.post('supplier-invoice-match', {
      params: { id: invoice.id, lineId: invoice.lines[0]?.id ?? 0 },
      body: { version: invoice.version, code: ean },
    });
    expect(matched.lines[0]).toMatchObject({ outcome: 'within', expected: 24_300 });
  });

  it('corrects the price of an order of which nothing came yet', async () => {
    await setCost(240);
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    await orderedAt(supervisor, [{ code: ean, expected: 10, price: 240 }]);
    const rated = await rateOf(await upload(10, 'FV-1', { supplier: 'Dodavatel' }), '24,3');
    expect(rated.lines[0]).toMatchObject({ outcome: 'within', expected: 24_000 });
    await finish(rated);
    const lines = await app.deps.knex('purchase_order_lines').select('unit_price');
    expect(lines).toEqual([{ unit_price: 243 }]);
  });

  it('whose cost leaps waits for another person, and its rate with it', async () => {
    await setCost(100);
    const accepted = await decide(await rateOf(await upload(10), '24,3'), 'accepted');
    const waiting = await finish(accepted);
    expect(waiting).toMatchObject({ status: 'open', isPrepared: true });
    expect((await refusalOf(rateOf(waiting, '20'))).status).toBe(409);
    const admin = await newStaff(app, 'admin');
    const { results } = await admin.get('prepared-act-list', { query: {} });
    expect(results).toMatchObject([{ changes: [{ before: 100, after: 243 }] }]);
    await admin.post('prepared-act-decide', {
      params: { id: results[0]?.id ?? 0 },
      body: { version: results[0]?.version ?? 0, to: 'released' },
    });
    expect(await cost()).toBe(243);
  });
});

describe('a rate', () => {
  it('is a positive number of a currency that is not the shop’s', async () => {
    const invoice = await upload(10);
    for (const wrong of ['0', '-24', 'x', '1e3', '1.234,5']) {
      expect((await refusalOf(rateOf(invoice, wrong))).body, wrong).toHaveProperty('rate');
    }
    const own = await upload(10, 'FV-2', { currency: 'CZK' });
    expect((await refusalOf(rateOf(own, '24'))).status).toBe(409);
  });

  it('far from the last one of its currency is asked about', async () => {
    await rateOf(await upload(10, 'FV-1'), '24,3');
    await rateOf(await upload(10, 'FV-2', { currency: 'HUF' }), '0,06');
    const invoice = await upload(10, 'FV-3');
    expect(invoice.lastRate).toBe(24.3);
    for (const far of ['2,43', '50', '0,06']) {
      expect((await refusalOf(rateOf(invoice, far))).body, far).toHaveProperty('rate');
    }
    const confirmed = await rateOf(invoice, '50', true);
    expect(confirmed).toMatchObject({ rate: 50, lastRate: 24.3 });
    // A slip of its own is no measure of what corrects it.
    expect(await rateOf(confirmed, '24')).toMatchObject({ rate: 24 });
  });

  it('of a finished invoice stays as it is', async () => {
    await setCost(243);
    const finished = await finish(await rateOf(await upload(10), '24,3'));
    expect((await refusalOf(rateOf(finished, '24'))).status).toBe(409);
  });

  it('that two people type at once is that of one, and the other is told', async () => {
    const invoice = await upload(10);
    const both = await Promise.allSettled([rateOf(invoice, '24,3'), rateOf(invoice, '24,4')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rate, version } = await pricing.get('supplier-invoice', { params: { id: invoice.id } });
    expect([24.3, 24.4]).toContain(rate);
    expect(version).toBe(invoice.version + 1);
  });

  it('is for those who keep purchases, and nobody else', async () => {
    const invoice = await upload(10);
    for (const role of ['catalogue_editor', 'picker'] as const) {
      const other = await newStaff(app, role);
      expect((await refusalOf(rateOf(invoice, '24', false, other))).status).toBe(403);
    }
    const read = await pricing.get('supplier-invoice', { params: { id: invoice.id } });
    expect(read.rate).toBeNull();
  });
});

describe('a table', () => {
  const send = async (fields: Readonly<Record<string, string>>, price: string) => {
    const table = Buffer.from(`EAN;Ks;Cena bez DPH\n${ean};50;${price}`);
    const form = formWith({ supplier: 'Velkoobchod', ...fields }, table, 'faktura');
    const answer = await sendForm(pricing, 'purchasing/invoices/', form);
    const body: unknown = await answer.json();
    return body;
  };
  const foreign = { currency: 'EUR', lines: [{ unit_price: 999, outcome: 'other_currency' }] };

  it('is in the currency that its prices name, else in that of its supplier, else in the shop’s', async () => {
    await setCost(10);
    expect(await send({ number: 'T1' }, '9,99 €')).toMatchObject(foreign);
    expect(await send({ number: 'T2' }, '9,99')).toMatchObject({ currency: 'CZK' });
    await app.deps.knex('suppliers').update({ currency: 'EUR' });
    expect(await send({ number: 'T3' }, '9,99')).toMatchObject(foreign);
    expect(await send({ number: 'T4' }, '9,99 Kč')).toMatchObject({ currency: 'CZK' });
  });

  it('is in the currency that a person says before all others, and no other invoice is', async () => {
    await setCost(10);
    expect(await send({ number: 'T1', currency: 'EUR' }, '9,99')).toMatchObject(foreign);
    expect(await send({ number: 'T2', currency: 'EUR' }, '9,99 Kč')).toMatchObject(foreign);
    expect(await send({ number: 'T3', currency: 'USD' }, '9,99')).toHaveProperty('currency');
    const content = isdoc('FV-9', 500, [{ ean, quantity: 50, total: 500 }]);
    const form = formWith({ currency: 'EUR' }, content, 'faktura');
    const answer = await sendForm(pricing, 'purchasing/invoices/', form);
    expect(await answer.json()).toMatchObject({ currency: 'CZK' });
  });
});
