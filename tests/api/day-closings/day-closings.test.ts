import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  order,
  prepareOrderShop,
  startOrderApp,
  type Wish,
} from '#tests/api/orders/order-fixture.ts';
import { movedThrough, paidByTransfer } from '#tests/api/books/books-steps.ts';
import { cash } from '#tests/api/orders/order-steps.ts';
import { newStaff } from '#tests/api/warehouse/picking-steps.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let support: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await app.deps.knex('stores').update({ till_opening: 1_000, till_tolerance: 20 });
  support = await newStaff(app, 'support');
  admin = await newStaff(app, 'admin');
});
afterAll(() => app.close());

const day = '2026-11-23';
const atStore: Wish = { ...cash, delivery: 'store', choose: { store: 'praha' } };

/** The first order is fetched at its store, and paid there. */
async function fetched(paidBy: 'cash' | 'card', reason = 'občanský průkaz') {
  await order(app.client(), atStore);
  await movedThrough(app, 'picking', 'packed', 'ready_for_pickup');
  const params = { id: 1 };
  const body = { version: 4, code: '', reason, paidBy };
  return (await support.post('admin-order-pick-up-give', { params, body })).taken;
}

const viewOf = (client = support) => client.get('admin-day-closings', { query: { day } });
async function place(name: 'store' | 'web') {
  const { places } = await viewOf();
  const found = places.find(({ storeId }) => (storeId === null) === (name === 'web'));
  if (!found) throw new Error('no such place');
  return found;
}
const moneyOf = ({ figures }: Awaited<ReturnType<typeof place>>) =>
  Object.fromEntries(figures.map(({ line, amount }) => [line, amount]));

interface Wished {
  readonly counted?: number | null;
  readonly reason?: string;
  readonly of?: 'store' | 'web';
  readonly by?: TestClient;
}
async function close({ of = 'store', counted = null, reason = '', by = support }: Wished = {}) {
  const { storeId, seen } = await place(of);
  return by.post('admin-day-close', { body: { day, storeId, seen, counted, reason } });
}

describe('what a day brought', () => {
  it('is the cash of a counter in the till of its store', async () => {
    const taken = await fetched('cash');
    const store = await place('store');
    expect(moneyOf(store)).toEqual({ cash: taken, invoice: taken });
    expect(store.till).toEqual({ opening: 1_000, expected: 1_000 + taken, tolerance: 20 });
    expect(moneyOf(await place('web'))).toEqual({});
  });

  it('is no cash where a terminal took it, nor where somebody only wrote so', async () => {
    const taken = await fetched('card', 'cash 5000');
    const store = await place('store');
    expect(moneyOf(store)).toEqual({ card_counter: taken, invoice: taken });
    expect(store.till?.expected).toBe(1_000);
  });

  it('is cash where goods were moved on by hand with a reason that looks like a note of the counter', async () => {
    await order(app.client(), atStore);
    await movedThrough(app, 'picking', 'packed', 'ready_for_pickup');
    const [row] = await app.deps.knex('orders').select('id', 'version', 'due');
    const body = { version: row?.version ?? 0, to: 'delivered', reason: 'card 1' } as const;
    await admin.post('admin-order-move', { params: { id: row?.id ?? 0 }, body });
    expect(moneyOf(await place('store'))).toMatchObject({ cash: row?.due });
  });

  it('is on the web what came by transfer and what a carrier took', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    const due = await paidByTransfer(app);
    expect(moneyOf(await place('web'))).toEqual({ transfer: due, invoice: due });
    await movedThrough(app, 'cancelled');
    expect(moneyOf(await place('web'))).toMatchObject({ credit_note: -due });
    await app.deps.knex('refunds').update({ status: 'done', done_at: app.clock.now });
    expect(moneyOf(await place('web'))).toMatchObject({ refund_by_hand: due });
  });

  it('is what a carrier collects on the day on which it was delivered', async () => {
    await order(app.client(), cash);
    await movedThrough(app, 'picking', 'packed', 'handed_over', 'delivered');
    const { due } = await app.deps.knex('orders').first<{ due: number }>('due');
    expect(moneyOf(await place('web'))).toEqual({ cash_on_delivery: due, invoice: due });
    const { places } = await support.get('admin-day-closings', { query: { day: '2026-11-24' } });
    expect(places.flatMap(({ figures }) => figures)).toEqual([]);
  });

  it('is that of yesterday where no day is named', async () => {
    expect((await support.get('admin-day-closings', { query: {} })).day).toBe('2026-11-22');
  });
});

