import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { addFilesetFile } from '#tests/support/factories/content.ts';
import { addStock } from '#tests/support/factories/stock.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { insertShop, shop } from './shop-fixture.ts';

const piece = { params: { productId: 2 } };

let app: TestApp;
let content: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const { knex, replyCache } = app.deps;
  await truncateAll(knex);
  await replyCache.purge(knex, ['*']);
  await insertShop(knex);
  const of = { master_product_id: shop.black, condition: 'used', price: 9_000 } as const;
  await addProduct.many(knex, [of, of]);
  for (const id of [2, 3]) {
    await addStock(knex, { product_id: id, place_id: shop.warehouse, on_hand: 1 });
  }
  await knex.transaction((trx) => refreshCards(trx, [shop.iphone], app.deps));
  content = await signIn(app, 'content');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** What the shop shows of each used piece. */
async function shown() {
  const params = { seoName: 'iphone-15-black' };
  const { offers } = await app.client().get('catalog-product', { params });
  const used = offers.filter(({ condition }) => condition === 'used');
  return used.map(({ id, photos }) => [id, photos.map(({ alt, address }) => [alt, address])]);
}

async function addPhotos(): Promise<number> {
  const { filesetId } = await content.post('admin-piece-photos-ensure', { ...piece, body: {} });
  const { knex } = app.deps;
  const of = { fileset_id: filesetId ?? 0 };
  await addFilesetFile(knex, { ...of, position: 1, alt_cs: 'Rohy' });
  await addFilesetFile(knex, { ...of, position: 0, alt_cs: 'Škrábanec na zádech' });
  return of.fileset_id;
}

it('keeps the photos of a piece for staff until somebody publishes them, then at that piece alone', async () => {
  expect(await content.get('admin-piece-photos', piece)).toEqual({
    filesetId: null,
    isPublic: false,
  });
  const filesetId = await addPhotos();
  expect(await content.post('admin-piece-photos-ensure', { ...piece, body: {} })).toEqual({
    filesetId,
    isPublic: false,
  });
  const nothing = [
    [2, []],
    [3, []],
  ];
  expect(await shown()).toEqual(nothing);

  const publish = (isPublic: boolean) =>
    content.patch('admin-piece-photos-publish', { ...piece, body: { isPublic } });
  expect(await publish(true)).toEqual({ filesetId, isPublic: true });
  const first = ['Škrábanec na zádech', `/media/${'1'.repeat(64)}`];
  expect(await shown()).toEqual([
    [2, [first, ['Rohy', `/media/${'2'.repeat(64)}`]]],
    [3, []],
  ]);

  const order = await content.get('gallery-fileset', { params: { filesetId } });
  const ids = order.files.map(({ id }) => id).toReversed();
  await content.patch('gallery-fileset-update', {
    params: { filesetId },
    body: { version: order.version, order: ids },
  });
  expect(JSON.stringify(await shown())).toMatch(/Rohy.*Škrábanec/);

  await publish(false);
  expect(await shown()).toEqual(nothing);
});

it('is for whoever keeps pictures, and for single pieces alone', async () => {
  const pricing = await signIn(app, 'pricing');
  expect((await refusalOf(pricing.get('admin-piece-photos', piece))).status).toBe(403);
  const counted = { params: { productId: shop.product } };
  expect((await refusalOf(content.get('admin-piece-photos', counted))).status).toBe(404);
});

it('does not let the photos of a piece be thrown away as if nobody had them', async () => {
  const filesetId = await addPhotos();
  const { version } = await content.get('gallery-fileset', { params: { filesetId } });
  const removed = content.delete('gallery-fileset-delete', {
    params: { filesetId },
    query: { version },
  });
  expect((await refusalOf(removed)).status).toBe(409);
});
