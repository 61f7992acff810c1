import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const tests = `${import.meta.dirname}/..`;

/** What is no row of a fixture. */
const exceptions: Readonly<Record<string, string>> = {
  'api/foundation/health.test.ts': 'puts a migration back that it took away',
  'api/foundation/job-scheduler.test.ts': 'archives jobs as pg-boss does',
  'api/payments/loans.test.ts': 'queues the jobs there are a second time',
  'api/payments/sandbox-gateway.test.ts': 'queues the jobs there are a second time',
  'api/stock/ledger.test.ts': 'is refused by the database',
  'bench/cart.ts': 'is the statement that the shop is measured by',
  'bench/feeds.ts': 'is one picture for twenty thousand families',
  'bench/orders.ts': 'are the statements that the shop is measured by',
  'bench/service.ts': 'are models and prices by the hundred thousand',
  'bench/warehouse-rows.ts': 'are orders by the hundred thousand',
  'support/database.ts': 'is the one row of an empty shop',
  'support/factories/row-factory.ts': 'is what stores them',
  'support/factories/stock.ts': 'comes into the stock by a movement',
  'support/snapshot.ts': 'copies whatever columns there are',
};

const storing = /\.(insert|batchInsert|insertGraph)\(|\binsert into\b/i;

it('rows of fixtures are stored by factories alone, so that a new column changes one file of the tests', () => {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .filter((path) => !path.startsWith('architecture/') && !path.startsWith('migrations/'));
  const found = files.filter((path) => storing.test(readFileSync(`${tests}/${path}`, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(exceptions));
});

it('each table has one factory', () => {
  const folder = `${tests}/support/factories`;
  const tables = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/factoryOf\('(\w+)'\)/g)].map(
      ([, table]) => table,
    ),
  );
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.filter((table, index) => tables.indexOf(table) !== index)).toEqual([]);
});
