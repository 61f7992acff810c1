import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ApiError } from '#core/contract/client.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addFamily, addProduct, addVariant } from '#tests/support/factories/catalogue.ts';
import { addDeviceModel } from '#tests/support/factories/devices.ts';
import { imeiOf, insertDevices, phone, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let pricing: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  app.deps.replyCache.drop(['*']);
  pricing = await signIn(app, 'pricing');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const publish = (body: Readonly<Record<string, unknown>>) =>
  pricing.change('admin/price-list/versions/', {
    based_on: 'v41',
    note: 'podzim',
    changes: [{ product_model: 'iphone-15-128gb', prices: { B: 7_500 } }],
    ...body,
  });
const rows = (table: string) => app.deps.knex(table);

it('publishes the next list: everything of the current one with the changes over it', async () => {
  const { knex } = app.deps;
  const changes = [
    { product_model: 'iphone-15-128gb', prices: { B: 7_500, D: null }, minimal_buyout_price: 400 },
  ];
  const answer = await publish({ changes, accept_warnings: true });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({
    published: { code: 'v42', published_by: 'Jana Nováková', current: true },
    warnings: [{ product_model: 'iphone-15-128gb', warning: 'grade_without_result:D' }],
  });
  const prices = await knex('price_list_prices as p')
    .join('price_list_versions as v', 'v.id', 'p.version_id')
    .where('v.code', 'v42')
    .orderBy('model_id')
    .select('price_a_plus', 'price_b', 'price_d', 'minimal_price');
  expect(prices).toEqual([
    { price_a_plus: 10_000, price_b: 7_500, price_d: null, minimal_price: 400 },
    { price_a_plus: 10_000, price_b: 7_000, price_d: 1_000, minimal_price: 500 },
    { price_a_plus: 10_000, price_b: 7_000, price_d: 1_000, minimal_price: 500 },
  ]);
  expect(await rows('price_list_questions')).toHaveLength(6);
  const { results, count } = await pricing.get('admin-price-list-versions', { query: {} });
  expect(count).toBe(2);
  expect(results.map(({ code, current }) => [code, current])).toEqual([
    ['v42', true],
    ['v41', false],
  ]);
});

it('drops kept answers with the new list, and keeps them when it is refused', async () => {
  const path = `/api/new/buyback/appraisal-form-data/?product_color=${phone}`;
  const versionNow = async () => {
    const { appraisal } = (await (await fetch(app.url + path)).json()) as {
      appraisal: { version: string };
    }; // as in buyback.ts
    return appraisal.version;
  };
  let statements = 0;
  const listen = ({ sql }: { sql: string }) =>
    void (statements += Number(sql.includes('device_colors')));
  app.deps.knex.on('query', listen);
  expect([await versionNow(), await versionNow()]).toEqual(['v41', 'v41']);
  expect((await publish({ based_on: 'v40' })).status).toBe(409);
  await versionNow();
  app.deps.knex.removeListener('query', listen);
  expect(statements).toBe(1);
  expect((await publish({})).status).toBe(201);
  await expect.poll(versionNow).toBe('v42');
});

it('refuses a list based on one that is not current any more, and names the current one', async () => {
  await publish({});
  const answer = await publish({});
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ current: { code: 'v42' } });
  expect(await rows('price_list_versions')).toHaveLength(2);
});

it('lets one of several parallel publications through', async () => {
  const answers = await Promise.all([publish({}), publish({}), publish({}), publish({})]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await rows('price_list_versions')).toHaveLength(2);
});

it('never stores a price of one list under another while a list is published', async () => {
  const sell = (number: number) =>
    app.client().change('buyback/sell-online/', saleBody(imeiOf(number)));
  const changes = [{ product_model: 'iphone-15-128gb', prices: { B: 7_500 } }];
  const sales = Array.from({ length: 8 }, (_, index) => sell(index + 1));
  const [published, ...sold] = await Promise.all([publish({ changes }), ...sales]);
  expect([published.status, ...sold.map(({ status }) => status)]).toEqual(Array(9).fill(201));
  const stored = await app.deps
    .knex('buybacks as b')
    .join('price_list_versions as v', 'v.id', 'b.price_list_id')
    .select<{ code: string; price: number; version: string }[]>('v.code', 'b.price')
    .select(app.deps.knex.raw("b.snapshot->'appraisal'->>'version' as version"));
  expect(stored).toHaveLength(8);
  for (const { code, price, version } of stored) {
    expect([version, price]).toEqual([code, code === 'v41' ? 5_900 : 6_400]);
  }
});

