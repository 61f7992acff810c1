import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { fromWire } from '#core/contract/casing.ts';
import { addCategory } from '#tests/support/factories/categories.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { insertShop } from '../catalog-admin/shop-fixture.ts';
import { setStock } from '#tests/support/factories/stock.ts';

type Import = Reply<Endpoints['import-read']>;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertShop(app.deps.knex);
  await addCategory(app.deps.knex, { name_cs: 'Mobilní telefony', name_ro: 'Telefoane mobile' });
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));
async function upload(content: Uint8Array, by = admin, supplier = ''): Promise<Import> {
  const answer = await sendForm(by, 'admin/imports/', formWith({ supplier }, content, 'zbozi.csv'));
  // The call's own reply, as the wire has it.
  return fromWire(await answer.json()) as Import;
}
const read = (id: number) => admin.get('import-read', { params: { id } });
async function check(work: Import, more: Partial<Import['options']> = {}, by = admin) {
  await by.post('import-preview', {
    params: { id: work.id },
    body: {
      mapping: work.columns.map(({ field }) => field ?? 'none'),
      options: { ...work.options, ...more },
      supplier: work.supplier,
    },
  });
  await app.deps.jobs.runDue();
  return read(work.id);
}
async function apply(work: Import, by = admin) {
  await by.post('import-apply', { params: { id: work.id }, body: { to: 'applying' } });
  await app.deps.jobs.runDue();
  return read(work.id);
}
const rows = (id: number, outcome: 'new' | 'changed' | 'same' | 'refused') =>
  admin.get('import-rows', { params: { id }, query: { outcome } });
interface Made {
  readonly code: string;
  readonly name_cs: string;
  readonly meta_master_id: number;
  readonly price: number;
  readonly on_hand: number;
}

const variants = () =>
  app.deps
    .knex('master_products as v')
    .join('products as p', 'p.master_product_id', 'v.id')
    .leftJoin('stock as s', 's.product_id', 'p.id')
    .where('v.code', 'like', 'X%')
    .orderBy('v.code')
    .select<Made[]>('v.code', 'v.name_cs', 'v.meta_master_id', 'p.price', 's.on_hand');

const header = 'Kód;EAN;Název;Rodina;Kapacita;Výrobce;Kategorie;Cena;Skladem';
const file = csv(
  header,
  'X1;4006381333931;Nokia X;nokia-x;64 GB;Nokia;Elektronika | Mobilní telefony;4 990 Kč;5',
  'X2;;Nokia X;nokia-x;128 GB;Nokia;Elektronika | Mobilní telefony;5 990,00;3',
  'X3;;Pouzdro;;;Nokia;Obaly;199;0',
  'X1;;Znovu;;;Nokia;;1;1',
  'X5;;Bez ceny;;;Nokia;;zdarma?;1',
);

it('makes products of a file, tells what it refuses, and takes all of it back by one undo', async () => {
  const work = await upload(file);
  expect(work.columns.map(({ field }) => field)).toEqual([
    ...['code', 'ean', 'nameCs', 'family', 'groupName', 'manufacturer', 'category', 'price'],
    'quantity',
  ]);
  const checked = await check(work, { isPublished: true });
  expect(checked).toMatchObject({ status: 'checked', counts: { new: 3, refused: 2, applied: 0 } });
  const refused = await rows(work.id, 'refused');
  expect(refused.results.map(({ line, problems }) => [line, problems[0]?.reason])).toEqual([
    [5, 'Stejný kód nebo EAN je v souboru už výš.'],
    [6, 'Tohle není cena.'],
  ]);
  expect(await variants()).toEqual([]);

  const done = await apply(work);
  expect(done).toMatchObject({ status: 'done', counts: { new: 3, applied: 3 } });
  const made = await variants();
  expect(made.map((row) => [row.code, row.name_cs, row.price, row.on_hand])).toEqual([
    ['X1', 'Nokia X 64 GB', 4_990, 5],
    ['X2', 'Nokia X 128 GB', 5_990, 3],
    ['X3', 'Pouzdro', 199, 0],
  ]);
  expect(made[0]?.meta_master_id).toBe(made[1]?.meta_master_id);
  expect(made[0]?.meta_master_id).not.toBe(made[2]?.meta_master_id);
  const kinds = await app.deps
    .knex('meta_masters')
    .where('name_cs', 'like', 'Nokia%')
    .pluck('kind');
  expect(kinds).toEqual(['phone']);
  const listed = await app.client().get('search', { query: { q: 'Nokia X' } });
  expect(JSON.stringify(listed)).toContain('Nokia X');

  await admin.post('admin-change-undo', {
    params: { id: done.changeSetId ?? 0 },
    body: { force: 'all' },
  });
  expect(await variants()).toEqual([]);
});

it('changes what the shop has, once, and says before and after', async () => {
  await apply(await check(await upload(file)));
  const next = await upload(
    csv('Kód;Název;Cena;Skladem', 'X1;Nokia X 64 GB;5 190;9', 'X2;;;3', 'X3;;99;0'),
  );
  const checked = await check(next);
  expect(checked.counts).toMatchObject({ new: 0, changed: 1, same: 1, refused: 1 });
  const [changed] = (await rows(next.id, 'changed')).results;
  expect(changed).toMatchObject({
    key: 'X1',
    changes: [
      { field: 'price', before: 4_990, after: 5_190 },
      { field: 'quantity', before: 5, after: 9 },
    ],
  });
  // Half the price is for two people.
  expect((await rows(next.id, 'refused')).results[0]?.problems[0]?.text).toBe('99');
  expect(await apply(next)).toMatchObject({ status: 'done', counts: { applied: 1 } });
  expect((await variants())[0]).toMatchObject({ price: 5_190, on_hand: 9 });
});

