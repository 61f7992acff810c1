import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
