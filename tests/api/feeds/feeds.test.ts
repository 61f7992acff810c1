import { gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FeedCode } from '#core/feeds/feed-codes.ts';
import { addFamily, addProduct, addVariant } from '#tests/support/factories/catalogue.ts';
import { addCategory, addToCategory } from '#tests/support/factories/categories.ts';
import { addFileset, addFilesetFile } from '#tests/support/factories/content.ts';
import { addDeliveryMethod, addPaymentMethod } from '#tests/support/factories/sales.ts';
import { addStock, addStockPlace, addStore } from '#tests/support/factories/stock.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  admin = await signIn(app, 'admin');
  await insertOffers();
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** A phone that is sold new and used, one that is sold out, and one that is no offer at all. */
async function insertOffers(): Promise<void> {
  const { knex } = app.deps;
  const { id: fileset } = await addFileset(knex);
  await addFilesetFile(knex, { fileset_id: fileset, widths: [320, 640], width: 640, height: 640 });
  const family = await addFamily(knex, { fileset_id: fileset, description_cs: 'Telefon & víc' });
  const of = { meta_master_id: family.id };
  const [phone, gone, draft] = await addVariant.many(knex, [
    { ...of, code: 'P1', seo_name: 'iphone-15', ean: '4006381333931', mpn: 'MTP03' },
    { ...of, code: 'P2', seo_name: 'iphone-15-blue', ean: '2900000000018' },
    { ...of, code: 'P3', seo_name: 'iphone-15-draft', is_active: false },
  ]);
  const { id: root } = await addCategory(knex, { name_cs: 'Elektronika', seo_name: 'elektronika' });
  const own = await addCategory(knex, {
    parent_id: root,
    name_cs: 'Telefony',
    seo_name: 'telefony',
    url_path: '/elektronika/telefony',
  });
  const warehouse = await addStockPlace(knex);
  const shelf = await addStockPlace(knex, { store_id: (await addStore(knex)).id });
  const lies = async (place: number, product: object, on_hand = 1) => {
    const { id } = await addProduct(knex, product);
    await addStock(knex, { product_id: id, place_id: place, on_hand });
    return id;
  };
  const ofPhone = { master_product_id: phone?.id };
  await lies(warehouse.id, { ...ofPhone, price: 20_000 }, 7);
  await lies(warehouse.id, { ...ofPhone, condition: 'used', grade: 'B', price: 12_000 });
  await lies(warehouse.id, { ...ofPhone, condition: 'used', grade: 'B', price: 11_000 });
  await lies(shelf.id, { ...ofPhone, condition: 'used', grade: 'A', price: 9_000 });
  await addProduct(knex, { master_product_id: gone?.id, price: 19_000 });
  for (const variant of [phone, gone, draft]) {
    await addToCategory(knex, { master_product_id: variant?.id ?? 0, category_id: own.id });
  }
  await addDeliveryMethod.many(knex, [
    { code: 'ppl', price: 99, free_from: 15_000, takes_cash: true, name_cs: 'PPL' },
    { code: 'store', kind: 'store', price: 0 },
  ]);
  await addPaymentMethod(knex, { code: 'cod', kind: 'cash_on_delivery', fee: 39 });
}

const list = async () => (await admin.get('feed-list', {})).results;
const find = async (code: FeedCode) => (await list()).find((feed) => feed.code === code);
async function switchOn(code: FeedCode): Promise<void> {
  const version = (await find(code))?.version ?? 0;
  await admin.patch('feed-update', { params: { code }, body: { version, isActive: true } });
  await app.deps.jobs.runDue();
}
const read = (file: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/feeds/${file}`, { headers });
const mapAll = (heureka: string) =>
  admin.patch('feed-category-update', {
    params: { id: 1 },
    body: { version: 0, heureka, zbozi: '', google: '267', glami: '' },
  });

it('has the feeds of the market, all of them off until somebody switches one on', async () => {
  expect((await list()).map(({ code, isActive, status }) => [code, isActive, status])).toEqual(
    ['heureka', 'heureka-availability', 'zbozi', 'google', 'meta', 'glami'].map((code) => [
      code,
      false,
      'never',
    ]),
  );
  expect((await read('google.xml')).status).toBe(404);
  expect((await read('compari.xml')).status).toBe(404);
  const { status } = await refusalOf(
    admin.post('feed-build', { params: { code: 'google' }, body: {} }),
  );
  expect(status).toBe(409);
  expect(
    (await refusalOf(admin.post('feed-build', { params: { code: 'compari' }, body: {} }))).status,
  ).toBe(404);
});

it('asks to come again while a feed is made, and then has what can be bought', async () => {
  await admin.patch('feed-update', {
    params: { code: 'google' },
    body: { version: 0, isActive: true },
  });
  const early = await read('google.xml');
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '120']);
  await app.deps.jobs.runDue();
  const reply = await read('google.xml');
  expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await reply.text();
  XmlDocument.fromString(text).dispose();
  expect(text.match(/<g:id>[^<]*/g)).toEqual(['<g:id>1', '<g:id>1-used-b']);
  expect(text).toContain('<g:link>http://localhost:3000/produkt/iphone-15</g:link>');
  expect(text).toContain(
    '<g:link>http://localhost:3000/produkt/iphone-15?stav=used&amp;kus=3</g:link>',
  );
  expect(text).toContain('<g:price>11000.00 CZK</g:price>');
  expect(text).toContain(
    `<g:image_link>http://localhost:3000/media/${'1'.repeat(64)}/640.jpeg</g:image_link>`,
  );
  expect(text).toContain('<g:gtin>4006381333931</g:gtin><g:mpn>MTP03</g:mpn>');
  expect(text).toContain('<g:product_type>Elektronika &gt; Telefony</g:product_type>');
  expect(text).toContain('<g:service>PPL</g:service><g:price>0.00 CZK</g:price>');
});

