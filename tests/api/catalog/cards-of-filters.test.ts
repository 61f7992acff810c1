import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { addStock } from '#tests/support/factories/stock.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertCatalogue } from './catalogue-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { REPLY_CACHE_MB: '0' } });
  await insertCatalogue(app.deps.knex, app.deps);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const category = (path: string, state = '') =>
  app.client().get('catalog-category', { query: { path, state } });

it('speaks of what is in stock where that is asked for, and of both where both are', async () => {
  const first = async (state: string) => (await category('/telefony', state)).results[0];
  expect(await first('availability=in_stock&condition=new')).toMatchObject({
    seoName: 'iphone-15-128-black',
    price: 20_000,
    availability: { code: 'in_stock' },
  });
  expect(await first('availability=in_stock,at_stores&condition=new')).toMatchObject({
    price: 19_000,
    availability: { code: 'at_stores' },
  });
  expect(await first('availability=in_stock&color=blue&condition=new')).toMatchObject({
    seoName: 'iphone-15-128-blue',
    price: 19_000,
    availability: { code: 'at_stores' },
  });
});

it('says of variants that were asked for by name what they cost themselves', async () => {
  const names = 'iphone-15-128-black,iphone-15-128-blue';
  const { results } = await app.client().get('catalog-cards', { query: { names } });
  expect(results).toMatchObject([
    { seoName: 'iphone-15-128-black', price: 20_000, availability: { code: 'in_stock' } },
    { seoName: 'iphone-15-128-blue', price: 19_000, availability: { code: 'at_stores' } },
  ]);
});

it('shows the grade, price and words of a used piece of a chosen colour', async () => {
  const { knex } = app.deps;
  const blue = { master_product_id: 2, condition: 'used', grade: 'C' } as const;
  const piece = await addProduct(knex, { ...blue, price: 12_500 });
  await addStock(knex, { product_id: piece.id, place_id: 1 });
  await knex.transaction((trx) => refreshCards(trx, [1], app.deps));
  const used = async (state: string) => (await category('/telefony', state)).results[0];
  expect(await used('condition=used')).toMatchObject({ grade: 'B', price: 12_000 });
  expect(await used('condition=used&color=blue')).toMatchObject({
    seoName: 'iphone-15-128-blue',
    grade: 'C',
    price: 12_500,
    isFrom: false,
    availability: { code: 'last_pieces', count: 1 },
  });
});

it('offers grades and healths of batteries, and shows a piece that has both of what is ticked', async () => {
  const { knex } = app.deps;
  const used = { master_product_id: 1, condition: 'used' } as const;
  const pieces = await addProduct.many(knex, [
    { ...used, grade: 'A', battery_percent: 91, price: 14_000 },
    { ...used, grade: 'D', battery_percent: 79, price: 9_000 },
  ]);
  await addStock.many(
    knex,
    pieces.map(({ id }) => ({ product_id: id, place_id: 1 })),
  );
  await knex.transaction((trx) => refreshCards(trx, [1], app.deps));
  const { facets } = await category('/telefony');
  const shown = (code: string) => {
    const facet = facets.find((each) => each.code === code);
    return facet?.kind === 'choice' ? facet.values.map(({ value, count }) => [value, count]) : [];
  };
  expect(shown('grade')).toEqual([
    ['A', 1],
    ['B', 1],
    ['C', 1],
    ['D', 1],
  ]);
  expect(shown('battery').map(([value]) => value)).toContain('battery_90');
  expect(shown('battery').map(([value]) => value)).not.toContain('battery_95');
  const first = async (state: string) => (await category('/telefony', state)).results[0];
  expect(await first('condition=used')).toMatchObject({ grade: 'D', price: 9_000 });
  expect(await first('grade=A')).toMatchObject({ grade: 'A', price: 14_000 });
  expect(await first('battery=battery_90,battery_80')).toMatchObject({ price: 12_000 });
  expect(await first('battery=battery_90')).toMatchObject({ grade: 'A', price: 14_000 });
});

it('offers devices that accessories fit, and nothing of it among devices', async () => {
  const { facets, results } = await category('/prislusenstvi', 'fits=galaxy-s24');
  expect(facets.find(({ code }) => code === 'fits')).toMatchObject({
    label: 'Hodí se k zařízení',
    values: [
      { value: 'apple-iphone-15', label: 'Apple iPhone 15', isChosen: false },
      { value: 'galaxy-s24', isChosen: true },
    ],
  });
  expect(results.map(({ name }) => name)).toEqual(['Silikonový kryt']);
  const phones = await category('/telefony');
  expect(phones.facets.map(({ code }) => code)).not.toContain('fits');
});
