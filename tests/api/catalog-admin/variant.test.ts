import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
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
  editor = await signIn(app, 'catalogue_editor');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const read = (masterProductId: number) =>
  editor.get('admin-variant', { params: { masterProductId } });

it('tells what a variant is and what its offer lacks', async () => {
  expect(await read(shop.black)).toMatchObject({
    id: shop.black,
    metaMasterId: shop.iphone,
    nameCs: 'iPhone 15 černý',
    color: 'Černá',
    isActive: true,
    missing: ['ean', 'category', 'picture', 'weight'],
  });
  expect((await read(shop.spare)).missing).toContain('price');
});

it('is changed by the version that it tells', async () => {
  const { id, version } = await read(shop.black);
  await app.deps.knex('products').where({ id: shop.product }).increment('version');
  expect((await read(id)).version).toBe(version + 1);
  const change = { id, version: version + 1, changes: { nameCs: 'Jiný' }, overwrite: [] };
  const answer = await editor.patch('grid-products-edit', { body: { rows: [change] } });
  expect(answer).toMatchObject({ applied: 1, refused: [] });
  expect(await read(id)).toMatchObject({ nameCs: 'Jiný' });
});

it('is a 404 where there is none', async () => {
  expect((await refusalOf(read(999))).status).toBe(404);
});
