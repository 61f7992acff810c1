import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { refreshOfferedCards } from '#api/read-models/refresh-offered-cards.ts';
import { refreshAllCards } from '#api/read-models/refresh-all-cards.ts';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Given } from '#tests/support/factories/row-factory.ts';
import { addLimitedOffer, addPriceHistory } from '#tests/support/factories/prices.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertCatalogue } from './catalogue-fixture.ts';

const seoName = 's24-128-black';
const before = new Date('2026-11-21T12:00:00Z');
const starts = new Date('2026-11-21T13:00:00Z');
const ends = new Date('2026-11-21T14:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { REPLY_CACHE_MB: '0' } });
});
beforeEach(async () => {
  app.clock.now = before;
  await insertCatalogue(app.deps.knex, app.deps);
  // Sold since long ago for 17 000, and for 16 000 within the last thirty days.
  const { knex } = app.deps;
  await knex('price_history').where({ product_id: 4 }).delete();
  await addPriceHistory.many(knex, [
    { product_id: 4, at: '2026-01-01', price: 17_000 },
    { product_id: 4, at: '2026-11-01', price: 16_000 },
    { product_id: 4, at: '2026-11-05', price: 17_000 },
  ]);
  await offer({ price: 12_000, valid_from: starts, valid_until: ends, pieces: 3 });
  await app.deps.knex.transaction((trx) => refreshCards(trx, [2], app.deps));
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const offer = (given: Given<'limited_offers'>) =>
  addLimitedOffer(app.deps.knex, { product_id: 4, ...given });
const job = () => refreshOfferedCards.run({}, app.deps);
const at = async (now: Date) => {
  app.clock.now = now;
  await job();
};

/** The price of the phone wherever it is said. */
async function saidPrices(): Promise<Record<string, number | undefined>> {
  const client = app.client();
  const path = '/telefony/samsung';
  const page = await client.get('catalog-category', { query: { path, state: '' } });
  const bounds = page.facets.find(({ code }) => code === 'price');
  const cards = await client.get('catalog-cards', { query: { names: seoName } });
  const compare = await client.get('catalog-compare', { query: { names: seoName } });
  const list = await client.get('catalog-price-list', { query: { manufacturer: 'samsung' } });
  const lease = await client.get('lease-info', { params: { masterProductId: 4 } });
  const search = await client.get('search', { query: { q: 'galaxy s24' } });
  const suggested = await client.get('search-suggestions', { query: { q: 'galaxy' } });
  const product = await client.get('catalog-product', { params: { seoName } });
  return {
    category: page.results[0]?.price,
    facet: bounds && 'min' in bounds ? bounds.min : undefined,
    cards: cards.results[0]?.price,
    compare: compare.products[0]?.price,
    list: list.results[0]?.price,
    lease: lease.offers[0]?.price,
    search: search.results[0]?.price,
    suggested: suggested.products[0]?.price,
    product: product.offers[0]?.price,
    sibling: product.groups[0]?.price ?? undefined,
  };
}
const card = async () =>
  (await app.client().get('catalog-cards', { query: { names: seoName } })).results[0];

it('is said everywhere while the offer runs, and nowhere before and after', async () => {
  const everywhere = async () => [...new Set(Object.values(await saidPrices()))];
  expect(await everywhere()).toEqual([17_000]);
  await at(starts);
  expect(await everywhere()).toEqual([12_000]);
  await at(ends);
  expect(await everywhere()).toEqual([17_000]);
});

it('puts a card where its price belongs', async () => {
  const order = async () => {
    const query = { path: '/telefony', state: 'sort=price' };
    const sorted = await app.client().get('catalog-category', { query });
    expect(sorted.sort).toBe('price');
    return sorted.results.map(({ price }) => price);
  };
  await app.deps.knex('limited_offers').update({ price: 11_000 });
  expect(await order()).toEqual([12_000, 17_000, 19_000, 24_000]);
  await at(starts);
  expect(await order()).toEqual([11_000, 12_000, 19_000, 24_000]);
});

it('says that an offer runs, and compares it with the thirty days before it', async () => {
  expect(await card()).toMatchObject({ limited: null, reduction: null });
  await at(starts);
  const reduction = { priorPrice: 16_000, since: 'thirty_days', percent: 25 };
  const until = ends.toISOString();
  expect(await card()).toMatchObject({ limited: { until, usualPrice: 17_000 }, reduction });
  const product = await app.client().get('catalog-product', { params: { seoName } });
  expect(product.offers[0]).toMatchObject({ reduction, limited: { usualPrice: 17_000 } });
  const home = await app.client().get('catalog-home', {});
  expect(home.reduced.map((shown) => shown.seoName)).toContain(seoName);
  const [offer] = (await app.client().get('catalog-limited-offers', {})).offers;
  expect(offer).toMatchObject({ price: 12_000, usualPrice: 17_000, product: { reduction } });
});

it('compares an offer with an earlier one of the same thirty days', async () => {
  await offer({ price: 12_500, valid_from: '2026-11-10', valid_until: '2026-11-11' });
  await at(starts);
  const reduction = { priorPrice: 12_500, since: 'thirty_days', percent: 4 };
  expect(await card()).toMatchObject({ reduction });
  const product = await app.client().get('catalog-product', { params: { seoName } });
  expect(product.offers[0]).toMatchObject({ reduction });
});

it('takes no offer that is sold out or dearer than the usual price', async () => {
  await app.deps.knex('limited_offers').update({ sold_pieces: 3 });
  await at(starts);
  expect(await card()).toMatchObject({ price: 17_000, limited: null });
  await app.deps.knex('limited_offers').update({ sold_pieces: 0, price: 17_500 });
  await app.deps.knex.transaction((trx) => refreshCards(trx, [2], app.deps));
  expect(Object.values(await saidPrices())).toEqual(Array(10).fill(17_000));
});

it('takes the lowest of two that run, and goes back to the other when it ends', async () => {
  await offer({
    price: 11_000,
    valid_from: '2026-11-21T13:20:00Z',
    valid_until: '2026-11-21T13:40:00Z',
  });
  const seen: unknown[] = [];
  for (const time of ['13:00', '13:20', '13:40']) {
    await at(new Date(`2026-11-21T${time}:00Z`));
    seen.push([...new Set(Object.values(await saidPrices()))]);
  }
  expect(seen).toEqual([[12_000], [11_000], [12_000]]);
});

it('lets no answer outlive the start or the end', async () => {
  const paths = [
    'catalog/category/?path=/telefony/samsung',
    `catalog/compare/?names=${seoName}`,
    'catalog/price-list/',
    'special-offers/product/lease-info/4/',
    'search/?q=galaxy',
    'search/suggestions/?q=galaxy',
    'catalog/home/',
  ];
  const lives = async () => {
    const found: number[] = [];
    for (const path of paths) {
      const answer = await app.client().fetch(`/api/new/${path}`);
      expect(answer.status, path).toBe(200);
      const age = /max-age=(\d+)/.exec(answer.headers.get('surrogate-control') ?? '')?.[1];
      found.push(Number(age));
    }
    return found;
  };
  const isTwoMinutes = (life: number) => life > 110 && life <= 120;
  app.clock.now = new Date(starts.getTime() - 120_000);
  expect((await lives()).filter(isTwoMinutes)).toHaveLength(paths.length);
  await at(starts);
  app.clock.now = new Date(ends.getTime() - 120_000);
  expect((await lives()).filter(isTwoMinutes)).toHaveLength(paths.length);
});

it('leaves the same as writing everything anew', async () => {
  await at(starts);
  const cards = async (): Promise<unknown> =>
    app.deps.knex('listing_cards').where({ meta_master_id: 2 }).first('price', 'limited_offer_id');
  const changed = await cards();
  await app.deps.knex.transaction((trx) => refreshAllCards(trx, app.deps));
  expect(await cards()).toEqual(changed);
  expect(changed).toEqual({ price: 12_000, limited_offer_id: 1 });
});

it('writes the cards of an offer once at each boundary, however many processes look', async () => {
  const drop = vi.spyOn(app.deps.replyCache, 'drop');
  /** Notices of purges arrive in the order of the commits: with its own all before it are here. */
  const purges = async (): Promise<number> => {
    await app.deps.knex.transaction((trx) => refreshCards(trx, [3], app.deps));
    await eventually(() => expect(drop.mock.calls.flat(2)).toContain('product-3'));

    const count = drop.mock.calls.filter(([keys]) => keys.includes('product-2')).length;
    drop.mockClear();
    return count;
  };
  const writings = async (): Promise<number> => {
    await Promise.all([job(), job(), job()]);
    await job();
    return purges();
  };
  await purges();
  expect(await writings()).toBe(0);
  app.clock.now = starts;
  expect(await writings()).toBe(1);
  app.clock.now = ends;
  expect(await writings()).toBe(1);
  drop.mockRestore();
});
