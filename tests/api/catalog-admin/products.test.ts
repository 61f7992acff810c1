import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addLimitedOffer, addPriceLevel } from '#tests/support/factories/prices.ts';
import { addInstallmentProgram } from '#tests/support/factories/sales.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { insertShop, shop } from './shop-fixture.ts';

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await app.deps.replyCache.purge(app.deps.knex, ['*']);
  await insertShop(app.deps.knex);
  await addInstallmentProgram(app.deps.knex, { months: 24, rate_percent: 15.9 });
  editor = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const patch = async (path: string, body: object, method: 'PATCH' | 'POST' = 'PATCH') =>
  answerOf(await editor.changeBy(method, path, body));
const read = async (path: string) => answerOf(await editor.fetch(`/api/new/${path}`));

const attributes = 'product/admin-product-attributes/1/';

it('says anew what a variant is like', async () => {
  expect(await read(attributes)).toEqual([
    200,
    { master_product_id: 1, version: 1, attributes: [{ attribute_id: 1, number: 6.1 }] },
  ]);
  const said = [
    { attribute_id: shop.display, number: '6,7' },
    { attribute_id: shop.glass, text_cs: 'safír', text_ro: 'safir' },
    { attribute_id: shop.color, value_ids: [2, 1] },
  ];
  expect(await patch(attributes, { version: 1, attributes: said })).toEqual([
    200,
    {
      master_product_id: 1,
      version: 2,
      attributes: [{ attribute_id: 1, number: 6.7 }, said[1], said[2]],
    },
  ]);
});

it('refuses what does not fit an attribute at its place and changes nothing', async () => {
  const said = [
    { attribute_id: shop.display, number: '6,7' },
    { attribute_id: shop.glass, number: '1' },
    { attribute_id: 99, number: '1' },
    { attribute_id: shop.display, number: '1' },
  ];
  const mismatch = { attribute_id: ['Tato hodnota k atributu nepatří.'] };
  expect(await patch(attributes, { version: 1, attributes: said })).toEqual([
    400,
    {
      attributes: {
        1: mismatch,
        2: { attribute_id: ['Takový záznam neexistuje.'] },
        3: { attribute_id: ['Tato hodnota je už použita.'] },
      },
    },
  ]);
  expect(await read(attributes)).toMatchObject([200, { attributes: [{ number: 6.1 }] }]);
  expect(await patch(attributes, { version: 3, attributes: [] })).toMatchObject([
    409,
    { current: { version: 1 } },
  ]);
});

it('chooses the filters of the catalogue', async () => {
  const path = 'product/admin-catalogue-filters/';
  const color = { attribute_id: shop.color, code: 'color', name: 'Barva', position: 1 };
  const chosen = { based_on: [], attribute_ids: [shop.color] };
  expect(await patch(path, chosen)).toEqual([200, { filters: [color] }]);
  expect(await patch(path, chosen)).toMatchObject([409, { current: { filters: [color] } }]);
  const wrong = { based_on: [shop.color], attribute_ids: [shop.display] };
  expect(await patch(path, wrong)).toMatchObject([400, { attribute_ids: [expect.any(String)] }]);
  expect(await patch(path, { based_on: [shop.color], attribute_ids: [] })).toEqual([
    200,
    { filters: [] },
  ]);
});

it('writes texts for search engines by language', async () => {
  const path = 'product/admin-seo-texts/';
  const subject = { subject_kind: 'meta_master', subject_id: shop.iphone };
  const text = { ...subject, language: 'cs', title: 'iPhone 15 skladem', description: '' };
  expect(await patch(path, { ...text, version: 0 })).toEqual([
    200,
    {
      texts: [
        { language: 'cs', title: 'iPhone 15 skladem', description: '', version: 1 },
        { language: 'ro', title: '', description: '', version: 0 },
      ],
    },
  ]);
  expect((await patch(path, { ...text, version: 0 }))[0]).toBe(409);
  expect((await patch(path, { ...text, version: 2 }))[0]).toBe(409);
  expect((await patch(path, { ...text, title: 'Jiný', version: 1 }))[0]).toBe(200);
  expect(await patch(path, { ...text, subject_id: 99, version: 0 })).toEqual([
    400,
    { subject_id: ['Takový záznam neexistuje.'] },
  ]);
  expect(await read(`${path}?subject_kind=category&subject_id=1`)).toMatchObject([400, {}]);
});

it('counts stock, never below what is promised, and cards follow', async () => {
  const path = 'product/admin-stock/1/';
  const place = { place_id: shop.warehouse, code: 'sklad' };
  expect(await read(path)).toEqual([
    200,
    { product_id: 1, places: [{ ...place, on_hand: 5, allocated: 2 }] },
  ]);
  const counted = { place_id: shop.warehouse, counted_from: 5, on_hand: 2, reason: 'rozbité' };
  expect(await patch(path, { ...counted, reason: ' ' })).toEqual([
    400,
    { reason: ['Tato hodnota je požadována.'] },
  ]);
  await app.deps.knex('products').where({ id: 1 }).update({ price: 600 });
  expect(await patch(path, counted)).toMatchObject([
    200,
    { places: [{ on_hand: 2 }], prepared: null },
  ]);
  const [card] = await app.deps.knex('listing_cards').select<{ availability_rank: number }[]>();
  expect(card?.availability_rank).toBe(3);
  expect(await patch(path, counted)).toMatchObject([
    409,
    { current: { places: [{ on_hand: 2 }] } },
  ]);
  expect(await patch(path, { ...counted, counted_from: 2, on_hand: 1 })).toEqual([
    400,
    { on_hand: ['Tolik kusů je už přislíbeno objednávkám a rezervacím.'] },
  ]);
  expect(await patch(path, { place_id: 99, counted_from: 0, on_hand: 1 })).toEqual([
    400,
    { place_id: ['Takový záznam neexistuje.'] },
  ]);
  expect((await patch('product/admin-stock/99/', counted))[0]).toBe(404);
});

