import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRefund } from '#tests/support/factories/orders.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { codeOf, items, orderConfirmed, prepareOrderShop, startOrderApp } from './order-fixture.ts';
import { cash, moveThrough, releaseAll } from './order-steps.ts';

let app: TestApp;
let support: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  support = await signIn(app, 'support');
});
afterAll(() => app.close());

const threeCases = { ...cash, products: [[items.case, 3]] } as const;

/** One of three delivered cases is given back; answers the withdrawal's id. */
async function withdrawOne(bankAccount = ''): Promise<number> {
  const client = app.client();
  const code = codeOf(await orderConfirmed(app, client, threeCases));
  await moveThrough(app, 'picking', 'packed', 'handed_over', 'delivered');
  const pieces = [{ position: 0, quantity: 1 }];
  const params = { code };
  const { token } = await client.post('order-withdrawal-preview', { params, body: { pieces } });
  const body = { pieces, token, reason: 'nesedí mi', bankAccount };
  await client.post('order-withdraw', { params, body });
  const { id } = await app.deps.knex('withdrawals').first<{ id: number }>('id');
  return id;
}

const list = async (filter: object = {}) => {
  const query = { filter: JSON.stringify({ term: '', conditions: [], ...filter }) };
  return (await support.get('grid-withdrawals', { query })).results;
};
const detail = (id: number) => support.get('admin-withdrawal', { params: { id } });
const close = async (id: number, to: 'received' | 'refunded' | 'cancelled') => {
  const { version } = await detail(id);
  return support.post('admin-withdrawal-close', { params: { id }, body: { version, to } });
};

/** Sets the day of all withdrawals so many days back, by the clocks of the market. */
const requestedDaysAgo = (days: number) =>
  app.deps.knex.raw(
    `update withdrawals set requested_at =
      ((now() at time zone :zone) - make_interval(days => :days)) at time zone :zone`,
    { zone: app.deps.market.timeZone, days },
  );

describe('the list of withdrawals', () => {
  it('says the order, its masked customer, the money and that an account is known, and not which', async () => {
    await withdrawOne('19-2000145399/0800');
    const answer = await support.fetch('/api/new/admin/grids/withdrawals/');
    const text = await answer.text();
    const { number } = await app.deps.knex('orders').first<{ number: string }>('number');
    expect(JSON.parse(text)).toMatchObject({
      count: 1,
      results: [
        {
          number,
          status: 'requested',
          amount: 500,
          pieces: 1,
          goods_came: false,
          has_account: true,
          customer: 'Bořivoj Z.',
          closed_at: null,
        },
      ],
    });
    expect(text).not.toContain('2000145399');
    expect(text).not.toContain('Zelenka');
  });

  it.each([
    [0, 14],
    [13, 1],
    [14, 0],
    [15, -1],
  ])('counts the days of a withdrawal of %d days ago down to %d', async (ago, left) => {
    await withdrawOne();
    await requestedDaysAgo(ago);
    expect(await list()).toMatchObject([{ daysLeft: left }]);
  });

  it('counts no days of what is closed', async () => {
    const id = await withdrawOne();
    await close(id, 'cancelled');
    expect(await list()).toMatchObject([{ status: 'cancelled', daysLeft: null }]);
  });

  it('knows of goods that came also after the money went', async () => {
    const id = await withdrawOne();
    await close(id, 'received');
    expect(await list()).toMatchObject([{ goodsCame: true }]);
    await close(id, 'refunded');
    await releaseAll(app);
    expect(await list()).toMatchObject([{ status: 'refunded', goodsCame: true }]);
  });

  it('is filtered by each of its columns and searched by the number of the order', async () => {
    await withdrawOne();
    const { number } = await app.deps.knex('orders').first<{ number: string }>('number');
    const found = async (column: string, op: string, value: unknown) =>
      (await list({ conditions: [{ column, op, value }] })).length;
    const conditions = [
      ['number', 'equals', number, '9999999999'],
      ['status', 'in', ['requested'], ['refunded']],
      ['amount', 'eq', 500, 501],
      ['pieces', 'eq', 1, 2],
      ['goodsCame', 'is', false, true],
      ['hasAccount', 'is', false, true],
      ['requestedAt', 'on', '2026-11-23', '2026-11-22'],
    ] as const;
    for (const [column, op, fits, misses] of conditions) {
      const told = [column, await found(column, op, fits), await found(column, op, misses)];
      expect(told).toEqual([column, 1, 0]);
    }
    expect(await list({ term: number.slice(2, 8) })).toHaveLength(1);
  });
});

describe('a withdrawal', () => {
  it('shows its pieces, its last day, and what would go back, until it has', async () => {
    const id = await withdrawOne();
    expect(await detail(id)).toMatchObject({
      status: 'requested',
      reason: 'nesedí mi',
      refundBy: '2026-12-07',
      receivedAt: null,
      hasAccount: false,
      amount: 500,
      lines: [{ position: 0, pieces: 1, net: 500 }],
      preview: { refund: 500, buybackPayout: 0, bonusReversed: 0 },
    });
    const before = await detail(id);
    await close(id, 'refunded');
    await releaseAll(app);
    const [given] = (await support.get('admin-refund-list', { query: {} })).results;
    expect(given).toMatchObject({ amount: before.preview?.refund, withdrawalId: id });
    expect(await detail(id)).toMatchObject({ status: 'refunded', preview: null });
  });

  it('is nobody else’s to see', async () => {
    const id = await withdrawOne();
    const picker = await signIn(app, 'picker');
    const reading = picker.get('admin-withdrawal', { params: { id } });
    expect((await refusalOf(reading)).status).toBe(403);
    expect((await refusalOf(detail(id + 1))).status).toBe(404);
  });
});

describe('the list of refunds', () => {
  const idsOf = async (query: object) =>
    (await support.get('admin-refund-list', { query })).results.map(({ id }) => id);

  it('parts what is open from what is done, and what is of today from what is not', async () => {
    const { knex } = app.deps;
    await orderConfirmed(app, app.client(), threeCases);
    const { id } = await knex('orders').first<{ id: number }>('id');
    const add = (given: object) => addRefund(knex, { order_id: id, ...given });
    // Monday by the market, still Sunday by UTC.
    app.clock.now = new Date('2026-11-22T23:30:00Z');
    const at = (time: string) => new Date(time);
    const yesterday = at('2026-11-22T22:59:00Z');
    const old = await add({ status: 'failed', created_at: yesterday });
    const paid = await add({
      status: 'done',
      created_at: yesterday,
      done_at: at('2026-11-22T23:00:00Z'),
    });
    const made = await add({ created_at: at('2026-11-22T23:10:00Z') });
    const done = await add({
      status: 'done',
      created_at: yesterday,
      done_at: yesterday,
    });
    expect(await idsOf({ scope: 'open' })).toEqual([made.id, old.id]);
    expect((await idsOf({ scope: 'today' })).sort()).toEqual([paid.id, made.id].sort());
    expect(await idsOf({})).toContain(done.id);
  });
});
