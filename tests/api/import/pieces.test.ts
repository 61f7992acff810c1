import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { addStockPlace, addStore } from '#tests/support/factories/stock.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { insertShop } from '../catalog-admin/shop-fixture.ts';
import { importer } from './subjects.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertShop(app.deps.knex);
  await app.deps.knex('master_products').where({ id: 1 }).update({ code: 'X1' });
  await addStore(app.deps.knex, { id: 7, slug: 'brno', name: 'Brno' });
  await addStockPlace(app.deps.knex, { code: 'brno', store_id: 7 });
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const header = 'Kód;IMEI;Stupeň;Cena;Výkupní cena;Baterie;Prodejna;Poznámka';
const good = 'X1;490154203237518;B;9 990;6 000;88 %;Brno;Škrábanec na zadním skle';
const cheap = 'X1;352099001761481;A plus;5 000;6 000;;;';
const pieces = () =>
  app.deps
    .knex('products as p')
    .join('stock as s', 's.product_id', 'p.id')
    .join('stock_places as w', 'w.id', 's.place_id')
    .where('p.is_single_unit', true)
    .where('s.on_hand', '>', 0)
    .orderBy('p.id')
    .select('p.grade', 'p.price', 'p.bought_for', 'p.battery_percent', 'p.note_cs', 'w.code');

it('brings used pieces in with their number, place and cost, the same file once, and takes them back', async () => {
  const files = importer(app, admin);
  const rows = [
    header,
    good,
    cheap,
    'X1;490154203237518;C;1 000;500;;;',
    'X9;352099001761481;A;1 000;500;;;',
    'X1;490154203237519;A;1 000;500;;;',
    'X1;353918057241389;A;1 000;500;;Plzeň;',
  ];
  const work = await files.upload('pieces', ...rows);
  expect(work.columns.map(({ field }) => field)).toContain('serial');
  const checked = await files.check(work);
  expect(checked.counts).toMatchObject({ new: 2, refused: 4 });
  expect(await files.reasons(work.id, 'new')).toEqual([
    [2, undefined],
    [3, 'Cena je pod nákupem: uvolní ji druhý člověk.'],
  ]);
  const done = await files.apply(work);
  expect(done.counts).toMatchObject({ applied: 2 });
  const note_cs = 'Škrábanec na zadním skle';
  const stored = [
    { grade: 'B', price: 9_990, bought_for: 6_000, battery_percent: 88, note_cs, code: 'brno' },
    {
      grade: 'A+',
      price: 6_000,
      bought_for: 6_000,
      battery_percent: null,
      note_cs: '',
      code: 'warehouse',
    },
  ];
  expect(await pieces()).toEqual(stored);
  const { results } = await admin.get('prepared-act-list', { query: {} });
  expect(results).toMatchObject([{ act: 'price_publish', status: 'waiting', isOwn: true }]);
  const kept = await app.deps.knex('import_rows').whereNotNull('applied_at').pluck('cells');
  expect(JSON.stringify(kept)).not.toContain('490154203237518');

  const again = await files.check(await files.upload('pieces', header, good, cheap));
  expect(again.counts).toMatchObject({ same: 2 });
  await files.undo(done);
  expect(await pieces()).toEqual([]);
});

it('is the editor’s of the catalogue', async () => {
  const files = importer(app, await signIn(app, 'pricing'));
  await expect(files.upload('pieces', header, good)).rejects.toThrow();
});
