import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
  await insertShop(app.deps.knex);
  editor = await signIn(app, 'catalogue_editor');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const base = 'mp-meta-master/admin/';
const change = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  answerOf(await editor.changeBy(method, base + path, body));

const cardsOf = async (metaMasterId: number) => {
  const rows: { master_product_id: number }[] = await app.deps
    .knex('listing_cards')
    .where('meta_master_id', metaMasterId)
    .select('master_product_id');
  return rows.map(({ master_product_id }) => master_product_id);
};

const family = {
  seo_name: 'pixel-9',
  kind: 'phone',
  manufacturer_id: shop.samsung,
  name_cs: 'Pixel 9',
  name_ro: 'Pixel 9',
  description_cs: 'Popis',
  description_ro: 'Text',
  released_on: '2024-08-22',
  fileset_id: null,
};

it('answers a family with its variants, with and without a slash at the end', async () => {
  for (const end of ['', '/']) {
    const response = await editor.fetch(`/api/new/${base}get-meta-master/1${end}`);
    expect([response.status, await response.json()]).toMatchObject([
      200,
      {
        id: 1,
        version: 1,
        seo_name: 'iphone-15',
        kind: 'phone',
        released_on: null,
        master_products: [{ id: 1, name: 'iPhone 15 černý', version: 1 }, { id: 2 }, { id: 3 }],
      },
    ]);
  }
  expect((await editor.fetch(`/api/new/${base}get-meta-master/99`)).status).toBe(404);
});

it('adds a family, changes it and deletes it again', async () => {
  const [status, made] = await change('POST', 'add-meta-master', family);
  expect([status, made]).toMatchObject([
    201,
    { ...family, id: 3, version: 1, master_products: [] },
  ]);
  expect(
    await change('PATCH', 'update-meta-master/3', { name_cs: 'Pixel 9 Pro', version: 1 }),
  ).toMatchObject([200, { name_cs: 'Pixel 9 Pro', name_ro: 'Pixel 9', version: 2 }]);
  expect(await change('DELETE', 'delete-meta-master/3?version=2')).toEqual([204, null]);
  expect((await editor.fetch(`/api/new/${base}get-meta-master/3`)).status).toBe(404);
});

it.each([
  [{ seo_name: 'iphone-15' }, { seo_name: ['Tato hodnota je už použita.'] }],
  [{ manufacturer_id: 99 }, { manufacturer_id: ['Takový záznam neexistuje.'] }],
  [{ fileset_id: 99 }, { fileset_id: ['Takový záznam neexistuje.'] }],
  [{ price: 1 }, { price: ['Toto pole neznáme.'] }],
])('refuses %j by its field', async (wrong, fields) => {
  expect(await change('POST', 'add-meta-master', { ...family, ...wrong })).toEqual([400, fields]);
});

it('refuses to delete a family with variants and says how many', async () => {
  expect(await change('DELETE', 'delete-meta-master/1?version=1')).toMatchObject([
    409,
    { master_products: 3 },
  ]);
});

it('moves a variant to another family, and lists follow at once', async () => {
  await change('PATCH', 'update-meta-master/1', { version: 1, name_cs: 'iPhone 15' });
  expect(await cardsOf(shop.iphone)).toEqual([shop.black]);
  expect(
    await change('PATCH', 'swap-meta-master/1', { meta_master_id: shop.galaxy, version: 1 }),
  ).toMatchObject([200, { id: shop.galaxy, master_products: [{ id: shop.black, version: 2 }] }]);
  expect([await cardsOf(shop.iphone), await cardsOf(shop.galaxy)]).toEqual([[], [shop.black]]);
});

it('moves several variants into a family at once', async () => {
  const body = { meta_master_id: shop.galaxy, version: 1, master_product_ids: [3, 1, 3] };
  expect(await change('PATCH', 'add-master-product', body)).toMatchObject([
    200,
    { id: shop.galaxy, version: 2, master_products: [{ id: 1 }, { id: 3 }] },
  ]);
  expect(await change('PATCH', 'add-master-product', body)).toMatchObject([
    409,
    { current: { id: shop.galaxy, version: 2 } },
  ]);
});

it('refuses families and variants that are not there', async () => {
  expect(await change('PATCH', 'swap-meta-master/1', { meta_master_id: 99, version: 1 })).toEqual([
    400,
    { meta_master_id: ['Takový záznam neexistuje.'] },
  ]);
  const body = { meta_master_id: 2, version: 1, master_product_ids: [1, 99] };
  expect(await change('PATCH', 'add-master-product', body)).toEqual([
    400,
    { master_product_ids: ['Takový záznam neexistuje.'] },
  ]);
  expect(await change('PATCH', 'swap-meta-master/99', { meta_master_id: 1, version: 1 })).toEqual([
    404,
    { detail: 'Tuto stránku jsme nenašli.' },
  ]);
});

it('answers a stale version with 409 and the current row', async () => {
  const stale = [
    await change('PATCH', 'update-meta-master/1', { version: 4, name_cs: 'x' }),
    await change('DELETE', 'delete-meta-master/1?version=4'),
    await change('PATCH', 'swap-meta-master/1', { version: 4, meta_master_id: 2 }),
  ];
  for (const answer of stale) {
    expect(answer).toMatchObject([409, { current: { id: 1, version: 1, name_cs: 'iPhone 15' } }]);
  }
});

it('lists all families but one', async () => {
  const list = async (query: string) => {
    const response = await editor.fetch(`/api/new/${base}exclude-meta-master/1${query}`);
    const body: unknown = await response.json();
    return body;
  };
  expect(await list('')).toEqual({
    count: 1,
    results: [{ id: 2, seo_name: 'galaxy-s24', name: 'Galaxy S24', master_product_count: 0 }],
  });
  expect(await list('?term=iphone')).toEqual({ count: 0, results: [] });
});

it('purges the pages of a family whose name changed, and no others', async () => {
  const heard: string[] = [];
  const drop = app.deps.replyCache.drop.bind(app.deps.replyCache);
  app.deps.replyCache.drop = (keys) => {
    heard.push(...keys);
    drop(keys);
  };
  await change('PATCH', 'update-meta-master/1', { version: 1, name_cs: 'iPhone patnáct' });
  await expect.poll(() => heard).toContain('product-1');
  expect(heard.filter((key) => key.startsWith('product-'))).toEqual(['product-1']);
});

it('lets only those who may edit the catalogue change it', async () => {
  const reader = await signIn(app, 'pricing');
  const support = await signIn(app, 'support');
  const get = `/api/new/${base}get-meta-master/1`;
  const statuses = await Promise.all(
    [app.client(), support, reader].map(async (client) => [
      (await client.fetch(get)).status,
      (await client.changeBy('POST', `${base}add-meta-master`, family)).status,
      (await client.changeBy('PATCH', `${base}update-meta-master/1`, { version: 1 })).status,
      (await client.changeBy('DELETE', `${base}delete-meta-master/2?version=1`)).status,
    ]),
  );
  expect(statuses).toEqual([
    [401, 401, 401, 401],
    [403, 403, 403, 403],
    [200, 403, 403, 403],
  ]);
});
