import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '#api/books/check-books.ts';
import { program } from '#api/modules.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { fillHistory, type Filled } from '#api/seed/history/fill-history.ts';
import { planHistory } from '#api/seed/history/plan-history.ts';
import type { MarketCode } from '#core/market/market.ts';
import { countFigures } from '#api/statistics/count-figures.ts';
import { testDatabase } from '#tests/support/database.ts';
import { cloneSeeded } from '#tests/support/seeded-database.ts';
import { signIn } from '#tests/support/staff.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const admin = openDatabase(testDatabase(), { mostConnections: 1 });
const now = new Date('2026-11-27T09:00:00Z');
const apps = new Map<string, TestApp>();
let app: TestApp;
let filled: Filled;

const databaseOf = (name: string) => `${testDatabase().database}_${name}`;

/** A seeded shop whose last days are planned and not lived yet. */
async function openShop(name: string, market: MarketCode, days: number): Promise<TestApp> {
  const database = databaseOf(name);
  await admin.raw('drop database if exists ??', [database]);
  await cloneSeeded(market, database);
  const shop = await startTestApp({ now, database, environment: { MARKET: market } });
  apps.set(name, shop);
  await shop.deps.knex.transaction((trx) => planHistory(trx, now, days));
  return shop;
}

beforeAll(async () => {
  app = await openShop('history', 'cz', 6);
  // A shop counts from its first minutes on, with its past still to come.
  await countFigures.run({}, app.deps);
  filled = await fillHistory(app.deps, program);
}, 180_000);
afterAll(async () => {
  for (const [name, shop] of apps) {
    await shop.close();
    await admin.raw('drop database ??', [databaseOf(name)]);
  }
  await admin.destroy();
});

it('lives every planned day by calls that the shop does not refuse', () => {
  expect(filled.days).toBe(6);
  expect(filled.refused).toEqual([]);
});

it('leaves no list of the staff empty', async () => {
  const { knex } = app.deps;
  await knex('users')
    .where({ e_mail: 'admin@obmena.example' })
    .update({ e_mail: 'boss@obmena.example' });
  const boss = await signIn(app, 'admin');
  const page = { query: {} };
  const lists = {
    orders: (await boss.get('admin-order-list', page)).results,
    buybacks: (await boss.get('admin-buyback-list', page)).results,
    reservations: (await boss.get('admin-reservation-list', page)).results,
    enquiries: (await boss.get('admin-enquiry-list', { query: { state: 'open' } })).results,
    answered: (await boss.get('admin-enquiry-list', { query: { state: 'answered' } })).results,
    repairs: (await boss.get('admin-repair-list', page)).results,
    waitingReviews: (await boss.get('admin-review-list', { query: { status: 'waiting' } })).results,
    purchases: (await boss.get('purchase-order-list', {})).results,
    offers: (await boss.get('admin-job-offer-list', page)).results,
  };
  const empty = Object.entries(lists).filter(([, rows]) => rows.length === 0);
  expect(empty.map(([name]) => name)).toEqual([]);
  const tables = ['withdrawals', 'refunds', 'job_applications', 'subscribers', 'warehouse_tasks'];
  const more = [
    ...tables,
    'missed_searches',
    'stocktakes',
    'prepared_acts',
    'payout_orders',
    'counter_offers',
  ];
  for (const table of more) expect(await knex(table).first(), table).toBeDefined();
  const states = await knex('orders').distinct('status').pluck('status');
  expect(states).toEqual(expect.arrayContaining(['confirmed', 'delivered', 'awaiting_payment']));
});

it('is in the statistics that were counted before it', async () => {
  const { knex } = app.deps;
  const figures = async (): Promise<readonly unknown[]> => {
    await countFigures.run({}, app.deps);
    return knex('daily_figures').orderBy(['day', 'measure', 'dimension']);
  };
  const corrected = await figures();
  await knex('daily_figures_counted').delete();
  await knex('daily_figures').delete();
  expect(corrected).toEqual(await figures());
  expect(corrected.length).toBeGreaterThan(20);
});

it('leaves nothing to be picked of an order that has left', async () => {
  const left = await app.deps
    .knex('picks as p')
    .join('orders as o', 'o.id', 'p.order_id')
    .where('p.status', 'waiting')
    .whereIn('o.status', ['packed', 'handed_over', 'delivered', 'returned'])
    .select('o.number', 'o.status');
  expect(left).toEqual([]);
});

it('keeps the laws of the stock', async () => {
  expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
});

it('leaves books that balance', async () => {
  await checkBooks.run({}, app.deps);
  const { knex } = app.deps;
  expect(
    await knex('book_differences').select('check_name', 'reference', 'expected', 'found'),
  ).toEqual([]);
});

it('leaves no mail and no job of a past day to be sent', async () => {
  const { knex } = app.deps;
  expect(await knex('mails').first('id')).toBeDefined();
  expect(await knex('mails').whereNull('sent_at').first('id')).toBeUndefined();
  const waiting: string[] = await knex('jobs.job').distinct('name').pluck('name');
  const work = ['refresh-cards', 'figures-count'];
  expect(waiting.filter((name) => !work.includes(name))).toEqual([]);
});

it('records nothing of a customer as the work of the staff', async () => {
  const staff = await app.deps.knex('change_sets').distinct('call').pluck('call');
  expect(staff).toContain('admin-order-move');
  expect(staff).not.toContain('order-finish');
});

it('comes to the same where it was stopped and cut off before, in the other market', async () => {
  const [whole, cut] = [await openShop('whole', 'ro', 1), await openShop('cut', 'ro', 1)];
  await fillHistory(whole.deps, program);
  expect((await fillHistory(cut.deps, program, () => true)).days).toBe(0);
  // A day that is cut off at its very end is as if it had never begun.
  await expect(fillHistory({ ...cut.deps, now: cutOff }, program)).rejects.toThrow('cut off');
  expect(await cut.deps.knex('orders').first('id')).toBeUndefined();
  expect(await fillHistory(cut.deps, program)).toEqual({ days: 1, refused: [] });
  expect(await storyOf(cut)).toEqual(await storyOf(whole));
}, 120_000);

/** The clock of today is asked once a day, when the day is noted as filled. */
const cutOff = (): Date => {
  throw new Error('cut off');
};

/** What happened, without the codes and numbers that chance or a sequence gave. */
async function storyOf({ deps: { knex } }: TestApp) {
  const orders = await knex('orders').orderBy('placed_at').select('status', 'due', 'delivery_code');
  const sales = await knex('buybacks').orderBy('id').select('status', 'price');
  const repairs = await knex('repairs').orderBy('id').select('status');
  return { orders, sales, repairs };
}
