import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCategory } from '#tests/support/factories/categories.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { insertShop, shop } from './shop-fixture.ts';

let app: TestApp;
let editor: TestClient;
let categoryId = 0;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertShop(app.deps.knex);
  categoryId = (await addCategory(app.deps.knex)).id;
  editor = await signIn(app, 'catalogue_editor');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const family = {
  nameCs: 'Pixel 10',
  nameRo: 'Pixel 10',
  kind: 'phone',
  manufacturerId: shop.samsung,
  descriptionCs: '',
  descriptionRo: '',
} as const;
const imei = '490154203237518';
const piece = {
  grade: 'A',
  price: 9_990,
  boughtFor: 6_000,
  batteryPercent: 91,
  serial: imei,
  placeId: null,
  noteCs: 'Škrábnutí vzadu',
  noteRo: '',
} as const;
const variant = (color: string, colorValueId: number | null, more: object = {}) => ({
  code: '',
  nameCs: `Pixel 10 128 GB ${color}`,
  nameRo: `Pixel 10 128 GB ${color}`,
  groupName: '128 GB',
  colorValueId,
  ean: null,
  mpn: null,
  stock: [{ condition: 'new' as const, price: 18_990, quantity: 5 }],
  pieces: [],
  ...more,
});
const create = (more: object = {}, by = editor) =>
  by.post('admin-new-product', {
    body: {
      family,
      familyId: null,
      categoryIds: [categoryId],
      isPublished: true,
      variants: [variant('černá', shop.blackValue), variant('modrá', shop.blueValue)],
      ...more,
    },
  });
const page = async (seoName: string) => app.client().fetch(`/api/new/catalog/product/${seoName}/`);
const counts = async () =>
  Promise.all(
    ['meta_masters', 'master_products', 'products', 'stock'].map(async (table) =>
      Number((await app.deps.knex(table).count<{ count: string }[]>())[0]?.count),
    ),
  );

describe('a product that is made in one call', () => {
  it('is sold at once: family, variants, their stock and used pieces', async () => {
    const made = await create({
      variants: [
        variant('černá', shop.blackValue, { pieces: [piece] }),
        variant('modrá', shop.blueValue),
      ],
    });
    expect(made.variants.map(({ seoName }) => seoName)).toEqual([
      'pixel-10-128-gb-cerna',
      'pixel-10-128-gb-modra',
    ]);
    expect(made.variants.map(({ code }) => code)).toEqual(['P000004', 'P000005']);
    const product = await app
      .client()
      .get('catalog-product', { params: { seoName: 'pixel-10-128-gb-cerna' } });
    expect(product.offers.map(({ condition, price }) => [condition, price])).toEqual([
      ['new', 18_990],
      ['used', 9_990],
    ]);
    const cart = await app.client().post('cart-add-product', {
      body: { product: 'pixel-10-128-gb-cerna', quantity: 1 },
    });
    expect(cart.count).toBe(1);
    const passport = await app.deps.knex('device_passports').first<{ serial_last4: string }>();
    expect(passport.serial_last4).toBe('7518');
    expect(JSON.stringify(await app.deps.knex('products'))).not.toContain(imei);
  });

  it('stays with the staff while it is a draft', async () => {
    const { variants } = await create({ isPublished: false });
    expect((await page(variants[0]?.seoName ?? '')).status).toBe(404);
    expect(await app.deps.knex('listing_cards').where('name_cs', 'like', 'Pixel%')).toEqual([]);
  });

  it('is taken back as one step', async () => {
    const before = await counts();
    await create();
    const [last] = (await editor.get('admin-change-list', { query: {} })).results;
    await editor.post('admin-change-undo', { params: { id: last?.id ?? 0 }, body: {} });
    expect(await counts()).toEqual(before);
  });

  it('leaves nothing behind where one row of it is refused, and says which', async () => {
    const before = await counts();
    const wrong = [variant('černá', null), variant('modrá', null, { code: 'IPHONE-15-BLUE' })];
    const refused = await refusalOf(create({ variants: wrong }));
    expect(refused).toMatchObject({
      status: 400,
      body: { variants: { 1: { code: [expect.any(String)] } } },
    });
    expect(await counts()).toEqual(before);
  });

  it.each([
    ['490154203237519', 'the check digit of an IMEI'],
    ['abc', 'letters where a phone has its IMEI'],
  ])('refuses %s: %s', async (serial) => {
    const variants = [variant('černá', null, { pieces: [{ ...piece, serial }] })];
    expect((await refusalOf(create({ variants }))).body).toMatchObject({
      variants: { 0: { pieces: { 0: { serial: [expect.any(String)] } } } },
    });
  });

  it('refuses the same device twice', async () => {
    const variants = [variant('černá', null, { pieces: [piece, { ...piece, price: 8_000 }] })];
    expect((await refusalOf(create({ variants }))).body).toMatchObject({
      variants: { 0: { pieces: { 1: { serial: [expect.any(String)] } } } },
    });
  });

  it('joins a family that is there, and gets an address that is free', async () => {
    const { familyId } = await create();
    const again = await create({ family: null, familyId, variants: [variant('černá', null)] });
    expect(again.familyId).toBe(familyId);
    expect(again.variants[0]?.seoName).toBe('pixel-10-128-gb-cerna-2');
  });

  it('is made by two people at once, each with an address of its own', async () => {
    const both = await Promise.all([create(), create()]);
    const names = both.flatMap(({ variants }) => variants.map(({ seoName }) => seoName));
    expect(new Set(names).size).toBe(4);
  });

  it.each(['pricing', 'content', 'support'] as const)('is nothing that %s makes', async (role) => {
    expect((await refusalOf(create({}, await signIn(app, role)))).status).toBe(403);
  });
});

it('offers what the form is filled from', async () => {
  expect(await editor.get('admin-new-product-choices', {})).toMatchObject({
    manufacturers: [{ name: 'Apple' }, { name: 'Samsung' }],
    colors: [{ id: shop.blackValue }, { id: shop.blueValue }],
    categories: [{ id: categoryId }],
    places: [{ name: 'sklad' }],
  });
});
