import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Measure } from '#core/statistics/measures.ts';
import { addDays } from '#core/shared/calendar.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { newStaff } from '#tests/api/warehouse/picking-steps.ts';
import {
  addBuyback,
  addBuybackEvent,
  addBuybackInspection,
} from '#tests/support/factories/devices.ts';
import {
  addOrder,
  addOrderEvent,
  addOrderLine,
  addOrderUnit,
  addRefund,
  addRefundUnit,
} from '#tests/support/factories/orders.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { addDiscount } from '#tests/support/factories/prices.ts';
import { addDeliveryMethod } from '#tests/support/factories/sales.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { count, dayOf, plainly, randomFrom, randomOrders } from './statistics-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addDeliveryMethod(app.deps.knex, { code: 'kuryr' });
  await app.deps.knex('daily_figures').delete();
  await app.deps.knex('daily_figures_counted').delete();
});
afterAll(() => app.close());

const later = (hours: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + hours * 3_600_000);
};
const ago = (days: number) => new Date(app.clock.now.getTime() - days * 86_400_000);
const pricing = () => newStaff(app, 'pricing');

type Days = '7' | '21' | '42' | '90';

const statisticsOf = (client: TestClient, days: Days = '7') =>
  client.get('admin-statistics', { query: { days } });

/** A measure's sum, and what it was before; of one dimension where it is named. */
async function sumOf(measure: Measure, dimension = '', days: Days = '7') {
  const { figures } = await statisticsOf(await pricing(), days);
  const found = figures.find((one) => one.measure === measure && one.dimension === dimension);
  const nothing = { count: 0, amount: 0 };
  if (!found) return { now: nothing, before: nothing };
  const { amount, before, count: many } = found;
  return { now: { count: many, amount }, before };
}

async function expectPlain(days: Days, discount: number) {
  const { figures, from, to } = await statisticsOf(await pricing(), days);
  const first = addDays(from, -Number(days));
  const now = await plainly(app, from, to);
  const before = await plainly(app, first, addDays(from, -1));
  for (const measure of ['sales', 'sales_net', 'margin', 'without_cost', 'discounts'] as const) {
    const dimension = measure === 'discounts' ? String(discount) : '';
    const found = figures.find((one) => one.measure === measure && one.dimension === dimension);
    const { amount = 0, count: many = 0, before: compared = { count: 0, amount: 0 } } = found ?? {};
    expect({ measure, amount, count: many }).toEqual({ measure, ...now[measure] });
    expect({ measure, ...compared }).toEqual({ measure, ...before[measure] });
  }
}

it.each([1, 2, 3])(
  'says what a plain reading of random days says, also after late events (%i)',
  async (seed) => {
    const { knex } = app.deps;
    const { id: discount } = await addDiscount(knex);
    await randomOrders(app, randomFrom(seed), { days: 80, orders: 60, discount });
    await count(app);
    await expectPlain('42', discount);
    later(26);
    // Some are cancelled, others paid after all, long after the day to which they belong.
    const moved: { id: number }[] = await knex('orders').select('id').orderBy('id').limit(20);
    for (const { id } of moved) {
      await addOrderEvent(knex, { order_id: id, to_status: 'cancelled', at: app.clock.now });
      await knex('orders')
        .where({ id })
        .update({ status: id % 2 === 0 ? 'cancelled' : 'confirmed' });
      await knex('order_discounts').where({ order_id: id }).update({ released_at: app.clock.now });
    }
    await randomOrders(app, randomFrom(seed + 10), { days: 1, orders: 10, discount });
    await count(app);
    await expectPlain('42', discount);
    await expectPlain('7', discount);
  },
);

it('counts today as it is asked, before anything was counted', async () => {
  const { id } = await addOrder(app.deps.knex, { placed_at: app.clock.now, status: 'confirmed' });
  await addOrderLine(app.deps.knex, { order_id: id, net: 1_210, unit_price: 1_210 });
  const asked = await statisticsOf(await pricing());
  expect(asked.countedAt).toBeNull();
  const sales = asked.series.find(({ measure }) => measure === 'sales');
  expect(sales?.points).toHaveLength(7);
  expect(sales?.points.at(-1)).toEqual({ day: dayOf(app.clock.now), count: 1, amount: 121_000 });
  expect((await sumOf('sales_net')).now.amount).toBe(100_000);
});

it('counts what happened before midnight until the day is counted to its end', async () => {
  await count(app);
  await addOrderLine(app.deps.knex, {
    order_id: (await addOrder(app.deps.knex, { placed_at: app.clock.now, status: 'confirmed' })).id,
  });
  later(24);
  expect((await sumOf('sales')).now.count).toBe(1);
  await count(app);
  expect((await sumOf('sales')).now.count).toBe(1);
});