it('sets and takes away the price of a level', async () => {
  const { knex } = app.deps;
  await addPriceLevel(knex);
  const path = 'product/admin-level-prices/1/';
  expect(await patch(path, { version: 1, level_id: 1, price: 18_000 })).toEqual([
    200,
    { product_id: 1, version: 2, prices: [{ level_id: 1, price: 18_000 }], prepared: null },
  ]);
  expect((await patch(path, { version: 1, level_id: 1, price: 1 }))[0]).toBe(409);
  expect(await patch(path, { version: 2, level_id: 99, price: 1 })).toEqual([
    400,
    { level_id: ['Takový záznam neexistuje.'] },
  ]);
  expect(await patch(path, { version: 2, level_id: 1, price: null })).toMatchObject([
    200,
    { version: 3, prices: [] },
  ]);
});

it('offers what forms are filled in with', async () => {
  expect(await read('product/admin-bonuses-for-used-product')).toMatchObject([
    200,
    {
      bonuses_manufacturers: [{ name: 'Apple' }, { name: 'Samsung' }],
      quality_types: ['A+', 'A', 'B', 'C', 'D'],
      types_devices: [],
    },
  ]);
  expect(await read('product/admin-product-attributes/attr-name-choices/?term=hlop')).toEqual([
    200,
    {
      choices: [{ value: 1, label: 'Úhlopříčka', group: 'Displej', kind: 'number', unit: '"' }],
    },
  ]);
  expect(await read('units/')).toMatchObject([200, { results: [{ code: 'palec' }] }]);
  expect(await read('type-devices/')).toEqual([200, { results: [] }]);
  expect(await read('categories/type-categories/')).toEqual([200, { results: [] }]);
});

const component = (params: object) => ({ kind: 'limited_offers_lease', params });

it('keeps how a component is set up and refuses a stale version', async () => {
  const path = 'components/params/7/';
  expect((await read(path))[0]).toBe(404);
  const first = component({ title_cs: 'Akce', title_ro: 'Oferte' });
  expect(await patch(path, first, 'POST')).toMatchObject([200, { pk: 7, version: 1 }]);
  expect((await patch(path, first, 'POST'))[0]).toBe(409);
  const next = { ...component({ title_cs: 'Slevy', limit: 3 }), version: 1 };
  expect((await patch(path, next, 'POST'))[0]).toBe(200);
  await expect
    .poll(async () => read(path))
    .toMatchObject([200, { version: 2, params: { title_cs: 'Slevy', limit: 3 } }]);
});

it('shows running limited offers with what they cost by the month', async () => {
  const { knex } = app.deps;
  const hour = 3_600_000;
  const at = (hours: number) => new Date(app.clock.now.getTime() + hours * hour);
  const offer = { product_id: shop.product, price: 15_000 };
  await addLimitedOffer.many(knex, [
    { ...offer, valid_from: at(-1), valid_until: at(2), pieces: 5, sold_pieces: 1 },
    { ...offer, valid_from: at(-3), valid_until: at(0) },
    { ...offer, valid_from: at(1), valid_until: at(9) },
    { ...offer, valid_from: at(-1), valid_until: at(9), pieces: 2, sold_pieces: 2 },
  ]);
  await patch('components/params/7/', component({ title_cs: 'Akce' }), 'POST');
  const path = 'leases/time-limited-offer/limited-offers-lease/7/';
  expect(await read(path)).toMatchObject([
    200,
    {
      title: 'Akce',
      server_time: app.clock.now.toISOString(),
      offers: [
        {
          id: 1,
          seo_name: 'iphone-15-black',
          price: 15_000,
          usual_price: 20_000,
          until: at(2).toISOString(),
          pieces_left: 4,
          lease: { months: 24, price: 15_000 },
        },
      ],
    },
  ]);
  expect((await read('leases/time-limited-offer/limited-offers-lease/8/'))[0]).toBe(404);
});

it('says what a variant would cost by the month', async () => {
  const path = 'special-offers/product/lease-info/';
  expect(await read(`${path}1/`)).toMatchObject([
    200,
    {
      master_product_id: 1,
      offers: [{ condition: 'new', price: 20_000, lease: { months: 24, rate_hundredths: 1590 } }],
    },
  ]);
  expect(await read(`${path}2/`)).toEqual([200, { master_product_id: 2, offers: [] }]);
  expect((await read(`${path}99/`))[0]).toBe(404);
  expect((await read(`${path}99999999999/`))[0]).toBe(404);
});