describe('closing a day', () => {
  it('keeps who counted what, and asks for a reason where the till differs by more than is allowed', async () => {
    const taken = await fetched('cash');
    const refused = await refusalOf(close({ counted: taken + 979 }));
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['reason']]);
    expect((await refusalOf(close())).body).toHaveProperty('counted');
    const { difference } = await close({ counted: taken + 980 });
    expect(difference).toBe(-20);
    expect((await place('store')).closing).toMatchObject({
      expectedCash: taken + 1_000,
      countedCash: taken + 980,
      changed: [],
    });
    expect((await place('store')).closing?.closedBy).toMatch(/^support/);
  });

  it('is done once, of two at once and afterwards', async () => {
    const both = await Promise.allSettled([
      close({ counted: 1_000 }),
      close({ counted: 1_000, by: admin }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await refusalOf(close({ counted: 1_000 }))).status).toBe(409);
    expect(await app.deps.knex('day_closings')).toHaveLength(1);
  });

  it('is of what was seen, and never of a day to come', async () => {
    const { storeId, seen } = await place('store');
    await fetched('cash');
    const body = { day, storeId, seen, counted: 1_000, reason: 'x' };
    const refused = await refusalOf(support.post('admin-day-close', { body }));
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('mezitím změnila'),
    ]);
    const early = { ...body, day: '2026-11-24' };
    expect((await refusalOf(support.post('admin-day-close', { body: early }))).status).toBe(409);
  });

  it('takes the web without a till', async () => {
    expect(await close({ of: 'web' })).toMatchObject({ difference: null });
    expect((await place('web')).closing).toMatchObject({ countedCash: null });
  });

  it('says what came after it', async () => {
    await close({ counted: 1_000 });
    const taken = await fetched('cash');
    expect((await place('store')).closing?.changed).toEqual([
      { line: 'cash', was: 0, is: taken },
      { line: 'invoice', was: 0, is: taken },
    ]);
  });

  it('is no matter of who does not answer for money', async () => {
    const { storeId, seen } = await place('store');
    const body = { day, storeId, seen, counted: 1_000, reason: '' };
    for (const role of ['picker', 'warehouse_supervisor', 'pricing'] as const) {
      const thief = await newStaff(app, role);
      expect((await refusalOf(thief.post('admin-day-close', { body }))).status).toBe(403);
      expect((await refusalOf(viewOf(thief))).status).toBe(403);
    }
    const stranger = app.client();
    expect((await refusalOf(stranger.post('admin-day-close', { body }))).status).toBe(401);
    expect(await app.deps.knex('day_closings')).toHaveLength(0);
  });
});

describe('a closed day', () => {
  const reopen = (id: number, version: number, by: TestClient) =>
    by.post('admin-day-reopen', { params: { id }, body: { version, reason: 'přepočítat' } });

  it('is opened again by a supervisor for a reason, once, and closed again', async () => {
    const { id } = await close({ counted: 1_000 });
    expect((await refusalOf(reopen(id, 1, support))).status).toBe(403);
    const empty = { params: { id }, body: { version: 1, reason: ' ' } };
    expect((await refusalOf(admin.post('admin-day-reopen', empty))).status).toBe(400);
    expect((await refusalOf(reopen(id, 7, admin))).status).toBe(409);
    await reopen(id, 1, admin);
    expect((await refusalOf(reopen(id, 2, admin))).status).toBe(409);
    expect((await refusalOf(reopen(id + 1, 1, admin))).status).toBe(404);
    const opened = await place('store');
    expect(opened.closing).toBeNull();
    expect(opened.reopened).toMatchObject([{ reason: 'přepočítat' }]);
    await close({ counted: 1_000 });
    expect((await place('store')).closing).not.toBeNull();
  });

  it('is printed', async () => {
    await fetched('cash');
    const { id } = await close({ counted: 500, reason: 'chybí, hledáme' });
    const { name, contents } = await support.get('admin-day-closing-file', { params: { id } });
    expect(name).toMatch(/^uzaverka-2026-11-23-\d+\.pdf$/);
    expect(Buffer.from(contents, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const missing = { params: { id: id + 1 } };
    expect((await refusalOf(support.get('admin-day-closing-file', missing))).status).toBe(404);
  });
});
