import { afterAll, beforeAll, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertCatalogue } from './catalogue-fixture.ts';
import { countStatements } from './count-statements.ts';
import { insertManyPhones } from './many-phones.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { REPLY_CACHE_MB: '0' } });
  await insertCatalogue(app.deps.knex, app.deps);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const names = (cards: readonly { readonly seoName: string }[]) =>
  cards.map(({ seoName }) => seoName);

it('fills the rows of the home page with what is to be had', async () => {
  const { knex } = app.deps;
  const home = await app.client().get('catalog-home', {});
  expect(names(home.bestselling)).toEqual(['iphone-15-128-blue', 's24-128-black']);
  expect(names(home.newest)).toEqual(['s24-128-black', 'iphone-15-128-blue']);
  expect(home.used.map(({ price }) => price)).toEqual([12_000]);
  expect(home.reduced).toEqual([]);
  expect(await countStatements(knex, () => app.client().get('catalog-home', {}))).toBe(1);
});

it('answers cards by name in the order asked, and leaves unknown ones out', async () => {
  const { results } = await app.client().get('catalog-cards', {
    query: { names: 'silikonovy-kryt,%_\'",iphone-15-128-black,silikonovy-kryt' },
  });
  expect(names(results)).toEqual(['silikonovy-kryt', 'iphone-15-128-black']);
  expect(results[1]).toMatchObject({ masterProductId: 1, condition: 'new' });
});

it('lists prices by kind and maker', async () => {
  const list = (query: Record<string, string | number>) =>
    app.client().get('catalog-price-list', { query });
  const all = await list({ limit: 2, offset: 1 });
  expect(all.count).toBe(5);
  expect(all.results.map(({ name, condition, price }) => [name, condition, price])).toEqual([
    ['Apple iPhone 15 128 GB', 'used', 12_000],
    ['Apple iPhone 15 256 GB', 'new', 24_000],
  ]);
  expect(all.kinds).toEqual([
    { value: 'phone', label: 'Telefony' },
    { value: 'accessory', label: 'Příslušenství' },
  ]);
  const samsung = await list({ kind: 'phone', manufacturer: 'samsung' });
  expect([samsung.count, samsung.results[0]?.seoName]).toEqual([1, 's24-128-black']);
  expect(await list({ kind: 'nic', manufacturer: '%' })).toMatchObject({ count: 0, results: [] });
});

it('puts variants side by side and says what tells them apart', async () => {
  const { products, groups } = await app.client().get('catalog-compare', {
    query: { names: 's24-128-black,iphone-15-256-black,nic' },
  });
  expect(names(products)).toEqual(['s24-128-black', 'iphone-15-256-black']);
  expect(groups).toEqual([
    {
      group: 'Paměť',
      rows: [
        { code: 'capacity', label: 'Kapacita', values: ['128 GB', '256 GB'], differs: true },
        { code: 'ram', label: 'Operační paměť', values: ['8 GB', '6 GB'], differs: true },
      ],
    },
  ]);
});

it('answers the menu three levels deep with numbers of products', async () => {
  const { categories } = await app.client().get('hamburger-menu', {});
  expect(categories).toMatchObject([
    {
      name: 'Telefony',
      count: 4,
      children: [
        { name: 'Apple', urlPath: '/telefony/apple', count: 3, children: [] },
        { name: 'Samsung' },
      ],
    },
    { name: 'Příslušenství', count: 1, children: [] },
  ]);
});

it('takes as many statements for many cards as for few', async () => {
  const client = app.client();
  const calls = [
    () => client.get('catalog-home', {}),
    () => client.get('catalog-cards', { query: { names: 'many-1,many-2,many-3' } }),
    () => client.get('catalog-price-list', { query: {} }),
    () => client.get('catalog-compare', { query: { names: 'many-1,many-2,s24-128-black' } }),
    () => client.get('catalog-limited-offers', {}),
    () => client.get('hamburger-menu', {}),
  ];
  const counts = async () => {
    const found: number[] = [];
    for (const call of calls) found.push(await countStatements(app.deps.knex, call));
    return found;
  };
  expect(await counts()).toEqual([1, 1, 2, 2, 1, 1]);
  await insertManyPhones(app.deps.knex, app.deps);
  expect(await counts()).toEqual([1, 1, 2, 2, 1, 1]);
});