it('looks at the catalogue anew when it applies', async () => {
  await apply(await check(await upload(file)));
  const work = await check(await upload(csv('Kód;Skladem', 'X1;9', 'X2;1')));
  const [x1] = await app.deps.knex('products').where('price', 4_990).pluck('id');
  await setStock(app.deps.knex, { product_id: x1 ?? 0 }, { on_hand: 9 });
  const [x2] = await app.deps.knex('products').where('price', 5_990).pluck('id');
  await setStock(app.deps.knex, { product_id: x2 ?? 0 }, { allocated: 2 });
  const done = await apply(work);
  expect(done.counts).toMatchObject({ same: 1, refused: 1, applied: 0 });
  expect((await rows(work.id, 'refused')).results[0]?.problems[0]?.reason).toContain('přislíbeno');
});

it('pauses, and goes on behind what it has done', async () => {
  const work = await check(await upload(file));
  const id = work.id;
  await admin.post('import-apply', { params: { id }, body: { to: 'applying' } });
  await admin.post('import-apply', { params: { id }, body: { to: 'paused' } });
  await app.deps.jobs.runDue();
  expect(await read(id)).toMatchObject({ status: 'paused', counts: { applied: 0 } });
  expect(await refusalOf(check(work))).toMatchObject({ status: 409 });
  expect(await apply(work)).toMatchObject({ status: 'done', counts: { applied: 3 } });
});

it('gives back what was refused with its reasons, in a form that a spreadsheet reads', async () => {
  const work = await check(await upload(file));
  const { text, name } = await admin.get('import-error-file', { params: { id: work.id } });
  expect(name).toBe('zbozi-chyby.csv');
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text).toContain('X5;;Bez ceny;;;Nokia;;zdarma?;1;Tohle není cena.');
});

it('remembers what the columns of a supplier mean', async () => {
  const work = await upload(csv('A;B;C', 'X9;Zboží;100'), admin, 'Dodavatel');
  expect(work.columns.map(({ field }) => field)).toEqual([null, null, null]);
  const meant = ['code', 'nameCs', 'price'] as const;
  const columns = work.columns.map((column, at) => ({ ...column, field: meant[at] ?? null }));
  await check({ ...work, columns });
  const next = await upload(csv('C;A', '5;X9'), admin, 'Dodavatel');
  expect(next.columns.map(({ field }) => field)).toEqual(['price', 'code']);
  expect(next.suppliers).toEqual(['Dodavatel']);
});

it('reads feeds', async () => {
  const feed = `<?xml version="1.0" encoding="utf-8"?><SHOP>
    <SHOPITEM><ITEM_ID>X1</ITEM_ID><PRODUCTNAME>Nokia &amp; X</PRODUCTNAME><PRICE_VAT>4990,00</PRICE_VAT>
      <MANUFACTURER>Nokia</MANUFACTURER><PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>červená</VAL></PARAM></SHOPITEM>
    <SHOPITEM><ITEM_ID>X2</ITEM_ID><DESCRIPTION><![CDATA[<p>Text</p>]]></DESCRIPTION></SHOPITEM></SHOP>`;
  const work = await upload(Buffer.from(feed));
  expect(work).toMatchObject({ format: 'xml', rows: 2 });
  expect(work.columns.map(({ title, field }) => [title, field])).toEqual([
    ['ITEM_ID', 'code'],
    ['PRODUCTNAME', 'nameCs'],
    ['PRICE_VAT', 'price'],
    ['MANUFACTURER', 'manufacturer'],
    ['Barva', 'color'],
    ['DESCRIPTION', 'descriptionCs'],
  ]);
  expect(work.columns[1]?.sample[0]).toBe('Nokia & X');
});

it.each([
  ['nothing', ''],
  ['a header alone', 'Kód;Cena'],
  ['a picture', '\u0000\u0001'],
  ['a broken feed', '<SHOP><SHOPITEM></SHOP>'],
])('refuses %s as a file', async (_, text) => {
  const sent = formWith({}, Buffer.from(text), 'x.csv');
  const answer = await sendForm(admin, 'admin/imports/', sent);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toHaveProperty('file');
});

it('is for whoever keeps the catalogue, and prices for whoever keeps prices', async () => {
  const support = await signIn(app, 'support');
  const answer = await sendForm(support, 'admin/imports/', formWith({}, file));
  expect(answer.status).toBe(403);
  await apply(await check(await upload(file)));
  const editor = await signIn(app, 'catalogue_editor');
  const work = await check(await upload(csv('Kód;Cena', 'X1;5 100'), editor), {}, editor);
  expect((await rows(work.id, 'refused')).results[0]?.problems[0]?.reason).toBe(
    'Ceny měnit nesmíte.',
  );
});

it('reads workbooks, whose numbers keep their digits', async () => {
  const sheet = [
    ['Kód', 'EAN', 'Název', 'Cena'].map((value) => ({ value })),
    [{ value: 'X1' }, { value: 4_006_381_333_931 }, { value: 'Nokia' }, { value: 4_990.5 }],
    [],
    [{ value: 'X2' }, { value: '' }, { value: 'Další' }, { value: 5 }],
  ];
  const content = await writeXlsx(sheet).toBuffer();
  const work = await upload(content);
  expect(work).toMatchObject({ format: 'xlsx', rows: 2 });
  expect(work.columns.map(({ sample }) => sample[0])).toEqual([
    'X1',
    '4006381333931',
    'Nokia',
    '4990.5',
  ]);
});
