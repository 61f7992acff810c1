import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#api/books/check-books.ts';
import { items, order, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { cash } from '#tests/api/orders/order-steps.ts';
import { newStaff } from '#tests/api/warehouse/picking-steps.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { movedThrough, paidByTransfer } from './books-steps.ts';

let app: TestApp;
let support: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  support = await newStaff(app, 'support');
});
afterAll(() => app.close());

const check = () => checkBooks.run({}, app.deps);
const booksOf = (client = support, state: 'open' | 'closed' = 'open') =>
  client.get('admin-books', { query: { state } });
/** What differs of orders and documents; the stock of the fixture promises a piece to nobody. */
const differing = async (state: 'open' | 'closed' = 'open') =>
  (await booksOf(support, state)).results
    .filter(({ check: kind }) => !kind.startsWith('stock_'))
    .map(({ check: kind, expected, found }) => [kind, found - expected]);
/** Time passes, in which sessions end. */
const later = async (hours: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + hours * 3_600_000);
  support = await newStaff(app, 'support');
};
const due = async () => {
  const row = await app.deps.knex('orders').first<{ due: number }>('due');
  return row.due;
};

describe('books that balance', () => {
  it('are those of orders by every way that a program of the shop takes', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    await paidByTransfer(app);
    await order(app.client(), cash);
    await movedThrough(app, 'picking', 'packed', 'handed_over', 'delivered');
    await check();
    expect(await differing()).toEqual([]);
  });

  it('are those of an order that was cancelled after it was paid', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    await paidByTransfer(app);
    await movedThrough(app, 'cancelled');
    await check();
    expect(await differing()).toEqual([]);
  });

  it('say since when nobody has looked', async () => {
    await app.deps.knex('stock').update({ allocated: 0 });
    await app.deps.knex('reservations').delete();
    expect(await booksOf()).toMatchObject({ light: 'never', checkedAt: null, open: 0 });
    await check();
    expect(await booksOf()).toMatchObject({
      light: 'balanced',
      checkedAt: app.clock.now.toISOString(),
    });
    await later(37);
    expect((await booksOf()).light).toBe('stale');
  });
});

describe('a difference', () => {
  const crown = (by: number) => app.deps.knex('payments').increment('captured_amount', by);

  it('is found once, keeps since when it stands, and is closed when it is gone', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    await paidByTransfer(app);
    await crown(1);
    const found = app.clock.now.toISOString();
    await check();
    const [first] = (await booksOf()).results.filter((one) => one.check === 'order_paid');
    expect(first).toMatchObject({ since: found, expected: await due(), found: (await due()) + 1 });
    expect(first?.target).toBe('1');
    await later(24);
    await crown(1);
    await check();
    const again = (await booksOf()).results.filter((one) => one.check === 'order_paid');
    expect(again).toMatchObject([{ id: first?.id, since: found, found: (await due()) + 2 }]);
    await crown(-2);
    await later(24);
    await check();
    expect(await differing()).toEqual([]);
    const closed = (await booksOf(support, 'closed')).results;
    const gone = closed.filter((one) => one.check === 'order_paid');
    expect(gone).toMatchObject([
      { id: first?.id, since: found, closedAt: app.clock.now.toISOString() },
    ]);
  });

  it('is one of whatever differs', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    await paidByTransfer(app);
    const { knex } = app.deps;
    await knex('order_units').where({ id: 1 }).increment('net', 5);
    await knex('invoice_counters').update({ last_position: 3 });
    await knex('payment_callbacks').update({ amount: 1 });
    await check();
    const kinds = (await differing()).map(([kind]) => kind);
    expect(kinds.toSorted()).toEqual(['bank_credit', 'order_lines', 'series_gap']);
    const gap = (await booksOf()).results.find((one) => one.check === 'series_gap');
    expect(gap).toMatchObject({ reference: '2260000002', expected: 2, found: 0 });
  });

  it('is a promise of pieces that nobody has', async () => {
    const { knex } = app.deps;
    await knex('order_allocations').delete();
    await order(app.client(), { ...cash, products: [[items.case, 1]] });
    await check();
    const before = (await booksOf()).results.filter((one) => one.check === 'stock_promised');
    await knex('order_allocations').where({ product_id: items.case }).delete();
    await check();
    const after = (await booksOf()).results.filter((one) => one.check === 'stock_promised');
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ expected: 0, found: 1 });
  });

  it('stands on the first screen, and what was settled today too', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    await paidByTransfer(app);
    await crown(1);
    await check();
    const queue = async () =>
      (await support.get('home', {})).queues.find((one) => one.queue === 'book_differences');
    const waiting = (await queue())?.waiting ?? 0;
    expect(await queue()).toMatchObject({ oldest: app.clock.now.toISOString(), doneToday: 0 });
    await crown(-1);
    await check();
    // Neither what came for the order nor what the bank says differs any more.
    expect(await queue()).toMatchObject({ waiting: waiting - 2, doneToday: 2 });
  });
});

describe('a check by hand', () => {
  const queued = async () =>
    (await app.deps.knex('jobs.job').where({ name: 'books-check' })).length;

  it('is asked for once, however many ask', async () => {
    const other = await newStaff(app, 'admin');
    await Promise.all([
      support.post('admin-books-check', {}),
      other.post('admin-books-check', {}),
      support.post('admin-books-check', {}),
    ]);
    expect(await queued()).toBe(1);
    expect(await booksOf()).toMatchObject({ isAwaited: true, checkedAt: null });
    await later(1 / 60);
    await check();
    expect((await booksOf()).isAwaited).toBe(false);
    await support.post('admin-books-check', {});
    expect(await queued()).toBe(2);
  });

  it('and its answer are for who answers for money', async () => {
    const picker = await newStaff(app, 'picker');
    expect((await refusalOf(picker.get('admin-books', { query: {} }))).status).toBe(403);
    expect((await refusalOf(picker.post('admin-books-check', {}))).status).toBe(403);
    expect((await refusalOf(app.client().get('admin-books', { query: {} }))).status).toBe(401);
    expect(await queued()).toBe(0);
  });

  it('asks the database as often for many orders as for one', async () => {
    const statements = async () => {
      let count = 0;
      const counted = () => (count += 1);
      app.deps.knex.on('query', counted);
      await check();
      app.deps.knex.removeListener('query', counted);
      return count;
    };
    await order(app.client(), cash);
    await check();
    const one = await statements();
    for (let more = 0; more < 5; more += 1) await order(app.client(), cash);
    await check();
    expect(await statements()).toBe(one);
  });
});
