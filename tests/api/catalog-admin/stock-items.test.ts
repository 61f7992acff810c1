import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addStock } from '#tests/support/factories/stock.ts';
import { addPassport } from '#tests/support/factories/devices.ts';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { insertShop, shop } from './shop-fixture.ts';

const path = `product/admin-products/${String(shop.product)}/`;
const used = 2;

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const { knex, replyCache } = app.deps;
  await truncateAll(knex);
  await replyCache.purge(knex, ['*']);
  await insertShop(knex);
  const passport = await addPassport(knex);
  await addProduct(knex, {
    master_product_id: shop.blue,
    condition: 'used',
    grade: 'B',
    price: 5_900,
    bought_for: 5_900,
    is_on_sale: false,
    passport_id: passport.id,
  });
  await knex('price_history').where('product_id', shop.product).update({ at: '2026-01-01' });
  await knex.transaction((trx) => refreshCards(trx, [shop.iphone], app.deps));
  editor = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const patch = async (at: string, body: object) =>
  answerOf(await editor.changeBy('PATCH', at, body));
const read = async (at: string): Promise<unknown> => (await editor.fetch(`/api/new/${at}`)).json();
const card = async (seoName: string) =>
  (await app.client().get('catalog-cards', { query: { names: seoName } })).results[0];

const stored = {
  id: 1,
  version: 1,
  master_product_id: 1,
  name: 'iPhone 15 černý',
  ean: null,
  code: 'IPHONE-15-BLACK',
  condition: 'new',
  quality: null,
  barem: null,
  bought_for: null,
  lowest_price: 20_000,
  waiting_price: null,
  barcode: null,
  package_width_cm: null,
  package_height_cm: null,
  package_depth_cm: null,
  package_weight_kg: null,
  price: 20_000,
  is_reduced: false,
  is_on_sale: true,
  sold_at: null,
  stock: { on_hand: 5, allocated: 2 },
};

it('answers a stock item with everything that staff write of it', async () => {
  expect(await read(path)).toEqual(stored);
  expect((await editor.fetch('/api/new/product/admin-products/99/')).status).toBe(404);
});

it('writes the package, the barcode and the installments', async () => {
  const size = { package_width_cm: '8,5', package_height_cm: '17', package_depth_cm: '2.5' };
  const others = { barcode: '8590000000017', barem: '606' };
  expect(await patch(path, { version: 1, ...size, package_weight_kg: '0,345', ...others })).toEqual(
    [
      200,
      {
        ...stored,
        ...others,
        version: 2,
        package_width_cm: 8.5,
        package_height_cm: 17,
        package_depth_cm: 2.5,
        package_weight_kg: 0.345,
      },
    ],
  );
  expect(await patch(path, { version: 2, package_width_cm: null, barcode: null })).toMatchObject([
    200,
    { version: 3, package_width_cm: null, package_height_cm: 17, barcode: null },
  ]);
  expect(await patch(path, { version: 1, barem: '607' })).toMatchObject([
    409,
    { current: { version: 3, barem: '606' } },
  ]);
});

it.each([
  [path, { package_width_cm: '12,55' }],
  [path, { package_width_cm: '0' }],
  [path, { package_weight_kg: '900' }],
  [path, { barcode: 'a b' }],
  [path, { price: -1 }],
  [path, { quality: 'E' }],
  [path, { sold_at: null }],
  ['product/admin-products/2/', { quality: null }],
])('refuses on %s the change %j by its field', async (at, wrong) => {
  const [field = ''] = Object.keys(wrong);
  expect(await patch(at, { version: 1, ...wrong })).toEqual([
    400,
    { [field]: [expect.any(String)] },
  ]);
});

it('shows a lower price at once, beside the lowest one of thirty days where it says so', async () => {
  await patch(path, { version: 1, price: 18_000 });
  await eventually(async () =>
    expect(await card('iphone-15-black')).toMatchObject({ price: 18_000, reduction: null }),
  );
  await app.deps.knex('price_history').where('price', 18_000).update({ at: '2026-11-20' });
  await patch(path, { version: 2, price: 16_000, is_reduced: true });
  await eventually(async () =>
    expect(await card('iphone-15-black')).toMatchObject({
      price: 16_000,
      reduction: { priorPrice: 18_000, since: 'thirty_days' },
    }),
  );
});

it('offers a device that was bought back, and has that in its passport', async () => {
  const at = `product/admin-products/${String(used)}/`;
  expect(await card('iphone-15-blue')).toBeUndefined();
  const body = { version: 1, price: 9_900, quality: 'A', is_on_sale: true };
  expect(await patch(at, body)).toMatchObject([200, { quality: 'A', is_on_sale: true }]);
  await addStock(app.deps.knex, { product_id: used, place_id: shop.warehouse });
  await eventually(async () =>
    expect(await card('iphone-15-blue')).toMatchObject({ price: 9_900, condition: 'used' }),
  );
  await patch(at, { version: 2, is_on_sale: true });
  expect(await app.deps.knex('device_passport_events').pluck('kind')).toEqual(['listed']);
});

it('finds stock items by their names, codes and barcodes', async () => {
  const count = async (query: string): Promise<unknown> =>
    Reflect.get(Object(await read(`product/admin-products/?${query}`)), 'count');
  await patch(path, { version: 1, barcode: 'OB-77' });
  expect(await count('')).toBe(2);
  expect(await count('term=ob-77')).toBe(1);
  expect(await count('term=modr')).toBe(1);
  expect(await count('term=%25')).toBe(0);
  expect(await count('condition=used&master_product_id=2')).toBe(1);
});

it('purges what shows the family and nothing of others', async () => {
  const drop = vi.spyOn(app.deps.replyCache, 'drop');
  await patch(path, { version: 1, price: 19_000 });
  await eventually(() => expect(drop.mock.calls.flat(2)).toContain('cards'));
  expect(new Set(drop.mock.calls.flat(2))).toEqual(new Set(['product-1', 'cards']));
  drop.mockRestore();
});

it('lets a price of new goods below their cost with VAT wait for another person', async () => {
  await app.deps.knex('products').where('id', shop.product).update({ unit_cost: 15_000 });
  // Without VAT it would still cover what was paid: 15 000 and 21 % are 18 150.
  expect(await patch(path, { version: 1, price: 18_000 })).toMatchObject([
    200,
    { price: 20_000, waiting_price: 18_000 },
  ]);
  // JSON of the API
  const { version } = (await patch(path, { version: 1, barem: '606' }))[1] as { version: number };
  expect(await patch(path, { version, price: 18_150 })).toMatchObject([200, { price: 18_150 }]);
});
