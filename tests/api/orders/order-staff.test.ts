import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPassport } from '#tests/support/factories/devices.ts';
import { signIn } from '#tests/support/staff.ts';
import { createAccount, type TestApp } from '#tests/support/test-app.ts';
import {
  answerOf,
  items,
  order,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from './order-fixture.ts';
import { cash, moveThrough, pay, rowOf } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

describe('for staff', () => {
  it('an order is flagged after 30:00 until it leaves the house', async () => {
    await order(app.client(), cash);
    const staff = await signIn(app, 'support');
    const flag = async (instant: string) => {
      app.clock.now = new Date(instant);
      const { results } = await staff.get('admin-order-list', { query: {} });
      return results.map(({ isOverdue }) => isOverdue);
    };
    expect(await flag('2026-11-23T09:30:00.000Z')).toEqual([false]);
    expect(await flag('2026-11-23T09:30:00.001Z')).toEqual([true]);
    await moveThrough(app, 'picking', 'packed', 'handed_over');
    expect(await flag('2026-11-23T10:30:00Z')).toEqual([false]);
  });

  it('lists what lies in the warehouse and no money of it for those who pick and pack', async () => {
    await order(app.client(), cash);
    const picker = await signIn(app, 'picker');
    const list = async () => (await picker.get('admin-order-list', { query: {} })).results;
    expect(await list()).toMatchObject([{ status: 'confirmed', due: 0, payment: '' }]);
    const grid = await picker.fetch('/api/new/admin/grids/orders/?offset=0&limit=10');
    expect(grid.status).toBe(403);
    await moveThrough(app, 'picking', 'packed', 'handed_over');
    expect(await list()).toEqual([]);
  });

  it('moves it through the house: pieces leave the stock, a used device is sold', async () => {
    const { knex } = app.deps;
    const passport = await addPassport(knex);
    await knex('products').where({ id: items.usedPhone }).update({ passport_id: passport.id });
    const client = app.client();
    await order(client, { ...cash, products: [[items.usedPhone, 1]] });
    expect(await stockOf(app, items.usedPhone)).toEqual({ on_hand: 1, allocated: 1 });
    await moveThrough(app, 'picking', 'packed', 'handed_over');
    expect(await stockOf(app, items.usedPhone)).toEqual({ on_hand: 0, allocated: 0 });
    const sold = await knex('products').where({ id: items.usedPhone }).first('sold_at');
    expect(sold).toEqual({ sold_at: app.clock.now });
    expect(await knex('device_passport_events')).toMatchObject([{ kind: 'sold' }]);
    await moveThrough(app, 'delivered');
    expect(await rowOf(app, 'orders')).toMatchObject({
      payment_status: 'paid',
      status: 'delivered',
    });
    expect(await knex('invoices')).toHaveLength(1);
    const kinds: unknown = await knex('mails').orderBy('id').pluck('kind');
    expect(kinds).toEqual(['order-placed', 'order-handed-over', 'order-delivered']);
  });

  it('cancelling what was handed over needs somebody else to agree, who is recorded', async () => {
    const { knex } = app.deps;
    await order(app.client(), cash);
    await moveThrough(app, 'picking', 'packed', 'handed_over');
    const staff = await signIn(app, 'support');
    const body = { version: 4, to: 'cancelled', reason: 'ztraceno' };
    const move = async (more: object) =>
      (await staff.change('order/admin/orders/1/move/', { ...body, ...more })).status;
    expect(await move({})).toBe(409);
    const eMail = 'vedouci@obmena.example';
    const password = 'Dlouhe-heslo-12';
    const id = await createAccount(app.deps, { eMail, password, role: 'warehouse_supervisor' });
    const agree = (subject: string) =>
      staff.post('auth-supervisor', {
        body: { eMail, password, action: 'cancel_handed_over', subject },
      });
    expect(await move({ approval: 'x'.repeat(43) })).toBe(409);
    expect(await move(await agree('order:2'))).toBe(409);
    expect(await knex('order_events').where({ to_status: 'cancelled' })).toEqual([]);
    expect(await move(await agree('order:1'))).toBe(200);
    const told = await knex('order_events').where({ to_status: 'cancelled' });
    expect(told).toMatchObject([{ actor: 'supervisor', supervisor_id: id, reason: 'ztraceno' }]);
    expect(told[0]).not.toMatchObject({ staff_id: id });
    // What left the house is not back on the shelf by that.
    expect(await stockOf(app, items.phone)).toEqual({ on_hand: 9, allocated: 1 });
  });

  it('a stale version is a 409 with the row as it is', async () => {
    await order(app.client(), cash);
    const staff = await signIn(app, 'support');
    const body = { version: 7, to: 'picking', reason: 'ručně' };
    const answer = await answerOf(await staff.change('order/admin/orders/1/move/', body));
    expect(answer).toMatchObject({ status: 409, body: { current: { version: 1 } } });
  });

  it('nobody without the permission reads, moves or refunds', async () => {
    await order(app.client(), cash);
    const customer = await signIn(app, 'customer');
    expect((await customer.fetch('/api/new/order/admin/orders/')).status).toBe(403);
    const picker = await signIn(app, 'picker');
    const read = await picker.fetch('/api/new/order/admin/orders/1/');
    expect(read.status).toBe(200);
    const text = await read.text();
    for (const personal of ['Zelenka', 'Dlouhá', '601234', '601 234', 'posta.example']) {
      expect(text).not.toContain(personal);
    }
    expect(JSON.parse(text)).toMatchObject({ sight: 'goods', total: 0, moves: [], documents: [] });
    await app.deps.knex('orders').update({ status: 'delivered' });
    expect((await picker.fetch('/api/new/order/admin/orders/1/')).status).toBe(404);
    const move = { version: 1, to: 'picking', reason: 'ručně' };
    expect((await picker.change('order/admin/orders/1/move/', move)).status).toBe(403);
  });
});

describe('mails', () => {
  it.each(['cs', 'ro'])('say in %s what was ordered and where to look', async (language) => {
    const client = app.client();
    client.cookies.set('language', language);
    await order(client, { payment: 'bank-transfer' });
    await pay(app, 20_000);
    await moveThrough(app, 'picking', 'packed', 'handed_over', 'delivered');
    await app.deps.jobs.runDue();
    expect(await app.deps.knex('mails').whereNull('sent_at')).toEqual([]);
    expect(app.logs.filter((line) => line.includes('a job failed'))).toEqual([]);
  });
});
