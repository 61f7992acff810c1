import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { familiesChanged } from '#api/read-models/families-changed.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { addStock } from '#tests/support/factories/stock.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
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
  await app.deps.knex.transaction((trx) => familiesChanged(trx, app.deps, [shop.iphone]));
  editor = await signIn(app, 'catalogue_editor');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const of = (masterProductId: number) => ({ params: { masterProductId } });
const life = (id: number) => editor.get('admin-variant-life', of(id));
const retire = (id: number, successorId: number | null, by = editor) =>
  by.post('admin-variant-retire', { ...of(id), body: { successorId } });
const bringBack = (id: number) => editor.post('admin-variant-bring-back', { ...of(id), body: {} });
const publish = (id: number) => editor.post('admin-variant-publish', { ...of(id), body: {} });
const merge = (id: number, intoId: number) =>
  editor.post('admin-variant-merge', { ...of(id), body: { intoId } });
const copy = (id: number, what: 'variant' | 'family') =>
  editor.post('admin-variant-duplicate', { ...of(id), body: { what } });
const page = (seoName: string) => app.client().fetch(`/api/new/catalog/product/${seoName}/`);
const at = (seoName: string) =>
  app.client().get('resolve-address', { query: { path: `/produkt/${seoName}` } });
const cards = async () =>
  Promise.all(
    ['listing_cards', 'search_documents'].map(async (table) =>
      Number((await app.deps.knex(table).count<{ count: string }[]>())[0]?.count),
    ),
  );
const undoLast = async () => {
  const [last] = (await editor.get('admin-change-list', { query: {} })).results;
  const undone = await editor.post('admin-change-undo', {
    params: { id: last?.id ?? 0 },
    body: {},
  });
  expect(undone.conflicts).toEqual([]);
};
const draft = (id: number) =>
  app.deps.knex('master_products').where({ id }).update({ is_active: false });

describe('a variant that is retired', () => {
  it('answers 410 with its successor, and leaves lists, search and carts', async () => {
    const visitor = app.client();
    await visitor.post('cart-add-product', { body: { product: 'iphone-15-black', quantity: 1 } });
    expect(await life(shop.black)).toMatchObject({
      life: 'published',
      moves: ['retire'],
      successor: { id: shop.blue },
      pieces: 5,
      carts: 1,
      familySize: 3,
    });
    expect(await retire(shop.black, shop.blue)).toMatchObject({
      life: 'retired',
      successor: { id: shop.blue },
    });
    const answer = await page('iphone-15-black');
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({
      successor: { name: 'iPhone 15 modrý', path: '/produkt/iphone-15-blue' },
    });
    expect(await at('iphone-15-black')).toEqual({
      kind: 'gone',
      successor: { name: 'iPhone 15 modrý', path: '/produkt/iphone-15-blue' },
    });
    expect(await cards()).toEqual([0, 0]);
    const cart = await visitor.get('cart', {});
    expect(cart.problems.map(({ kind }) => kind)).toContain('not_on_sale');
  });

  it('names the nearest of its successors that is sold', async () => {
    await retire(shop.black, shop.blue);
    await retire(shop.blue, shop.spare);
    expect(await at('iphone-15-black')).toMatchObject({ successor: { name: 'iPhone 15' } });
    await retire(shop.spare, null);
    expect(await at('iphone-15-black')).toEqual({ kind: 'gone', successor: null });
  });

  it('comes back by its own call, and as one step by an undo', async () => {
    const before = await cards();
    await retire(shop.black, shop.blue);
    expect((await bringBack(shop.black)).life).toBe('published');
    expect((await page('iphone-15-black')).status).toBe(200);
    await retire(shop.black, null);
    await undoLast();
    expect((await page('iphone-15-black')).status).toBe(200);
    expect(await cards()).toEqual(before);
  });

  it('is not brought back by a cell of the list, which says where it is', async () => {
    await retire(shop.black, null);
    const { version } = await editor.get('admin-variant', of(shop.black));
    const row = { id: shop.black, version, changes: { isActive: true }, overwrite: [] };
    const answer = await editor.patch('grid-products-edit', { body: { rows: [row] } });
    expect(answer.refused).toMatchObject([{ column: 'isActive' }]);
  });

  it('is retired once, by one of two people at the same time', async () => {
    const colleague = await signIn(app, 'admin');
    const both = await Promise.allSettled([
      retire(shop.black, null),
      retire(shop.black, shop.blue, colleague),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['itself', shop.black],
    ['nothing', 999],
  ])('is not followed by %s', async (_, successorId) => {
    expect(await refusalOf(retire(shop.black, successorId))).toMatchObject({
      status: 400,
      body: { successor_id: [expect.any(String)] },
    });
  });

  it('is not followed by a draft', async () => {
    await draft(shop.blue);
    expect((await refusalOf(retire(shop.black, shop.blue))).status).toBe(400);
  });
});

describe('a draft', () => {
  it('is published once, and taken back as one step', async () => {
    await draft(shop.black);
    expect((await page('iphone-15-black')).status).toBe(404);
    expect((await publish(shop.black)).life).toBe('published');
    expect((await page('iphone-15-black')).status).toBe(200);
    expect((await refusalOf(publish(shop.black))).status).toBe(400);
    await undoLast();
    expect((await page('iphone-15-black')).status).toBe(404);
  });

  it('is looked at by a link for 30 minutes, and sold by nobody', async () => {
    await draft(shop.black);
    const { url } = await editor.post('admin-variant-preview', { ...of(shop.black), body: {} });
    const code = decodeURIComponent(url.split('/').at(-1) ?? '');
    const look = (which = code) => app.client().fetch(`/api/new/catalog/preview/${which}/`);
    const answer = await look();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ name: 'iPhone 15 černý', offers: [{ id: 1 }] });
    const [id = '', end = '', signature = ''] = code.split('.');
    const later = `${id}.${(parseInt(end, 36) + 60).toString(36)}.${signature}`;
    const other = `2.${end}.${signature}`;
    expect((await look(later)).status).toBe(404);
    expect((await look(other)).status).toBe(404);
    const added = app.client().post('cart-add-product', { body: { product: 1, quantity: 1 } });
    expect((await refusalOf(added)).status).toBe(400);
    app.clock.now = new Date(app.clock.now.getTime() + 31 * 60_000);
    expect((await look()).status).toBe(404);
  });
});

