import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addFamily } from '#tests/support/factories/catalogue.ts';
import { addFilesetFile } from '#tests/support/factories/content.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertShop, shop } from './shop-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertShop(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

it('tells who set the price, the stock, the parameters and the texts of a variant, and of no other', async () => {
  const admin = await signIn(app, 'admin');
  const params = { masterProductId: shop.black };
  const product = { productId: shop.product };
  const { version } = await admin.get('admin-product', { params: product });
  await admin.patch('admin-product-update', { params: product, body: { version, price: 19_500 } });
  await admin.patch('admin-stock-set', {
    params: product,
    body: { placeId: shop.warehouse, countedFrom: 5, onHand: 6, reason: '' },
  });
  const said = await admin.get('admin-product-attributes', { params });
  await admin.patch('admin-product-attributes-set', {
    params,
    body: { version: said.version, attributes: [] },
  });
  const family = { metaMasterId: shop.iphone };
  const { version: ofFamily } = await admin.get('meta-master-get', { params: family });
  await admin.patch('meta-master-update', {
    params: family,
    body: { version: ofFamily, descriptionCs: 'Popis' },
  });

  const callsOf = async (rowId: number, scope: 'row' | 'parts') => {
    const query = { whose: 'all', table: 'master_products', rowId, scope } as const;
    const { results } = await admin.get('admin-change-list', { query });
    return results.map(({ call }) => call);
  };
  expect(await callsOf(shop.black, 'parts')).toEqual([
    'meta-master-update',
    'admin-product-attributes-set',
    'admin-stock-set',
    'admin-product-update',
  ]);
  expect(await callsOf(shop.black, 'row')).not.toContain('admin-product-update');
  expect(await callsOf(shop.blue, 'parts')).toEqual(['meta-master-update']);
});

it('tells who set the pictures, the texts for search engines and the fits, gone ones among them', async () => {
  const admin = await signIn(app, 'admin');
  const { knex } = app.deps;
  const { id: cover } = await addFamily(knex, { seo_name: 'kryt', kind: 'accessory' });
  const about = { language: 'cs', title: 'Titulek', description: '', version: 0 } as const;
  const subjects = { master_product: shop.black, meta_master: shop.iphone } as const;
  for (const subjectKind of ['master_product', 'meta_master'] as const) {
    const subject = { subjectKind, subjectId: subjects[subjectKind] };
    await admin.patch('admin-seo-text-set', { body: { ...subject, ...about } });
  }
  for (const [version, metaMasterIds] of [
    [1, [cover]],
    [2, []],
  ] as const) {
    await admin.patch('admin-accessories-set', {
      params: { metaMasterId: shop.iphone },
      body: { version, families: [...metaMasterIds] },
    });
  }
  const params = { metaMasterId: shop.iphone };
  const { filesetId } = await admin.post('admin-family-pictures-ensure', { params, body: {} });
  const of = { fileset_id: filesetId ?? 0 };
  const { id: kept } = await addFilesetFile(knex, { ...of, position: 0 });
  const { id: gone } = await addFilesetFile(knex, { ...of, position: 1 });
  const described = { version: 1, altCs: 'Zepředu' };
  await admin.patch('gallery-file-update', { params: { fileId: kept }, body: described });
  await admin.delete('gallery-file-delete', { params: { fileId: gone }, query: { version: 1 } });

  const callsOf = async (rowId: number) => {
    const query = { whose: 'all', table: 'master_products', rowId, scope: 'parts' } as const;
    const { results } = await admin.get('admin-change-list', { query });
    return results.map(({ call }) => call);
  };
  const ofFamily = [
    ...['gallery-file-delete', 'gallery-file-update', 'admin-family-pictures-ensure'],
    ...['admin-accessories-set', 'admin-accessories-set', 'admin-seo-text-set'],
  ];
  expect(await callsOf(shop.blue)).toEqual(ofFamily);
  expect(await callsOf(shop.black)).toEqual([...ofFamily, 'admin-seo-text-set']);
});
