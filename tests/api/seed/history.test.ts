import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '#api/modules.ts';
import { fillHistory, type Filled } from '#api/seed/history/fill-history.ts';
import { planHistory } from '#api/seed/history/plan-history.ts';
import { cloneSeeded } from '#tests/support/seeded-database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';

const admin = openDatabase(testDatabase(), { mostConnections: 1 });
const database = `${testDatabase().database}_history`;
const days = 6;
const now = new Date('2026-11-27T09:00:00Z');
let app: TestApp;
let filled: Filled;

beforeAll(async () => {
  await admin.raw('drop database if exists ??', [database]);
  await cloneSeeded('cz', database);
  app = await startTestApp({ now, database });
  await app.deps.knex.transaction((trx) => planHistory(trx, now, days));
  filled = await fillHistory(app.deps, program);
}, 120_000);

afterAll(async () => {
  await app.close();
  await admin.raw('drop database ??', [database]);
  await admin.destroy();
});

describe('history', () => {
  it('fills', async () => {
    console.log(filled);
    console.log((await app.deps.knex.raw("select status, payment_status, count(*) from orders group by 1,2")).rows);
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });
});