it('warns of 0, of a large change and of paying more than a used piece is sold for', async () => {
  const { knex } = app.deps;
  const family = await addFamily(knex, { manufacturer_id: 1 });
  const variant = await addVariant(knex, { meta_master_id: family.id, device_model_id: 1 });
  const piece = { master_product_id: variant.id, condition: 'used', is_single_unit: true } as const;
  await addProduct(knex, { ...piece, grade: 'B', price: 7_200 });
  await addProduct(knex, { ...piece, grade: 'B', price: 7_900 });
  const model = 'iphone-15-128gb';
  const prices = { A: 5_900, B: 7_300, D: 0 };
  const changes = [{ product_model: model, prices, minimal_buyout_price: 0 }];
  const answer = await publish({ changes });
  expect(answer.status).toBe(400);
  const { warnings } = (await answer.json()) as { warnings: { warning: string }[] }; // its refusal
  expect(warnings.map(({ warning }) => warning)).toEqual([
    'grade_prices_not_descending:A:B',
    'zero_minimum',
    'zero_price:D',
    'large_change:A',
    'large_change:D',
    'above_resale:B',
  ]);
});

it('asks to accept warnings before it publishes', async () => {
  const changes = [{ product_model: 'iphone-15-128gb', prices: { B: 9_000 } }];
  const answer = await publish({ changes });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    detail: expect.any(String),
    warnings: [{ product_model: 'iphone-15-128gb', warning: 'grade_prices_not_descending:A:B' }],
  });
  expect(await rows('price_list_versions')).toHaveLength(1);
  expect((await publish({ changes, accept_warnings: true })).status).toBe(201);
});

it.each([
  [
    'an unknown model',
    [{ product_model: 'nic', prices: {} }],
    { 0: { product_model: expect.anything() } },
  ],
  [
    'a model twice',
    [{ product_model: 'watch-se' }, { product_model: 'watch-se' }],
    { 1: { product_model: expect.anything() } },
  ],
  [
    'a price below zero',
    [{ product_model: 'watch-se', prices: { A: -1 } }],
    { 0: { prices: { A: expect.anything() } } },
  ],
  [
    'an unknown grade',
    [{ product_model: 'watch-se', prices: { E: 1 } }],
    { 0: { prices: expect.anything() } },
  ],
])('refuses %s, naming its place', async (_, changes, errors) => {
  const answer = await publish({ changes });
  expect([answer.status, await answer.json()]).toEqual([400, { changes: errors }]);
  expect(await rows('price_list_versions')).toHaveLength(1);
});

it('copies the list by as many statements for a thousand changes as for one', async () => {
  const { knex } = app.deps;
  await addDeviceModel.many(
    knex,
    times(1000, (n) => ({ slug: `more-${String(n)}`, type_id: 1, manufacturer_id: 1 })),
  );
  let statements = 0;
  const listen = () => void (statements += 1);
  const measured = async (based_on: string, models: string[]) => {
    statements = 0;
    knex.on('query', listen);
    const prices = { 'A+': 900, A: 800, B: 700, C: 600, D: 500 };
    const changes = models.map((product_model) => ({
      product_model,
      prices,
      minimal_buyout_price: 100,
    }));
    const body = { based_on, changes, accept_warnings: true };
    expect((await publish(body)).status).toBe(201);
    knex.removeListener('query', listen);
    return statements;
  };
  // The first change of a visitor also asks for a token.
  await publish({ based_on: 'v0' });
  const one = await measured('v41', ['more-1']);
  const many = Array.from({ length: 1000 }, (_, n) => `more-${String(n + 1)}`);
  expect(await measured('v42', many)).toBe(one);
  expect(await rows('price_list_prices')).toHaveLength(3 + 4 + 1003);
});

it('never changes a published list', async () => {
  await expect(rows('price_list_prices').update({ price_a: 1 })).rejects.toThrow('immutable');
  await expect(rows('price_list_versions').delete()).rejects.toThrow('immutable');
});

it('lets readers of prices read and not publish', async () => {
  const editor = await signIn(app, 'catalogue_editor');
  expect((await editor.get('admin-price-list-versions', { query: {} })).count).toBe(1);
  const body = { basedOn: 'v41', note: '', changes: [{ productModel: 'watch-se' }] };
  const call = editor.post('admin-price-list-publish', { body });
  await expect(call).rejects.toBeInstanceOf(ApiError);
  await expect(call).rejects.toMatchObject({ status: 403 });
});
