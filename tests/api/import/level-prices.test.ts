import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeDueLevelPrices } from '#api/catalog-admin/pricing/write-planned-level-prices.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addPriceLevel } from '#tests/support/factories/prices.ts';
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
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const levelPrices = () => app.deps.knex('product_level_prices').orderBy('level_id').pluck('price');
const waiting = () =>
  app.deps.knex('prepared_acts').where({ act: 'price_publish', status: 'waiting' });

it('writes prices of levels, tells what another person has to release, and takes all back', async () => {
  await addPriceLevel(app.deps.knex, { name_cs: 'Velkoobchod' });
  const firms = await addPriceLevel(app.deps.knex, { name_cs: 'Firmy' });
  const files = importer(app, admin);
  const work = await files.upload(
    'level_prices',
    'Kód;Hladina;Cena',
    'X1;velkoobchod;18 500',
    'X1;Firmy;9 000',
    'X1;Nikdo;18 000',
    'X9;Firmy;100',
    'X1;Firmy;9 000',
  );
  const checked = await files.check(work);
  expect(checked.counts).toMatchObject({ new: 2, refused: 3 });
  expect(await files.reasons(work.id, 'new')).toEqual([
    [2, undefined],
    [3, 'Cena klesá o 30 % a více: uvolní ji druhý člověk.'],
  ]);
  const done = await files.apply(work);
  expect(done.counts).toMatchObject({ applied: 1, held: 1 });
  expect(await levelPrices()).toEqual([18_500]);
  const [act] = await waiting();
  expect(act?.payload).toMatchObject({ of: 'level_list', prices: [[1, firms.id, null, 9_000]] });

  const other = await signIn(app, 'pricing');
  await other.post('prepared-act-decide', {
    params: { id: act?.id ?? 0 },
    body: { version: act?.version ?? 0, to: 'released', note: '' },
  });
  expect(await levelPrices()).toEqual([18_500, 9_000]);
  await files.undo(done);
  expect(await levelPrices()).toEqual([9_000]);
});

it('has a level below the cost of new goods with VAT released by another person', async () => {
  await addPriceLevel(app.deps.knex, { name_cs: 'Firmy' });
  await app.deps.knex('products').where({ id: 1 }).update({ unit_cost: 15_500 });
  const files = importer(app, admin);
  const work = await files.upload('level_prices', 'Kód;Hladina;Cena', 'X1;Firmy;18 500');
  await files.check(work);
  expect(await files.reasons(work.id, 'new')).toEqual([[2, expect.stringContaining('nákup')]]);
});

it('writes prices of everybody and plans those of a day, of a level too', async () => {
  const { id: levelId } = await addPriceLevel(app.deps.knex, {});
  const files = importer(app, admin);
  const now = await files.upload('level_prices', 'Kód;Cena', 'X1;19 000');
  await files.apply(await files.check(now));
  expect(await app.deps.knex('products').where({ id: 1 }).pluck('price')).toEqual([19_000]);

  const day = new Date(app.deps.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  const later = await files.upload(
    'level_prices',
    'Kód;Cena;Platí od',
    'X1;18 000;',
    'X1;1;2020-01-01',
  );
  const checked = await files.check(later, { levelId, startsOn: day });
  expect(checked.counts).toMatchObject({ new: 1, refused: 1 });
  const done = await files.apply(checked);
  const plans = () => app.deps.knex('planned_prices').select('level_id', 'price', 'outcome');
  expect(await plans()).toEqual([{ level_id: levelId, price: 18_000, outcome: null }]);
  await app.deps.knex('planned_prices').update({ starts_on: '2020-01-01' });
  await app.deps.knex.transaction((trx) => writeDueLevelPrices(trx, app.deps));
  expect(await plans()).toEqual([{ level_id: levelId, price: 18_000, outcome: 'written' }]);
  expect(await levelPrices()).toEqual([18_000]);
  expect(done.status).toBe('done');
});

it('waits for another person where a price of everybody leaps', async () => {
  const files = importer(app, admin);
  const work = await files.check(await files.upload('level_prices', 'Kód;Cena', 'X1;40 000'));
  const done = await files.apply(work);
  expect(done.counts).toMatchObject({ applied: 0, held: 1 });
  expect(await app.deps.knex('products').where({ id: 1 }).pluck('price')).toEqual([20_000]);
  expect(await waiting()).toHaveLength(1);
});
