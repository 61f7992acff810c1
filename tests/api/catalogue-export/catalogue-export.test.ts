import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { fromWire } from '#core/contract/casing.ts';
import { exportedFields } from '#core/import/export-row.ts';
import {
  addAttribute,
  addAttributeValue,
  addFamily,
  addManufacturer,
  addProduct,
  addProductAttribute,
  addUnit,
  addVariant,
} from '#tests/support/factories/catalogue.ts';
import { addCategory, addToCategory } from '#tests/support/factories/categories.ts';
import { addStock, addStockPlace } from '#tests/support/factories/stock.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  admin = await signIn(app, 'admin');
  await insertHouse();
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** What a shop has before its first product. */
async function insertHouse(): Promise<void> {
  const { knex } = app.deps;
  const color = await addAttribute(knex, { code: 'color', kind: 'choice' });
  await addAttributeValue(knex, { attribute_id: color.id, name_cs: 'Černá', name_ro: 'Negru' });
  const root = await addCategory(knex, { name_cs: 'Elektronika', name_ro: 'Electronice' });
  await addCategory(knex, { parent_id: root.id, name_cs: 'Telefony', url_path: '/e/telefony' });
  await addStockPlace(knex, { code: 'warehouse' });
}

async function insertProducts(): Promise<void> {
  const { knex } = app.deps;
  const { id: maker } = await addManufacturer(knex, { name: 'Samsung' });
  const family = await addFamily(knex, {
    manufacturer_id: maker,
    name_cs: 'Galaxy S24',
    name_ro: 'Galaxy S24',
    description_cs: 'První odstavec.\n\nDruhý; "v uvozovkách".',
    description_ro: '=Primul',
  });
  const of = { meta_master_id: family.id, color_value_id: 1 };
  const [first, second] = await addVariant.many(knex, [
    {
      ...of,
      code: 'S1',
      ean: '4006381333931',
      name_cs: 'Galaxy S24 128 GB černý',
      name_ro: 'Galaxy S24 128 GB negru',
      group_name: '128 GB',
    },
    {
      ...of,
      code: 'S2',
      mpn: '-SM',
      name_cs: 'Galaxy S24 256 GB černý',
      name_ro: 'Galaxy S24 256 GB negru',
      group_name: '256 GB',
      is_active: false,
    },
  ]);
  await addToCategory(knex, { category_id: 2, master_product_id: first?.id ?? 0 });
  const { id } = await addProduct(knex, {
    master_product_id: first?.id,
    price: 19_990,
    package_width_cm: '15.5',
    package_weight_kg: '0.350',
  });
  await describe(first?.id ?? 0);
  await addStock(knex, { product_id: id, place_id: 1, on_hand: 7 });
  await addProduct(knex, { master_product_id: second?.id, condition: 'used', grade: 'B' });
  await addVariant(knex, {
    meta_master_id: family.id,
    code: 'S3',
    retired_at: '2026-11-01T00:00:00Z',
    is_active: false,
  });
}

/** Attributes of each kind. */
async function describe(variant: number): Promise<void> {
  const { knex } = app.deps;
  const inch = await addUnit(knex, { symbol_cs: 'palec', symbol_ro: 'inch' });
  const of = { master_product_id: variant };
  const panel = await addAttribute(knex, { kind: 'choice', name_cs: 'Typ displeje' });
  const group = { group_id: panel.group_id };
  const size = await addAttribute(knex, {
    ...group,
    kind: 'number',
    unit_id: inch.id,
    name_cs: 'Úhlopříčka',
  });
  const nfc = await addAttribute(knex, { ...group, kind: 'boolean', name_cs: 'NFC' });
  const note = await addAttribute(knex, { ...group, kind: 'text', name_cs: 'Obsah balení' });
  const oled = { attribute_id: panel.id, name_cs: 'OLED', name_ro: 'OLED' };
  const value = await addAttributeValue(knex, oled);
  await addProductAttribute(knex, { ...of, attribute_id: panel.id, value_id: value.id });
  await addProductAttribute(knex, { ...of, attribute_id: size.id, number: '6.1250' });
  await addProductAttribute(knex, { ...of, attribute_id: nfc.id, number: '1' });
  const texts = { text_cs: 'telefon, kabel', text_ro: 'telefon, cablu' };
  await addProductAttribute(knex, { ...of, attribute_id: note.id, ...texts });
}

async function exported(): Promise<string> {
  const { id } = await admin.post('catalogue-export-start', { body: {} });
  await app.deps.jobs.runDue();
  return (await admin.get('catalogue-export-file', { params: { id } })).text;
}

type Import = Reply<Endpoints['import-read']>;

async function checked(text: string): Promise<Import> {
  const form = formWith({ supplier: '' }, Buffer.from(text), 'katalog.csv');
  const answer = await sendForm(admin, 'admin/imports/', form);
  const work = fromWire(await answer.json()) as Import; // the call's own reply, as the wire has it
  await admin.post('import-preview', {
    params: { id: work.id },
    body: {
      mapping: work.columns.map(({ field }) => field ?? 'none'),
      options: work.options,
      supplier: '',
    },
  });
  await app.deps.jobs.runDue();
  return admin.get('import-read', { params: { id: work.id } });
}

it('comes back as it went: an import of it changes nothing', async () => {
  await insertProducts();
  const text = await exported();
  expect(text.split('\r\n')[0]?.slice(1)).toContain(exportedFields.join(';'));
  expect(text).toContain('Skupina > Úhlopříčka [palec]');
  expect(text).toContain('6,125');
  expect(text).toContain("'=Primul");
  expect((await checked(text)).counts).toMatchObject({ new: 0, changed: 0, same: 2, refused: 0 });
});

it('fills an empty shop, whose own export is the same', async () => {
  await insertProducts();
  const text = await exported();
  await truncateAll(app.deps.knex);
  admin = await signIn(app, 'admin');
  await insertHouse();
  const work = await checked(text);
  expect(work.counts).toMatchObject({ new: 2, refused: 0 });
  await admin.post('import-apply', { params: { id: work.id }, body: { to: 'applying' } });
  await app.deps.jobs.runDue();
  expect(await exported()).toBe(text);
});

it('is for those who edit the catalogue, and listed with who asked for it', async () => {
  await insertProducts();
  await exported();
  const { results } = await admin.get('catalogue-export-list', {});
  expect(results).toMatchObject([{ status: 'done', rows: 2 }]);
  const pricing = await signIn(app, 'pricing');
  const asked = pricing.post('catalogue-export-start', { body: {} });
  expect((await refusalOf(asked)).status).toBe(403);
  const missing = admin.get('catalogue-export-file', { params: { id: 99 } });
  expect((await refusalOf(missing)).status).toBe(404);
});
