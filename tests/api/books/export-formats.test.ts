import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ExportContent } from '#core/documents/accounting-formats.ts';
import { insertLine, insertOrders } from '#tests/api/documents/order-rows.ts';
import { schemaOf } from '#tests/support/accounting/schema.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addCompanyFacts } from '#tests/support/factories/content.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { creditOf, invoiced, invoiceOf, used } from './books-fixture.ts';

const now = new Date('2026-11-21T09:00:00Z');
let czech: TestApp;
let romanian: TestApp;
const schemas = {
  invoice: schemaOf('invoice'),
  credit_note: schemaOf('credit_note'),
  pohoda: schemaOf('pohoda'),
};
beforeAll(async () => {
  czech = await startTestApp({ now });
  romanian = await startTestApp({ now, environment: { MARKET: 'ro' } });
});
beforeEach(() => truncateAll(czech.deps.knex));
afterAll(async () => {
  await truncateAll(czech.deps.knex);
  await czech.close();
  await romanian.close();
  for (const schema of Object.values(schemas)) schema.end();
});

async function packOf(by: TestClient, contents?: ExportContent[]) {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  const body = contents ? { ...days, contents } : days;
  const { contents: bytes, ...told } = await by.post('admin-document-export', { body });
  const files = unzipSync(Buffer.from(bytes, 'base64'));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return { ...told, names: Object.keys(files).toSorted(), text };
}

const inRomania = {
  firstName: 'Ioana',
  lastName: 'Țepeș',
  street: 'Strada Lungă 1',
  city: 'Brașov',
  district: 'Brașov',
  postcode: '500001',
  country: 'RO',
};

/** An invoice of somebody at this address. */
async function invoicedAt(address: Readonly<Record<string, string>>, at = 0) {
  const { deps } = romanian;
  const ids = at === 0 ? await insertOrders(deps.knex, 2, { language: 'ro' }) : [];
  const rows = ids.length > 0 ? ids : await deps.knex('orders').orderBy('id').pluck<number[]>('id');
  const orderId = rows[at] ?? 0;
  const json = JSON.stringify(address);
  await deps.knex.raw('update orders set billing_address = billing_address || ? where id = ?', [
    json,
    orderId,
  ]);
  const units = await insertLine(deps.knex, orderId, [500], { vat_rate: 21 });
  return { orderId, units, document: await invoiceOf(romanian, orderId) };
}

it('packs ISDOC, Pohoda and the books in the Czech shop', async () => {
  const { orderId, units } = await invoiced(czech, [6_210], used);
  await creditOf(czech, orderId, units);
  const pack = await packOf(await signIn(czech, 'support'));
  expect(pack).toMatchObject({ count: 2, leftOut: [] });
  expect(pack.names.map((name) => name.replace(/-\d+/u, ''))).toEqual([
    ...['isdoc/dobropis.isdoc', 'isdoc/faktura.isdoc'],
    ...['margin-book.csv', 'pohoda.xml', 'vat-book.csv'],
  ]);
  const pohoda = pack.text('pohoda.xml');
  schemas.pohoda.validate(pohoda);
  expect(pohoda.match(/<typ:priceNone>[^<]*/gu)).toEqual([
    '<typ:priceNone>6210.00',
    '<typ:priceNone>-6210.00',
  ]);
});

it('packs what was chosen and nothing else, and only what its market works with', async () => {
  await invoiced(czech, [500]);
  const support = await signIn(czech, 'support');
  expect((await packOf(support, ['pohoda'])).names).toEqual(['pohoda.xml']);
  for (const contents of [['ubl'], []] as const) {
    const refused = await refusalOf(packOf(support, [...contents]));
    const named = Object.keys(refused.body);
    expect([refused.status, named]).toEqual([400, ['contents']]);
  }
});

it('leaves out of Pohoda what it has no rate for, and says so in the file too', async () => {
  const { knex } = czech.deps;
  const [usual = 0, strange = 0] = await insertOrders(knex, 2);
  await insertLine(knex, usual, [500]);
  await insertLine(knex, strange, [500], { vat_rate: 19 });
  await invoiceOf(czech, usual);
  const document = await invoiceOf(czech, strange);
  const support = await signIn(czech, 'support');
  const pack = await packOf(support, ['pohoda']);
  expect(pack.leftOut.map(({ number }) => number)).toEqual([document.number]);
  expect(pack.leftOut[0]?.reason).toContain('kterou Pohoda nezná');
  expect(pack.text('vynechano.csv')).toContain(document.number);
  expect(pack.text('pohoda.xml')).not.toContain(`>${document.number}<`);
  const params = { id: document.id, format: 'pohoda' } as const;
  const refused = await refusalOf(support.get('admin-document-file', { params }));
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    409,
    expect.stringContaining('Pohoda nezná'),
  ]);
});

it('packs UBL for e-Factura in the Romanian shop, for consumers as well', async () => {
  const { orderId, units } = await invoicedAt(inRomania);
  await creditOf(romanian, orderId, units);
  const pack = await packOf(await signIn(romanian, 'support'), ['ubl']);
  const [note = '', invoice = ''] = [...pack.names].toSorted((a, b) => (a < b ? 1 : -1));
  expect([note, invoice].map((name) => name.replace(/-\d+/u, ''))).toEqual([
    'ubl/nota-de-credit.xml',
    'ubl/factura.xml',
  ]);
  schemas.invoice.validate(pack.text(invoice));
  schemas.credit_note.validate(pack.text(note));
  expect(pack.text(invoice)).toContain('<cbc:CountrySubentity>RO-BV<');
  expect(pack.text(invoice)).toContain('<cbc:CompanyID>0000000000000<');
});

it('leaves out of UBL whose county nobody can tell', async () => {
  await invoicedAt(inRomania);
  const { document } = await invoicedAt({ ...inRomania, district: '', postcode: '1' }, 1);
  const pack = await packOf(await signIn(romanian, 'support'));
  expect(pack.names).toHaveLength(4);
  expect(pack.leftOut.map(({ number }) => number)).toEqual([document.number]);
});

it('writes no UBL while the company’s own address is not enough, and does once it is', async () => {
  await addCompanyFacts(romanian.deps.knex, {
    name: 'Obměna România S.R.L.',
    street: 'Strada Lipscani 25',
    city: 'București',
    postcode: '1',
    company_id: '12345674',
    vat_id: 'RO12345674',
    register: 'J40/0/2026',
    e_mail: 'magazin@obmena.example',
    phone: '+40 800 123 456',
    iban: 'RO49AAAA1B31007593840000',
    bic: 'AAAAROBU',
    bank: 'Banca Exemplu',
  });
  const { document } = await invoicedAt(inRomania);
  const support = await signIn(romanian, 'support');
  const refused = await refusalOf(packOf(support, ['ubl']));
  expect(refused).toMatchObject({ status: 409, body: { needs: 'company' } });
  expect(JSON.stringify(refused.body)).toContain('datele firmei');
  await romanian.deps.knex('company_facts').update({ postcode: '030031' });
  expect(await packOf(support, ['ubl'])).toMatchObject({ count: 1, leftOut: [] });
  const params = { id: document.id, format: 'ubl' } as const;
  const file = await support.get('admin-document-file', { params });
  expect(file.name).toBe(`factura-${document.number}.xml`);
});
