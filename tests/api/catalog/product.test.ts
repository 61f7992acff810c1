import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest';
import { ApiError } from '#core/contract/client.ts';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addLimitedOffer } from '#tests/support/factories/prices.ts';
import { addProductRedirect } from '#tests/support/factories/categories.ts';
import { addDeliveryMethod } from '#tests/support/factories/sales.ts';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertCatalogue } from './catalogue-fixture.ts';
import { countStatements } from './count-statements.ts';
import { insertManyPhones } from './many-phones.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = new Date('2026-11-21T12:00:00Z');
  await insertCatalogue(app.deps.knex, app.deps);
  app.deps.replyCache.drop(['*']);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const product = (seoName: string) => app.client().get('catalog-product', { params: { seoName } });
const black = 'iphone-15-128-black';

it('answers everything that the page of a variant shows', async () => {
  const reply = await product(black);
  expect(reply).toMatchObject({
    masterProductId: 1,
    metaMasterId: 1,
    name: 'iPhone 15 128 GB Černá',
    manufacturer: { slug: 'apple', name: 'Apple' },
    kind: 'phone',
    categories: [
      { name: 'Telefony', urlPath: '/telefony' },
      { name: 'Apple', urlPath: '/telefony/apple' },
    ],
    size: { width: 71.6, height: 147.6 },
    colors: [
      { value: 'black', isCurrent: true, isAvailable: true },
      { value: 'blue', seoName: 'iphone-15-128-blue', isCurrent: false, isAvailable: true },
    ],
    groups: [
      { groupName: '128 GB', seoName: black, price: 12_000, isCurrent: true },
      { groupName: '256 GB', seoName: 'iphone-15-256-black', price: 24_000, isCurrent: false },
    ],
    attributes: [
      {
        group: 'Paměť',
        rows: [
          { code: 'capacity', label: 'Kapacita', value: '128 GB' },
          { code: 'ram', label: 'Operační paměť', value: '6 GB' },
          { code: 'esim', label: 'eSIM', value: 'Ano' },
        ],
      },
    ],
    accessories: [{ seoName: 'silikonovy-kryt' }],
    accessoriesPath: '/prislusenstvi?fits=apple-iphone-15',
    similar: [{ seoName: 's24-128-black' }],
    reviews: null,
    buyback: null,
    promise: null,
    loans: [],
    serverTime: '2026-11-21T12:00:00.000Z',
  });
});

it('offers new pieces together and each used one by itself, with where they are', async () => {
  const { offers, stores, addOns } = await product(black);
  expect(offers).toMatchObject([
    { id: 1, condition: 'new', price: 20_000, availability: { code: 'in_stock' }, stores: [] },
    { id: 5, grade: 'B', price: 12_000, batteryPercent: 88, isSingleUnit: true },
    {
      id: 6,
      grade: 'A',
      availability: { code: 'at_stores', count: 1 },
      stores: [{ slug: 'praha', pieces: 1 }],
    },
  ]);
  expect(stores).toEqual([
    {
      slug: 'praha',
      name: 'Praha',
      city: 'Praha',
      street: 'Dlouhá 1',
      exceptions: [],
      openingHours: [[{ opens: '09:00', closes: '18:00' }], [], [], [], [], [], []],
    },
  ]);
  // 8.3 % of the price, 499 at least.
  expect(addOns).toMatchObject({ new: [{ price: 1_660 }], nearlyNew: [], used: [{ price: 996 }] });
});

it('speaks the language of the request', async () => {
  const client = app.client();
  client.cookies.set('language', 'ro');
  const reply = await client.get('catalog-product', { params: { seoName: black } });
  expect(reply.name).toBe('iPhone 15 128 GB Negru');
  expect(reply.attributes[0]?.rows[2]?.value).toBe('Da');
  expect(reply.accessories[0]?.name).toBe('Husă din silicon');
});

it('runs a limited offer exactly as long as the server says', async () => {
  const { knex } = app.deps;
  await addLimitedOffer(knex, {
    product_id: 1,
    price: 15_000,
    valid_from: '2026-11-21T13:00:00Z',
    valid_until: '2026-11-21T14:00:00Z',
    pieces: 3,
  });
  const offer = async () => (await product(black)).offers[0];
  expect(await offer()).toMatchObject({ price: 20_000, limited: null });
  expect(await app.client().get('catalog-limited-offers', {})).toMatchObject({
    offers: [{ price: 15_000, usualPrice: 20_000, product: { seoName: black } }],
  });
  app.deps.replyCache.drop(['*']);
  app.clock.now = new Date('2026-11-21T13:00:00Z');
  expect(await offer()).toMatchObject({
    price: 15_000,
    limited: { usualPrice: 20_000, piecesLeft: 3, until: '2026-11-21T14:00:00.000Z' },
  });
  app.deps.replyCache.drop(['*']);
  app.clock.now = new Date('2026-11-21T14:00:00Z');
  expect(await offer()).toMatchObject({ price: 20_000, limited: null });
  expect((await app.client().get('catalog-limited-offers', {})).offers).toEqual([]);
});

