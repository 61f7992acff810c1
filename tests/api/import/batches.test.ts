import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ImportRow } from '#core/import/read-row.ts';
import { readShopDetails } from '#api/import/details/shop-details.ts';
import { usualOptions, type Applying } from '#api/import/import-rows.ts';
import { makeProducts } from '#api/import/make-products.ts';
import { readNames } from '#api/import/read-names.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => truncateAll(app.deps.knex));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const ean = '4006381333931';
const rowOf = (code: string, more: ImportRow = {}): ImportRow => {
  return { code, nameCs: 'Pouzdro', manufacturer: 'Spigen', price: 990, quantity: 3, ...more };
};

async function make(rows: readonly ImportRow[]) {
  const { knex, now } = app.deps;
  const names = await readNames(knex);
  const asked = { mapping: [], options: usualOptions, names, language: 'cs' } as const;
  const applying: Applying = {
    importId: 0,
    startedBy: 0,
    mapping: [],
    header: [],
    options: usualOptions,
    rules: null,
    rights: { mayPrice: true, addsNew: true, hasManufacturer: false },
    names,
    details: await readShopDetails(knex, asked),
    at: now(),
  };
  const placed = rows.map((row, place) => ({ place, row, problems: [] }));
  return knex.transaction((trx) => makeProducts(trx, placed, applying));
}

interface Made {
  readonly code: string;
  readonly seo_name: string;
  readonly family: string;
  readonly on_hand: number | null;
}

const made = () =>
  app.deps
    .knex('master_products as v')
    .join('meta_masters as f', 'f.id', 'v.meta_master_id')
    .leftJoin('products as p', 'p.master_product_id', 'v.id')
    .leftJoin('stock as s', 's.product_id', 'p.id')
    .orderBy('v.code')
    .select<Made[]>('v.code', 'v.seo_name', { family: 'f.seo_name' }, 's.on_hand');

it('numbers the addresses of rows that are named alike, and puts the stock of each into the warehouse', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => rowOf(`X${String(at).padStart(2, '0')}`));
  const results = await make(rows);
  expect(results.map(({ outcome }) => outcome)).toEqual(rows.map(() => 'new'));
  const stored = await made();
  expect(stored.map(({ seo_name: name }) => name)).toEqual([
    'pouzdro',
    ...Array.from({ length: 11 }, (_, at) => `pouzdro-${String(at + 2)}`),
  ]);
  expect(stored).toContainEqual({
    code: 'X03',
    seo_name: 'pouzdro-4',
    family: 'pouzdro-4',
    on_hand: 3,
  });
  await make([rowOf('Y1')]);
  expect(await made()).toContainEqual(expect.objectContaining({ seo_name: 'pouzdro-13' }));
});

it('leaves out the row that is refused and makes the others, rows of one family together', async () => {
  const results = await make([
    rowOf('X1', { ean, family: 'a' }),
    rowOf('X2', { ean }),
    rowOf('X3', { family: 'a', quantity: 0 }),
    { code: 'X4', nameCs: 'Sklo', manufacturer: 'Spigen' },
  ]);
  expect(results.map(({ place, outcome, problems }) => [place, outcome, problems])).toEqual([
    [0, 'new', []],
    [1, 'refused', [{ field: 'ean', reason: 'already_used' }]],
    [2, 'new', []],
    [3, 'new', []],
  ]);
  expect((await made()).map(({ code, on_hand: had }) => [code, had])).toEqual([
    ['X1', 3],
    ['X3', 0],
    ['X4', null],
  ]);
});
