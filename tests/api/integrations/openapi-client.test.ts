import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ApiKeyScope } from '#core/integrations/api-key.ts';
import { insertShop, shop } from '#tests/api/catalog-admin/shop-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { clientOfDocument } from './client-of-document.ts';

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

async function program(...scopes: ApiKeyScope[]) {
  const admin = await signIn(app, 'admin');
  const { key } = await admin.post('api-key-make', { body: { name: 'ERP', scopes, days: 30 } });
  return clientOfDocument(app, key);
}

const item = { product_id: shop.product };

it('lists products, reads one and changes its price by what the document says alone', async () => {
  const call = await program('catalogue.read', 'prices.edit');
  const list = await call('admin-product-list', { values: { limit: 5 } });
  expect(list.status).toBe(200);
  expect(list.body['results']).not.toEqual([]);
  const { body: read } = await call('admin-product', { values: item });
  expect(read['price']).toBe(20_000);
  const changed = await call('admin-product-update', {
    values: item,
    body: { version: read['version'], price: 19_900 },
  });
  expect([changed.status, changed.body['price']]).toEqual([200, 19_900]);
});

it('is refused what its key has no scope for, as the document says', async () => {
  const call = await program('catalogue.read');
  const { body: read } = await call('admin-product', { values: item });
  const body = { version: read['version'], price: 19_900 };
  const refused = await call('admin-product-update', { values: item, body });
  expect(refused.status).toBe(403);
  expect((await call('admin-product', { values: item })).body['price']).toBe(20_000);
});

it('finds no key named for what is left to people', async () => {
  const call = await program('catalogue.read');
  await expect(call('api-key-list')).rejects.toThrow('takes no key');
});

it('is tried on a page of the shop under a policy of its own', async () => {
  const page = await fetch(`${app.url}/api/docs/`, { headers: { 'accept-language': 'ro' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Cheie API')]);
  expect(page.headers.get('content-security-policy')).toContain(
    "script-src 'self'; style-src 'self';",
  );
  for (const part of ['page.js', 'page.css']) {
    expect([part, (await fetch(`${app.url}/api/docs/${part}`)).status]).toEqual([part, 200]);
  }
  const without = await fetch(`${app.url}/api/docs`, { redirect: 'manual' });
  expect([without.status, without.headers.get('location')]).toEqual([301, '/api/docs/']);
});
