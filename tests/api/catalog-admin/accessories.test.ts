import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addAccessoryFit,
  addFamily,
  addProduct,
  addVariant,
} from '#tests/support/factories/catalogue.ts';
import { addStock } from '#tests/support/factories/stock.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { findNeighbours } from '#api/catalog/product/neighbours.ts';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { insertShop, shop } from './shop-fixture.ts';

let app: TestApp;
let editor: TestClient;
let cover = 0;
let glass = 0;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const { knex } = app.deps;
  await truncateAll(knex);
  await app.deps.replyCache.purge(knex, ['*']);
  await insertShop(knex);
  cover = await accessory('kryt', 'Kryt', 10);
  glass = await accessory('sklo', 'Sklo', 20);
  editor = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** An accessory that can be bought. */
async function accessory(seo_name: string, name: string, popularity: number): Promise<number> {
  const { knex } = app.deps;
  const names = { seo_name, name_cs: name, name_ro: name };
  const { id } = await addFamily(knex, { ...names, kind: 'accessory', popularity });
  const variant = await addVariant(knex, { ...names, meta_master_id: id });
  const product = await addProduct(knex, { master_product_id: variant.id });
  await addStock(knex, { product_id: product.id, place_id: shop.warehouse, on_hand: 3 });
  await knex.transaction((trx) => refreshCards(trx, [id], app.deps));
  return id;
}

const path = (id: number) => `product/admin-accessories/${String(id)}/`;
const read = async (id: number) => answerOf(await editor.fetch(`/api/new/${path(id)}`));
const set = async (id: number, version: number, families: readonly number[]) =>
  answerOf(await editor.changeBy('PATCH', path(id), { version, families }));
const shown = async () => {
  const rows = await findNeighbours(app.deps.knex, shop.iphone, 'phone', 'cs');
  return rows.filter((row) => row.is_accessory).map((row) => row.meta_master_id);
};

const named = (id: number) =>
  id === cover ? { id, name: 'Kryt', seo_name: 'kryt' } : { id, name: 'Sklo', seo_name: 'sklo' };

it('keeps accessories of a device in the order that staff gave them', async () => {
  const [status, said] = await set(shop.iphone, 1, [cover, glass]);
  expect(status).toBe(200);
  expect(said).toMatchObject({
    of: 'accessory',
    version: 2,
    families: [named(cover), named(glass)],
  });
  expect(await set(shop.iphone, 2, [glass, cover])).toMatchObject([200, { version: 3 }]);
  expect(await read(shop.iphone)).toMatchObject([200, { families: [named(glass), named(cover)] }]);
});

it('shows them on the page of the product in that order, the rest by how they sell', async () => {
  await addAccessoryFit(app.deps.knex, { accessory_id: cover, device_id: shop.iphone });
  await addAccessoryFit(app.deps.knex, { accessory_id: glass, device_id: shop.iphone });
  const sold = await shown();
  const other = [...sold].reverse();
  await set(shop.iphone, 1, other);
  expect(await shown()).toEqual(other);
  await set(shop.iphone, 2, [cover]);
  expect(await shown()).toEqual([cover]);
});

it('says at an accessory which devices it is made for', async () => {
  const devices = [shop.galaxy, shop.iphone];
  expect(await set(cover, 1, devices)).toMatchObject([200, { of: 'device' }]);
  expect(await read(shop.galaxy)).toMatchObject([200, { families: [named(cover)] }]);
  // What a device's staff put in order keeps its place.
  await set(shop.iphone, 1, [glass, cover]);
  await set(cover, 2, [shop.iphone]);
  expect(await read(shop.iphone)).toMatchObject([200, { families: [named(glass), named(cover)] }]);
  expect(await read(shop.galaxy)).toMatchObject([200, { families: [] }]);
});

it('refuses at its place what cannot fit', async () => {
  const [status, said] = await set(shop.iphone, 1, [cover, shop.galaxy, cover, 9_999]);
  expect(status).toBe(400);
  // Refusals by the places of the list.
  expect(Object.keys((said as { families: object }).families)).toEqual(['1', '2', '3']);
  expect((await set(cover, 1, [glass]))[0]).toBe(400);
  expect((await set(9_999, 1, []))[0]).toBe(404);
});

it('refuses a list that somebody else has changed, with theirs', async () => {
  await set(shop.iphone, 1, [cover]);
  expect(await set(shop.iphone, 1, [glass])).toMatchObject([
    409,
    { current: { families: [named(cover)] }, conflicts: [{ field: 'families' }] },
  ]);
});

it('finds accessories alone, or devices alone', async () => {
  const found = async (of: string) => {
    const url = `/api/new/mp-meta-master/admin/exclude-meta-master/${String(cover)}?of=${of}`;
    const [, body] = await answerOf(await editor.fetch(url));
    // As the contract promises.
    return (body as { results: { name: string }[] }).results.map(({ name }) => name);
  };
  expect(await found('accessory')).toEqual(['Sklo']);
  expect(await found('device')).toEqual(['Galaxy S24', 'iPhone 15']);
});

it('is taken back whole, so that the page shows what it showed before', async () => {
  await set(shop.iphone, 1, [cover, glass]);
  await set(shop.iphone, 2, [glass]);
  const [newest] = await app.deps
    .knex('change_sets')
    .orderBy('id', 'desc')
    .limit(1)
    .select<{ id: number }[]>('id');
  const params = { id: Number(newest?.id) };
  const { undone } = await editor.post('admin-change-undo', { params, body: { force: [] } });
  expect(undone).toBeGreaterThan(0);
  expect(await read(shop.iphone)).toMatchObject([200, { families: [named(cover), named(glass)] }]);
  expect(await shown()).toEqual([cover, glass]);
});