it('names no carrier for what is too heavy for it', async () => {
  const { knex } = app.deps;
  await knex('delivery_methods').where({ code: 'ppl' }).update({ most_weight_kg: 31.5 });
  await knex('products').where({ id: 1 }).update({ package_weight_kg: '31.501' });
  await switchOn('google');
  const text = await (await read('google.xml')).text();
  const offers = text.split('<g:id>').slice(1);
  expect(offers.map((offer) => offer.includes('<g:service>PPL<'))).toEqual([false, true]);
});

it('says what is left out, how often and why', async () => {
  await switchOn('heureka');
  expect(await find('heureka')).toMatchObject({
    status: 'done',
    items: 0,
    leftOut: [
      { reason: 'sold_out', count: 1 },
      { reason: 'only_at_stores', count: 1 },
      { reason: 'no_category', count: 2 },
    ],
  });
  const params = { code: 'heureka' } as const;
  const all = await admin.get('feed-left-out', { params, query: {} });
  expect(all.count).toBe(4);
  const query = { reason: 'only_at_stores' } as const;
  expect((await admin.get('feed-left-out', { params, query })).results).toEqual([
    { variantId: 1, code: 'P1', name: 'iPhone 15', item: '1-used-a', reason: 'only_at_stores' },
  ]);
});

it('lists products under what a category or one above it is called, anew when that changes', async () => {
  await switchOn('heureka');
  const set = await mapAll('Elektronika | Mobily');
  expect(set).toMatchObject({ version: 1, google: '267' });
  const { results } = await admin.get('feed-category-list', {});
  expect(results.map(({ name, heureka, effective }) => [name, heureka, effective.heureka])).toEqual(
    [
      ['Elektronika', 'Elektronika | Mobily', 'Elektronika | Mobily'],
      ['Telefony', '', 'Elektronika | Mobily'],
    ],
  );
  expect((await refusalOf(mapAll('x'))).status).toBe(409);
  await app.deps.jobs.runDue();
  const text = await (await read('heureka.xml')).text();
  expect(text).toContain('<CATEGORYTEXT>Heureka.cz | Elektronika | Mobily</CATEGORYTEXT>');
  expect(text).toContain('<DELIVERY_ID>PPL</DELIVERY_ID><DELIVERY_PRICE>99</DELIVERY_PRICE>');
  expect(text).toContain('<DELIVERY_PRICE_COD>138</DELIVERY_PRICE_COD>');
});

it('is sent packed or plain, and not again to who has it', async () => {
  await switchOn('zbozi');
  const plain = await read('zbozi.xml', { 'accept-encoding': 'identity' });
  const [tag = '', changed = ''] = ['etag', 'last-modified'].map(
    (name) => plain.headers.get(name) ?? '',
  );
  expect(plain.headers.get('content-encoding')).toBeNull();
  const text = await plain.text();
  const packed = await new Promise<Buffer>((resolve) => {
    const headers = { 'accept-encoding': 'gzip' };
    get(`${app.url}/feeds/zbozi.xml`, { headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve(Buffer.concat(parts)));
    });
  });
  expect(gunzipSync(packed).toString()).toBe(text);
  const identity = { 'accept-encoding': 'identity' };
  expect((await read('zbozi.xml', { ...identity, 'if-none-match': tag })).status).toBe(304);
  expect((await read('zbozi.xml', { 'if-none-match': tag })).status).toBe(200);
  expect((await read('zbozi.xml', { 'if-modified-since': changed })).status).toBe(304);
  const head = await fetch(`${app.url}/feeds/zbozi.xml`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('is made anew some minutes after what it says has changed, and keeps its day where nothing has', async () => {
  await switchOn('google');
  const first = await find('google');
  const later = (minutes: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
  };
  const tick = async () => {
    await app.deps.knex.transaction((trx) => app.deps.jobs.enqueue(trx, 'feeds-refresh', {}));
    await app.deps.jobs.runDue();
    await app.deps.jobs.runDue();
    return find('google');
  };
  later(6);
  expect(await tick()).toEqual(first);
  await admin.patch('grid-products-edit', {
    body: { rows: [{ id: 1, version: 2, changes: { newPrice: 19_500 }, overwrite: ['newPrice'] }] },
  });
  const next = await tick();
  expect(next?.builtAt).not.toBe(first?.builtAt);
  expect(await (await read('google.xml')).text()).toContain('<g:price>19500.00 CZK</g:price>');
  const { headers } = await read('google.xml');
  later(1);
  await admin.post('feed-build', { params: { code: 'google' }, body: {} });
  await app.deps.jobs.runDue();
  expect((await find('google'))?.builtAt).not.toBe(next?.builtAt);
  expect((await read('google.xml')).headers.get('last-modified')).toBe(
    headers.get('last-modified'),
  );
});

it('is switched by who may edit the catalogue, and is gone when it is off', async () => {
  await switchOn('google');
  const params = { code: 'google' } as const;
  const off = { version: 1, isActive: false };
  const pricing = await signIn(app, 'pricing');
  expect((await refusalOf(pricing.patch('feed-update', { params, body: off }))).status).toBe(403);
  expect(
    (await refusalOf(admin.patch('feed-update', { params, body: { ...off, version: 7 } }))).status,
  ).toBe(409);
  await admin.patch('feed-update', { params, body: off });
  expect((await read('google.xml')).status).toBe(404);
});
