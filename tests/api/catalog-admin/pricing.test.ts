import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { followRules } from '#api/catalog-admin/pricing/follow-level-rules.ts';
import { writeDuePrices } from '#api/catalog-admin/pricing/write-planned-prices.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { addCategory } from '#tests/support/factories/categories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let pricing: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = new Date('2026-11-21T12:00:00Z');
  await truncateAll(app.deps.knex);
  pricing = await signIn(app, 'pricing');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const priceOf = async (id: number) =>
  (await app.deps.knex('products').where({ id }).first<{ price: number }>('price')).price;
const writeDue = () => app.deps.knex.transaction((trx) => writeDuePrices(trx, app.deps));
const level = {
  code: 'firmy',
  nameCs: 'Firmy',
  nameRo: 'Firme',
  position: 1,
  rule: 'percent',
  percent: -5,
  ending: 'none',
  startsOn: null,
} as const;
const levelPrices = async () =>
  app.deps.knex('product_level_prices').orderBy('product_id').pluck<number[]>('price');

it('writes a planned price on its day and not before', async () => {
  const { id } = await addProduct(app.deps.knex, {
    condition: 'used',
    price: 20_000,
    bought_for: 10_000,
  });
  const body = { productId: id, price: 18_000, startsOn: '2026-11-25' };
  const plan = await pricing.post('admin-planned-price-add', { body });
  await writeDue();
  expect(await priceOf(id)).toBe(20_000);
  app.clock.now = new Date('2026-11-24T23:01:00Z');
  await writeDue();
  expect(await priceOf(id)).toBe(18_000);
  // Nobody stays signed in for days.
  const later = await signIn(app, 'admin');
  const moved = later.patch('admin-planned-price-update', {
    params: { id: plan.id },
    body: { startsOn: '2026-11-30', version: plan.version },
  });
  expect((await refusalOf(moved)).body).toHaveProperty('starts_on');
  const removed = later.delete('admin-planned-price-delete', {
    params: { id: plan.id },
    query: { version: plan.version },
  });
  expect((await refusalOf(removed)).status).toBe(409);
});

it('finds the plans of one stock item whose day has not come', async () => {
  const [one, other] = await Promise.all(
    [20_000, 21_000].map((price) => addProduct(app.deps.knex, { price })),
  );
  const plan = (productId: number, startsOn: string) =>
    pricing.post('admin-planned-price-add', { body: { productId, price: 19_500, startsOn } });
  await plan(one?.id ?? 0, '2026-11-22');
  await plan(other?.id ?? 0, '2026-11-25');
  const waiting = await plan(one?.id ?? 0, '2026-11-25');
  app.clock.now = new Date('2026-11-22T12:00:00Z');
  await writeDue();
  const conditions = [
    { column: 'productId', op: 'eq', value: one?.id },
    { column: 'outcome', op: 'blank' },
  ];
  const query = { sort: 'startsOn', filter: JSON.stringify({ term: '', conditions }) };
  const reader = await signIn(app, 'admin');
  const { results } = await reader.get('grid-planned-prices', { query });
  expect(results).toMatchObject([{ id: waiting.id, startsOn: '2026-11-25', level: null }]);
});

it('lets a planned leap wait for another person and refuses a day that has passed', async () => {
  const { id } = await addProduct(app.deps.knex, {
    condition: 'used',
    price: 20_000,
    bought_for: 10_000,
  });
  const body = { productId: id, price: 9_000, startsOn: '2026-11-25' };
  await pricing.post('admin-planned-price-add', { body });
  const past = pricing.post('admin-planned-price-add', {
    body: { ...body, startsOn: '2026-11-21' },
  });
  expect((await refusalOf(past)).body).toHaveProperty('starts_on');
  app.clock.now = new Date('2026-11-25T09:00:00Z');
  await writeDue();
  expect(await priceOf(id)).toBe(20_000);
  const second = await signIn(app, 'admin');
  const { results } = await second.get('prepared-act-list', { query: {} });
  expect(results).toMatchObject([
    { act: 'price_publish', changes: [{ before: 20_000, after: 9_000 }] },
  ]);
});

