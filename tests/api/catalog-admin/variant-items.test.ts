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

const piece = {
  grade: 'B',
  price: 9_990,
  boughtFor: 6_000,
  batteryPercent: 88,
  serial: '490154203237518',
  placeId: null,
  noteCs: '',
  noteRo: '',
} as const;
const stock = { condition: 'nearly_new', price: 17_990, quantity: 3 } as const;
const add = (items: object, by = editor, masterProductId: number = shop.black) =>
  by.post('admin-variant-items-add', {
    params: { masterProductId },
    body: { stock: [], pieces: [], ...items },
  });
const offers = async () => {
  const params = { seoName: 'iphone-15-black' };
  const product = await app.client().get('catalog-product', { params });
  return product.offers.map(({ condition, price }) => [condition, price]);
};
const items = () => app.deps.knex('products').count<{ count: number }[]>();

it('puts used and nearly new pieces of a variant that is there on sale, and takes them back as one', async () => {
  const before = await offers();
  const { productIds } = await add({ stock: [stock], pieces: [piece] });
  expect(productIds).toHaveLength(2);
  expect(await offers()).toEqual([...before, ['nearly_new', 17_990], ['used', 9_990]]);
  const [last] = (await editor.get('admin-change-list', { query: {} })).results;
  await editor.post('admin-change-undo', { params: { id: last?.id ?? 0 }, body: {} });
  expect(await offers()).toEqual(before);
});

it('offers a piece below cost for what was paid until another person releases its price', async () => {
  const before = await offers();
  const { waiting } = await add({ pieces: [{ ...piece, price: 5_000 }] });
  expect(waiting).toBe(1);
  expect(await offers()).toEqual([...before, ['used', 6_000]]);
  const boss = await signIn(app, 'admin');
  const [act] = (await boss.get('prepared-act-list', { query: {} })).results;
  await boss.post('prepared-act-decide', {
    params: { id: act?.id ?? 0 },
    body: { version: act?.version ?? 0, to: 'released', note: '' },
  });
  expect(await offers()).toEqual([...before, ['used', 5_000]]);
});

it('says at the piece that the same device is in stock already, and stores none of the others', async () => {
  await add({ pieces: [piece] });
  const before = await items();
  const refused = await refusalOf(
    add({ pieces: [{ ...piece, serial: '352099001761481' }, piece] }),
  );
  expect(refused).toMatchObject({
    status: 400,
    body: { pieces: { 1: { serial: [expect.any(String)] } } },
  });
  expect(await items()).toEqual(before);
});

it('leaves alike pieces that the variant has already to be counted at their place', async () => {
  const refused = await refusalOf(add({ stock: [{ ...stock, condition: 'new' }] }));
  expect(refused).toMatchObject({ status: 400, body: { stock: [expect.any(String)] } });
});

it('refuses nothing to add, a place that there is none of and a variant that there is none of', async () => {
  expect(await refusalOf(add({}))).toMatchObject({ status: 400 });
  expect(await refusalOf(add({ pieces: [{ ...piece, placeId: 99 }] }))).toMatchObject({
    status: 400,
  });
  expect((await refusalOf(add({ pieces: [piece] }, editor, 999))).status).toBe(404);
});

it.each(['pricing', 'content', 'support'] as const)('is nothing that %s does', async (role) => {
  expect((await refusalOf(add({ pieces: [piece] }, await signIn(app, role)))).status).toBe(403);
});

it('asks what was paid for a used piece, without which nobody could tell a price below cost', async () => {
  const refused = await refusalOf(add({ pieces: [{ ...piece, boughtFor: null }] }));
  expect(refused).toMatchObject({
    status: 400,
    body: { pieces: { 0: { bought_for: [expect.any(String)] } } },
  });
});
