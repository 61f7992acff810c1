import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addSupplier } from '#tests/support/factories/warehouse.ts';
import { insertShop } from '../catalog-admin/shop-fixture.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  await mkdir(join(app.deps.environment.dataDir, 'import-inbox'));
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertShop(app.deps.knex);
  await app.deps.knex('master_products').where({ id: 1 }).update({ code: 'X1' });
  await app.deps.knex('stock_places').where({ id: 1 }).update({ code: 'warehouse' });
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const schedule = {
  name: 'Denně',
  source: 'folder',
  place: 'sklad.csv',
  every_minutes: 60,
  late_after_hours: 24,
  takes_stock: true,
  takes_prices: true,
  vat_percent: 21,
  margin_percent: 20,
  ending: 'none',
  most_change_percent: 10,
  is_active: true,
};
async function knownSupplier(): Promise<number> {
  const known = await app.deps.knex('suppliers').where({ name: 'Dodavatel' }).first('id');
  return known?.id ?? (await addSupplier(app.deps.knex, { name: 'Dodavatel' })).id;
}
const put = (text: string) =>
  writeFile(join(app.deps.environment.dataDir, 'import-inbox', 'sklad.csv'), text);
async function add(change: object = {}): Promise<number> {
  const supplier_id = await knownSupplier();
  const typed = { ...schedule, supplier_id, ...change };
  const answer = await admin.change('admin/import-schedules/', typed);
  expect(answer.status, await answer.clone().text()).toBe(201);
  const [row] = await app.deps.knex('import_schedules').select('id');
  return row?.id ?? 0;
}
async function run(id: number) {
  await admin.post('import-schedule-run', { params: { id } });
  await app.deps.jobs.runDue();
  return admin.get('import-schedule-states', {});
}
const item = () =>
  app.deps
    .knex('products as p')
    .join('stock as s', 's.product_id', 'p.id')
    .where('p.id', 1)
    .first('p.price', 's.on_hand');

it('takes stock and prices by its rules, and nothing where the file is the same', async () => {
  await put('Kód;Nákupní cena;Skladem\nX1;14 000,00;9\nCIZI;1;1');
  const id = await add();
  const { schedules, runs } = await run(id);
  expect(schedules).toMatchObject([{ name: 'Denně', state: 'good' }]);
  expect(runs).toMatchObject([{ outcome: 'done', applied: 1, refused: 1, held: 0 }]);
  // 14 000 × 1.21 × 1.2
  expect(await item()).toEqual({ price: 20_328, on_hand: 9 });
  expect((await run(id)).runs[0]).toMatchObject({ outcome: 'same' });
});

it('holds a price that leaps, until a person lets it pass', async () => {
  await put('Kód;Nákupní cena\nX1;16 000');
  const { runs } = await run(await add());
  expect(runs).toMatchObject([{ outcome: 'done', applied: 0, held: 1 }]);
  expect(await item()).toMatchObject({ price: 20_000 });
  const importId = runs[0]?.importId ?? 0;
  await admin.post('import-release', { params: { id: importId } });
  await app.deps.jobs.runDue();
  expect(await item()).toMatchObject({ price: 23_232 });
});

it('says that it fails or stays away, on the screen and by mail', async () => {
  const id = await add({ place: 'chybi.csv' });
  const { schedules, runs } = await run(id);
  expect(schedules).toMatchObject([{ state: 'failed' }]);
  expect(runs[0]?.reason).toContain('neleží');
  const mails = await app.deps.knex('mails').where({ kind: 'import-trouble' });
  expect(mails).toHaveLength(1);
});

it('is never led into the private network, nor out of its folder', async () => {
  const id = await add({ source: 'address', place: 'https://127.0.0.1/sklad.csv' });
  expect((await run(id)).runs[0]?.reason).toContain('vnitřní sítě');
  for (const place of ['../secrets.json', '/etc/passwd', '..', '.hidden']) {
    const answer = await admin.change('admin/import-schedules/', {
      ...schedule,
      name: place,
      place,
    });
    expect(answer.status).toBe(400);
  }
});
