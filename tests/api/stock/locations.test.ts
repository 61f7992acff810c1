import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addProduct, addVariant } from '#tests/support/factories/catalogue.ts';
import { addLocation, addStock, addStockPlace, setStock } from '#tests/support/factories/stock.ts';
import { signIn } from '#tests/support/staff.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let picker: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const { knex } = app.deps;
  await truncateAll(knex);
  await addStockPlace(knex, { code: 'warehouse' });
  await addLocation.many(knex, [
    { place_id: 1, code: 'L-A-01' },
    { place_id: 1, code: 'L-A-02' },
    { place_id: 1, code: 'L-A-03' },
  ]);
  const variant = await addVariant(knex, {
    code: 'KABEL',
    ean: '4006381333931',
    name_cs: 'Kabel USB',
  });
  await addProduct(knex, { master_product_id: variant.id });
  await addStock(knex, { product_id: 1, place_id: 1, on_hand: 5 });
  picker = await signIn(app, 'picker');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const read = async (path: string) => answerOf(await picker.fetch(`/api/new/warehouse/${path}`));
const post = async (path: string, body: object) =>
  answerOf(await picker.change(`warehouse/${path}`, body));
const carry = (from: string, to: string, quantity: number, seen: number, more = {}) =>
  post('moves/', {
    product_id: 1,
    from,
    to,
    quantity,
    seen,
    operation_id: randomUUID(),
    ...more,
  });

it('finds a product by its EAN, its code or words, and what lies at a label', async () => {
  const found = {
    results: [{ code: 'KABEL', allocated: 0, locations: [{ code: 'L-WAREHOUSE', on_hand: 5 }] }],
  };
  expect(await read('products/?term=4006381333931')).toMatchObject([200, found]);
  expect(await read('products/?term=KABEL')).toMatchObject([200, found]);
  expect(await read('products/?term=usb')).toMatchObject([200, found]);
  expect(await read('products/?term=nic')).toEqual([200, { results: [] }]);
  expect(await read('location/?code=l-warehouse')).toMatchObject([
    200,
    { code: 'L-WAREHOUSE', kind: 'bin', pieces: 5, items: [{ code: 'KABEL', on_hand: 5 }] },
  ]);
  expect(await read('location/?code=L-NIKDE')).toMatchObject([
    404,
    { detail: 'Takové místo ve skladu není. Načtěte prosím jeho štítek znovu.' },
  ]);
});

it('moves pieces once, however often the same act is sent (T-WH-8)', async () => {
  const operation = { operation_id: randomUUID() };
  const first = await carry('L-WAREHOUSE', 'L-A-01', 2, 5, operation);
  expect(first).toMatchObject([200, { from: { pieces: 3 }, to: { code: 'L-A-01', pieces: 2 } }]);
  expect(await carry('L-WAREHOUSE', 'L-A-01', 2, 5, operation)).toEqual(first);
  const [, history] = await read('movements/?location_id=2');
  expect(history).toMatchObject({
    results: [{ code: 'KABEL', quantity: 2, from: 'L-WAREHOUSE', to: 'L-A-01', why: 'moved' }],
  });
  expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
});

it('shows the second of two who move the same what the first made of it (T-WH-12)', async () => {
  const both = await Promise.all([
    carry('L-WAREHOUSE', 'L-A-01', 5, 5),
    carry('L-WAREHOUSE', 'L-A-02', 5, 5),
  ]);
  expect(both.map(([status]) => status).toSorted()).toEqual([200, 409]);
  const refused = both.find(([status]) => status === 409);
  expect(refused?.[1]).toMatchObject({ current: { code: 'L-WAREHOUSE', pieces: 0 } });
  expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
});

it('refuses a goal that is closed or not there, and more than lies there', async () => {
  await app.deps.knex('stock_locations').where({ code: 'L-A-03' }).update({ is_open: false });
  expect((await carry('L-WAREHOUSE', 'L-A-03', 1, 5))[0]).toBe(409);
  expect((await carry('L-WAREHOUSE', 'L-B-99', 1, 5))[0]).toBe(404);
  expect((await carry('L-WAREHOUSE', 'L-A-01', 6, 5))[0]).toBe(409);
  expect(await app.deps.knex('stock_movements')).toHaveLength(1);
});

it('takes what is missing out of sale, and back when it is found', async () => {
  await carry('L-WAREHOUSE', 'L-A-01', 2, 5);
  expect(await post('empty/', { location: 'L-A-01', seen: 1 })).toMatchObject([409, {}]);
  expect(await post('empty/', { location: 'L-A-01', seen: 2 })).toMatchObject([
    200,
    { missing: 2, location: { pieces: 0 } },
  ]);
  const stock = () => app.deps.knex('stock').first('on_hand');
  expect(await stock()).toEqual({ on_hand: 3 });
  expect((await carry('X-MISSING-1', 'L-A-01', 1, 2))[0]).toBe(200);
  expect(await stock()).toEqual({ on_hand: 4 });
  await setStock(app.deps.knex, { product_id: 1 }, { allocated: 4 });
  expect((await post('empty/', { location: 'L-A-01', seen: 1 }))[0]).toBe(409);
  expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
});

it('lets a supervisor set up locations, and nobody change one that something lies in', async () => {
  const path = 'warehouse/location-rows/';
  const row = {
    code: 'L-B-01',
    kind: 'bin',
    place_id: 1,
    zone: 'B',
    rack: '01',
    walk_order: 5,
    is_open: true,
  };
  expect((await answerOf(await picker.change(path, row)))[0]).toBe(403);
  const supervisor = await signIn(app, 'warehouse_supervisor');
  expect(await answerOf(await supervisor.change(path, row))).toMatchObject([201, row]);
  const wrong = await answerOf(await supervisor.change(path, { ...row, code: 'B-1' }));
  expect(wrong).toMatchObject([400, { code: ['Tato hodnota není platná.'] }]);
  const change = { version: 1, kind: 'crate' };
  const refused = await answerOf(await supervisor.changeBy('PATCH', `${path}1/`, change));
  expect(refused).toMatchObject([
    400,
    { kind: ['Něco tu ještě leží. Nejdřív to prosím přesuňte.'] },
  ]);
});