describe('a duplicate', () => {
  it('of a variant is a draft of the same family with a code of its own and its prices', async () => {
    const { familyId, variants } = await copy(shop.black, 'variant');
    expect(familyId).toBe(shop.iphone);
    const [made] = variants;
    expect(made).toMatchObject({ seoName: 'iphone-15-cerny-kopie', code: 'P000004' });
    const detail = await editor.get('admin-variant', of(made?.id ?? 0));
    expect(detail).toMatchObject({ nameRo: 'iPhone 15 černý (copie)', isActive: false, ean: null });
    const attributes = { params: { masterProductId: made?.id ?? 0 } };
    expect((await editor.get('admin-product-attributes', attributes)).attributes).toHaveLength(1);
    const items = { query: { masterProductId: made?.id ?? 0 } };
    expect((await editor.get('admin-product-list', items)).results).toMatchObject([
      { price: 20_000, stock: { onHand: 0 } },
    ]);
    expect((await page('iphone-15-cerny-kopie')).status).toBe(404);
  });

  it('of a family has all of its variants, and is taken back as one step', async () => {
    const { familyId, variants } = await copy(shop.black, 'family');
    expect(familyId).not.toBe(shop.iphone);
    expect(variants).toHaveLength(3);
    await undoLast();
    expect(await app.deps.knex('meta_masters').where({ id: familyId })).toEqual([]);
    expect(await app.deps.knex('products')).toHaveLength(1);
  });
});

describe('two variants that are one', () => {
  const used = { condition: 'used', grade: 'B', is_single_unit: true, price: 9_000 } as const;

  it('become it: address, pieces and favourites go on in one hop', async () => {
    const visitor = app.client();
    await visitor.post('visitor-favourite', { body: { product: 'iphone-15-black', isKept: true } });
    await addProduct(app.deps.knex, { master_product_id: shop.black, ...used });
    expect(await merge(shop.black, shop.blue)).toMatchObject({
      life: 'merged',
      mergedInto: { id: shop.blue },
    });
    expect(await at('iphone-15-black')).toEqual({
      kind: 'redirect',
      to: '/produkt/iphone-15-blue',
    });
    const product = await app
      .client()
      .get('catalog-product', { params: { seoName: 'iphone-15-blue' } });
    expect(product.offers.map(({ condition }) => condition)).toEqual(['new', 'used']);
    expect((await visitor.get('visitor-lists', {})).favourites).toEqual(['iphone-15-blue']);
    await merge(shop.blue, shop.spare);
    expect(await at('iphone-15-black')).toEqual({
      kind: 'redirect',
      to: '/produkt/iphone-15-spare',
    });
    expect((await visitor.get('visitor-lists', {})).favourites).toEqual(['iphone-15-spare']);
  });

  it('keep what is promised where its order finds it, and free pieces go over', async () => {
    const other = await addProduct(app.deps.knex, { master_product_id: shop.blue, price: 19_000 });
    const place = { product_id: other.id, place_id: shop.warehouse };
    await addStock(app.deps.knex, { ...place, on_hand: 1, allocated: 0 });
    const stock = () =>
      app.deps.knex('stock').orderBy('product_id').select('product_id', 'on_hand', 'allocated');
    const before = await stock();
    await merge(shop.black, shop.blue);
    expect(await stock()).toEqual([
      { product_id: shop.product, on_hand: 2, allocated: 2 },
      { product_id: other.id, on_hand: 4, allocated: 0 },
    ]);
    await undoLast();
    expect(await stock()).toEqual(before);
    expect((await page('iphone-15-black')).status).toBe(200);
    expect((await at('iphone-15-black')).kind).toBe('not_found');
  });

  it('are of one kind, and not retired', async () => {
    await app.deps.knex('meta_masters').where({ id: shop.galaxy }).update({ kind: 'accessory' });
    await app.deps
      .knex('master_products')
      .where({ id: shop.spare })
      .update({ meta_master_id: shop.galaxy });
    for (const into of [shop.black, shop.spare, 999]) {
      expect(await refusalOf(merge(shop.black, into))).toMatchObject({
        status: 400,
        body: { into_id: [expect.any(String)] },
      });
    }
    await merge(shop.black, shop.blue);
    expect((await refusalOf(bringBack(shop.black))).status).toBe(400);
  });
});

it.each(['pricing', 'content', 'support'] as const)('is nothing that %s does', async (role) => {
  const by = await signIn(app, role);
  expect((await refusalOf(retire(shop.black, null, by))).status).toBe(403);
});