it('takes a refund off on its own day, with the margin that goes with it', async () => {
  const { knex } = app.deps;
  const { id } = await addOrder(knex, { placed_at: ago(10), status: 'returned' });
  const line = {
    order_id: id,
    net: 12_100,
    unit_price: 12_100,
    vat_scheme: 'margin',
    bought_for: 12_100 - 1_210,
  } as const;
  const { id: lineId } = await addOrderLine(knex, line);
  const unit = await addOrderUnit(knex, { order_id: id, line_id: lineId, net: 12_100 });
  const done = { status: 'done', done_at: ago(1), amount: 12_100 } as const;
  const refund = await addRefund(knex, { order_id: id, ...done });
  await addRefundUnit(knex, { refund_id: refund.id, unit_id: unit.id, net: 12_100 });
  // Not carried out yet, or of an order that counts as no sale anyway.
  await addRefund(knex, { order_id: id });
  await addRefund(knex, { order_id: id, ...done, reason: 'cancelled' });
  await count(app);
  expect(await sumOf('refunds')).toMatchObject({ now: { count: 1, amount: 1_210_000 } });
  expect(await sumOf('margin_back')).toMatchObject({ now: { count: 1, amount: 100_000 } });
  expect(await sumOf('sales')).toEqual({
    now: { count: 0, amount: 0 },
    before: { count: 1, amount: 1_210_000 },
  });
  expect((await sumOf('margin')).before).toEqual({ count: 1, amount: 100_000 });
});

it('leaves out pieces that are not delivered after all, and their refund', async () => {
  const { knex } = app.deps;
  const { id } = await addOrder(knex, { placed_at: ago(2), status: 'packed' });
  const line = await addOrderLine(knex, { order_id: id, quantity: 2, net: 2_000 });
  await addOrderUnit(knex, { order_id: id, line_id: line.id });
  const shut = { order_id: id, line_id: line.id, position: 2, closed_at: app.clock.now };
  const unit = await addOrderUnit(knex, shut);
  const done = { status: 'done', done_at: app.clock.now, amount: 1_000, reason: 'staff' } as const;
  const refund = await addRefund(knex, { order_id: id, ...done });
  await addRefundUnit(knex, { refund_id: refund.id, unit_id: unit.id, net: 1_000 });
  await count(app);
  expect((await sumOf('sales')).now.amount).toBe(100_000);
  expect((await sumOf('without_cost')).now.count).toBe(1);
  expect((await sumOf('refunds')).now.count).toBe(0);
});

it('follows buy-backs from the day on which they began to where they are or were left', async () => {
  const { knex } = app.deps;
  const staff = await addUser(knex, { role: 'buyback_desk' });
  const walk = async (
    ...states: readonly (
      'submitted' | 'received' | 'inspected' | 'accepted' | 'paid' | 'cancelled'
    )[]
  ) => {
    const { id } = await addBuyback(knex, {
      created_at: ago(9),
      price: 4_000,
      snapshot: { price: 5_000 },
    });
    for (const [at, to] of states.entries()) {
      const from = states[at - 1] ?? 'quoted';
      await addBuybackEvent(knex, {
        buyback_id: id,
        from_status: from,
        to_status: to,
        at: ago(6 - at),
      });
    }
    if (states.includes('inspected')) {
      await addBuybackInspection(knex, {
        buyback_id: id,
        staff_id: staff.id,
        price: 4_000,
        at: ago(4),
      });
    }
    return id;
  };
  await walk();
  await walk('submitted', 'cancelled');
  const open = await walk('submitted', 'received', 'inspected', 'accepted');
  await walk('submitted', 'received', 'inspected', 'accepted', 'paid');
  await count(app);
  const funnel = async () => {
    const { figures } = await statisticsOf(await pricing(), '21');
    return Object.fromEntries(
      figures.flatMap(({ count: many, dimension, measure }) =>
        measure === 'funnel' || measure === 'left' ? [[`${measure} ${dimension}`, many]] : [],
      ),
    );
  };
  const expected = {
    'funnel quoted': 4,
    'funnel submitted': 3,
    'funnel received': 2,
    'funnel inspected': 2,
    'funnel accepted': 2,
    'funnel paid': 1,
    'left submitted': 1,
  };
  expect(await funnel()).toEqual(expected);
  expect((await sumOf('bought')).now).toEqual({ count: 2, amount: 800_000 });
  expect((await sumOf('paid')).now).toEqual({ count: 1, amount: 400_000 });
  expect((await sumOf('quoted')).now).toEqual({ count: 2, amount: 1_000_000 });
  expect((await sumOf('inspected')).now).toEqual({ count: 2, amount: 800_000 });
  later(1);
  await addBuybackEvent(knex, {
    buyback_id: open,
    from_status: 'accepted',
    to_status: 'paid',
    at: app.clock.now,
  });
  await count(app);
  expect(await funnel()).toEqual({ ...expected, 'funnel paid': 2 });
});

it('shows margins to those alone who keep prices', async () => {
  for (const role of ['support', 'warehouse_supervisor', 'buyback_desk'] as const) {
    const client = await newStaff(app, role);
    const path = '/api/new/admin/statistics/?days=7';
    expect((await client.fetch(path)).status).toBe(403);
  }
  const shown = await statisticsOf(await newStaff(app, 'admin'));
  expect(shown.days).toBe(7);
});
