import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const sources = ['api', 'core', 'desktop', 'storefront'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
);

const tables = 'stock|location_stock|stock_units|stock_movements';
/** A statement that writes one of the tables, as text or by Knex; reading is everybody's. */
const writing = new RegExp(
  `\\b(insert into|update|delete from|truncate|merge into) (${tables})\\b(?! of)` +
    `|\\('(${tables})'\\)\\s*(\\.\\w+\\([^)]*\\)\\s*)*\\.(insert|update|increment|decrement|delete|del|upsert)\\(`,
);

it('knows a statement that writes stock when it sees one', () => {
  const planted = [
    "await trx('stock')\n  .where({ id })\n  .update({ on_hand: 1 })",
    'insert into stock_movements (product_id) values (1)',
    'update stock s set allocated = 1',
    "knex('stock_units').delete()",
  ];
  expect(planted.filter((text) => !writing.test(text))).toEqual([]);
  expect(writing.test("knex('stock').where({ id }).first('on_hand')")).toBe(false);
});

it('lets only the folder of the stock write stock', () => {
  const writers = sources.filter((path) => writing.test(readFileSync(`${root}/${path}`, 'utf8')));
  expect(writers.toSorted()).toEqual([
    'api/stock/held-pieces.ts',
    'api/stock/lock-stock.ts',
    'api/stock/move-stock.ts',
    'api/stock/put-in.ts',
    'api/stock/take-back.ts',
  ]);
});