it('shows what a rule makes of prices and writes it, following the list price', async () => {
  const item = await addProduct(app.deps.knex, {
    condition: 'used',
    price: 20_000,
    bought_for: 10_000,
  });
  const query = { rule: 'percent', percent: '-5', ending: 'none' } as const;
  expect(await pricing.get('admin-price-level-effect', { query })).toMatchObject({
    changed: 1,
    forTwo: 0,
    rows: [{ price: 20_000, before: null, after: 19_000 }],
  });
  await pricing.post('admin-price-level-add', { body: level });
  await app.deps.jobs.runDue();
  expect(await levelPrices()).toEqual([19_000]);
  await app.deps.knex('products').where({ id: item.id }).update({ price: 22_000 });
  await followRules(app.deps);
  expect(await levelPrices()).toEqual([20_900]);
});

it('lets a rule with a leap or below cost wait as a whole until another person releases it', async () => {
  await addProduct(app.deps.knex, { condition: 'used', price: 20_000, bought_for: 19_500 });
  await addProduct(app.deps.knex, { condition: 'used', price: 10_000, bought_for: 1_000 });
  await pricing.post('admin-price-level-add', { body: level });
  await app.deps.jobs.runDue();
  await followRules(app.deps);
  expect(await levelPrices()).toEqual([]);
  const second = await signIn(app, 'admin');
  const { results } = await second.get('prepared-act-list', { query: {} });
  expect(results).toMatchObject([{ title: 'firmy', changes: [{ after: 19_000 }], moreChanges: 0 }]);
  const [act] = results;
  await second.post('prepared-act-decide', {
    params: { id: act?.id ?? 0 },
    body: { version: act?.version ?? 0, to: 'released', note: '' },
  });
  expect(await levelPrices()).toEqual([19_000, 9_500]);
});

it('lets new goods wait below their cost with VAT, of a rule as of a single price', async () => {
  // Without VAT 19 000 would cover what was paid: 16 000 and 21 % are 19 360.
  await addProduct(app.deps.knex, { price: 20_000, unit_cost: 16_000 });
  const query = { rule: 'percent', percent: '-5', ending: 'none' } as const;
  expect(await pricing.get('admin-price-level-effect', { query })).toMatchObject({
    changed: 1,
    belowCost: 1,
    forTwo: 1,
  });
  await pricing.post('admin-price-level-add', { body: level });
  await app.deps.jobs.runDue();
  await followRules(app.deps);
  expect(await levelPrices()).toEqual([]);
});

it('begins a rule on its day', async () => {
  await addProduct(app.deps.knex, { condition: 'used', price: 20_000, bought_for: 10_000 });
  await pricing.post('admin-price-level-add', { body: { ...level, startsOn: '2026-12-01' } });
  await app.deps.jobs.runDue();
  expect(await levelPrices()).toEqual([]);
  app.clock.now = new Date('2026-12-01T06:00:00Z');
  await followRules(app.deps);
  expect(await levelPrices()).toEqual([19_000]);
});

it('is the work of those who price', async () => {
  const editor = await signIn(app, 'catalogue_editor');
  expect((await refusalOf(editor.post('admin-price-level-add', { body: level }))).status).toBe(403);
});

it('hides, renames and puts in order what the menu shows', async () => {
  const made = await addCategory.many(app.deps.knex, [
    { name_cs: 'Telefony', position: 1 },
    { name_cs: 'Tablety', position: 2 },
    { name_cs: 'Obaly', position: 3 },
  ]);
  const [phones = 0, tablets = 0] = made.map(({ id }) => id);
  const editor = await signIn(app, 'catalogue_editor');
  const entry = { nameCs: null, nameRo: null, place: null, isHidden: false };
  await editor.post('admin-menu-entry-add', {
    body: { ...entry, categoryId: phones, isHidden: true },
  });
  await editor.post('admin-menu-entry-add', {
    body: { ...entry, categoryId: tablets, nameCs: 'Tablety a čtečky', place: 9 },
  });
  const { categories } = await app.client().get('hamburger-menu', {});
  expect(categories.map(({ name }) => name)).toEqual(['Obaly', 'Tablety a čtečky']);
});