it('is kept no longer than its words and its clock are right', async () => {
  const life = async () => {
    const response = await app.client().fetch(`/api/new/catalog/product/${black}/`);
    return Number(/max-age=(\d+)/.exec(response.headers.get('surrogate-control') ?? '')?.[1]);
  };
  app.clock.now = new Date('2026-11-21T22:59:30Z');
  expect(await life()).toBeLessThanOrEqual(30);
  app.deps.replyCache.drop(['*']);
  app.clock.now = new Date('2026-11-21T12:00:00Z');
  expect(await life()).toBeGreaterThan(3_000);
  app.deps.replyCache.drop(['*']);
  await addLimitedOffer(app.deps.knex, {
    product_id: 1,
    valid_from: '2026-11-21T11:00:00Z',
    valid_until: '2026-11-21T14:00:00Z',
  });
  expect(await life()).toBeLessThanOrEqual(1);
});

it('says another availability on another day', async () => {
  await app.deps.knex.raw('delete from stock where product_id = 3');
  const availability = async () => (await product('iphone-15-256-black')).offers[0]?.availability;
  expect(await availability()).toEqual({ code: 'expected', day: '2026-11-25' });
  app.deps.replyCache.drop(['*']);
  app.clock.now = new Date('2026-11-26T12:00:00Z');
  expect(await availability()).toEqual({ code: 'sold_out' });
});

it('is dropped when its family changes, and when an accessory of it does', async () => {
  const { knex } = app.deps;
  const change = async (id: number, family: number, price: number) => {
    await knex.transaction(async (trx) => {
      await trx('products').where({ id }).update({ price });
      await refreshCards(trx, [family], app.deps);
    });
  };
  await product(black);
  await change(1, 1, 19_990);
  await expect.poll(async () => (await product(black)).offers[0]?.price).toBe(19_990);
  await change(7, 3, 399);
  await expect.poll(async () => (await product(black)).accessories[0]?.price).toBe(399);
});

it('does not find an unknown variant, and says where a renamed one is', async () => {
  const refusal = (seoName: string) =>
    product(seoName).catch((error: unknown) =>
      error instanceof ApiError ? [error.status, error.body] : error,
    );
  await addProductRedirect(app.deps.knex, { seo_name: 'stary', master_product_id: 1 });
  expect(await refusal('nic')).toEqual([404, { detail: expect.any(String) }]);
  expect(await refusal("%_'")).toMatchObject([404, {}]);
  expect(await refusal('stary')).toMatchObject([404, { url: `/produkt/${black}` }]);
});

it('takes as many statements for many pieces and neighbours as for few', async () => {
  const { knex, replyCache } = app.deps;
  const count = () => {
    replyCache.drop(['*']);
    return countStatements(knex, () => product(black));
  };
  expect(await count()).toBe(3);
  await insertManyPhones(knex, app.deps);
  const used = { master_product_id: 1, condition: 'used', grade: 'C' } as const;
  await addProduct.many(
    knex,
    times(40, (n) => ({ ...used, price: 9_000 + n })),
  );
  expect(await count()).toBe(3);
  expect((await product(black)).offers).toHaveLength(43);
});

it('says what the cheapest courier that drives everywhere asks for each offer alone', async () => {
  const { knex } = app.deps;
  await addDeliveryMethod(knex, { price: 99, free_from: 15_000, weight_prices: '5:149' });
  await addDeliveryMethod(knex, { price: 29, served_postcodes: '110' });
  app.deps.replyCache.drop(['*']);
  const prices = async () => (await product(black)).offers.map(({ shipping }) => shipping?.price);
  expect(await prices()).toEqual([0, 99, 99]);
  await knex('products').where({ id: 5 }).update({ package_weight_kg: '6.000' });
  app.deps.replyCache.drop(['*']);
  expect(await prices()).toEqual([0, 149, 99]);
});

it('promises the day of the soonest courier until its cut-off, and anew after it', async () => {
  const days = { days_min: 1, days_max: 1, cut_off: '15:00' };
  await addDeliveryMethod(app.deps.knex, days);
  const promiseAt = async (now: string) => {
    app.clock.now = new Date(now);
    app.deps.replyCache.drop(['*']);
    return (await product(black)).promise;
  };
  const monday = { from: '2026-11-24', to: '2026-11-24', orderBy: '2026-11-23T14:00:00.000Z' };
  // A Saturday, and Monday before the cut-off of 15:00 in Prague.
  expect(await promiseAt('2026-11-21T12:00:00Z')).toEqual(monday);
  expect(await promiseAt('2026-11-23T13:59:00Z')).toEqual(monday);
  expect(await promiseAt('2026-11-23T14:00:00Z')).toEqual({
    from: '2026-11-25',
    to: '2026-11-25',
    orderBy: '2026-11-24T14:00:00.000Z',
  });
});
