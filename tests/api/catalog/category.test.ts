import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '#core/contract/client.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addDeviceType } from '#tests/support/factories/devices.ts';
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

const category = (path: string, state = '') =>
  app.client().get('catalog-category', { query: { path, state } });
const products = (path: string, state = '') =>
  app.client().get('catalog-category-products', { query: { path, state } });
const facet = (reply: Awaited<ReturnType<typeof category>>, code: string) =>
  reply.facets.find((each) => each.code === code);

it('leads to where devices of the kind are sold and repaired, only where the category says so', async () => {
  const { knex } = app.deps;
  expect((await category('/telefony')).category).toMatchObject({
    buybackPath: null,
    servicePath: null,
  });
  const type = await addDeviceType(knex, { slug: 'telefony' });
  const flagged = { for_buyout: true, for_service: true, device_type_id: type.id };
  await knex('type_categories').where({ url_path: '/telefony' }).update(flagged);
  expect((await category('/telefony')).category).toMatchObject({
    buybackPath: `/vykup/${type.slug}`,
    servicePath: `/servis/${type.slug}`,
  });
  const service = { for_buyout: false };
  await knex('type_categories').where({ url_path: '/telefony' }).update(service);
  expect((await category('/telefony')).category.buybackPath).toBeNull();
});

it('answers a category with its place, its cards and their facets', async () => {
  const reply = await category('/telefony');
  expect(reply.category).toMatchObject({
    name: 'Telefony',
    ancestors: [],
    children: [
      { name: 'Apple', urlPath: '/telefony/apple', count: 3 },
      { name: 'Samsung', count: 1 },
    ],
  });
  expect(reply.results.map(({ name, condition }) => [name, condition])).toEqual([
    ['Apple iPhone 15 128 GB', 'new'],
    ['Apple iPhone 15 256 GB', 'new'],
    ['Apple iPhone 15 128 GB', 'used'],
    ['Samsung Galaxy S24 128 GB', 'new'],
  ]);
  // The cheapest one, which it speaks of, lies in a store.
  expect(reply.results[0]?.availability).toEqual({ code: 'at_stores', count: 1 });
  expect(reply.results[1]?.availability).toEqual({ code: 'expected', day: '2026-11-25' });
  expect(reply).toMatchObject({ count: 4, page: 1, pages: 1, sort: 'best', state: '' });
  expect(reply.facets.map(({ code, label }) => [code, label])).toEqual([
    ...[
      ['condition', 'Stav'],
      ['grade', 'Stupeň opotřebení'],
      ['battery', 'Kondice baterie'],
    ],
    ...[
      ['manufacturer', 'Výrobce'],
      ['price', 'Cena'],
    ],
    ...[
      ['availability', 'Dostupnost'],
      ['color', 'Barva'],
      ['capacity', 'Kapacita'],
    ],
  ]);
  expect(facet(reply, 'condition')).toMatchObject({
    values: [
      { value: 'new', label: 'Nové', count: 3, isChosen: false },
      { value: 'used', label: 'Použité', count: 1 },
    ],
  });
  expect(facet(reply, 'price')).toMatchObject({ unit: 'Kč', min: 12_000, max: 24_000 });
  expect((await category('/telefony/apple')).category.ancestors).toEqual([
    { name: 'Telefony', urlPath: '/telefony' },
  ]);
});

it('shows the variant of a chosen colour', async () => {
  const black = await category('/telefony', 'color=black&condition=new');
  expect(black.results[0]).toMatchObject({
    seoName: 'iphone-15-128-black',
    masterProductId: 1,
    price: 20_000,
    availability: { code: 'in_stock' },
  });
  expect((await products('/telefony', 'color=blue')).results[0]?.seoName).toBe(
    'iphone-15-128-blue',
  );
});

it('sorts by every order and pages through it once', async () => {
  const prices = async (sort: string) =>
    (await products('/telefony', `sort=${sort}`)).results.map(({ price }) => price);
  expect(await prices('price')).toEqual([12_000, 17_000, 19_000, 24_000]);
  expect(await prices('-price')).toEqual([24_000, 19_000, 17_000, 12_000]);
  expect((await products('/telefony', 'sort=newest')).results[0]?.manufacturer).toBe('Samsung');
});

it('says which parts of a state it does not know, and answers the rest', async () => {
  const state = `condition=used,broken&colour=black&page=1000000000&sort=%25_'"\\&price=9-x&limit=7`;
  const reply = await category('/telefony', state);
  expect(reply.state).toBe('condition=used');
  expect(reply.count).toBe(1);
  expect(reply.dropped.map(({ name, reason }) => [name, reason])).toEqual([
    ...[
      ['condition', 'unknown_value'],
      ['colour', 'unknown_facet'],
      ['page', 'invalid_page'],
    ],
    ...[
      ['sort', 'unknown_sort'],
      ['price', 'invalid_span'],
      ['limit', 'unknown_page_size'],
    ],
  ]);
  expect(await products('/telefony', state)).toMatchObject({ count: 1, page: 1 });
});

it('answers the last page where a later one is asked for', async () => {
  expect(await category('/telefony', 'page=99999')).toMatchObject({ page: 1, state: '' });
  const reply = await products('/telefony', 'page=99999');
  expect([reply.page, reply.results.length]).toEqual([1, 4]);
});

it('names the filter that emptied a list, with what its removal brings back', async () => {
  const reply = await category('/telefony', 'manufacturer=samsung&condition=used');
  expect([reply.count, reply.results]).toEqual([0, []]);
  expect(reply.emptiedBy).toEqual([
    { code: 'condition', label: 'Stav', count: 1, state: 'manufacturer=samsung' },
    { code: 'manufacturer', label: 'Výrobce', count: 1, state: 'condition=used' },
  ]);
  expect(facet(reply, 'condition')).toMatchObject({
    values: [
      { value: 'new', count: 1 },
      { value: 'used', count: 0, isChosen: true },
    ],
  });
});

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.status, error.body] : error),
  );

it('does not find an unknown category, and says where a moved one is', async () => {
  for (const ask of [category, products]) {
    expect(await refusal(ask('/lednice'))).toEqual([404, { detail: expect.any(String) }]);
    expect(await refusal(ask('/%_\'"\\'))).toMatchObject([404, {}]);
    expect(await refusal(ask('/mobily/apple'))).toMatchObject([404, { url: '/telefony/apple' }]);
    expect(await refusal(ask('/telefony', 'x'.repeat(10_000)))).toMatchObject([400, {}]);
  }
});

it('takes four statements at most, however many cards there are', async () => {
  const { knex } = app.deps;
  const states = ['', 'sort=price', 'color=black&condition=new&price=100-20000', 'page=9'];
  const counts = async () => {
    const found: number[] = [];
    for (const state of states) {
      found.push(await countStatements(knex, () => category('/telefony', state)));
      found.push(await countStatements(knex, () => products('/telefony', state)));
    }
    return found;
  };
  expect(await counts()).toEqual([2, 1, 2, 1, 4, 4, 2, 3]);
  await insertManyPhones(app.deps.knex, app.deps);
  expect(await counts()).toEqual([2, 1, 2, 1, 4, 4, 2, 1]);
});
