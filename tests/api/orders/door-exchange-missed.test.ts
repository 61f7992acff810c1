import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchExchanges } from '#api/orders/jobs/watch-exchanges.ts';
import { expireBuybacks } from '#api/buyback/jobs/expire-buybacks.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { openDoorExchanges } from './door-exchange-steps.ts';
import { startOrderApp } from './order-fixture.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openDoorExchanges>>;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  at = await openDoorExchanges(app);
});
afterAll(() => app.close());

const runAt = async (time: string) => {
  app.clock.now = new Date(time);
  await watchExchanges.run({}, app.deps);
};

describe('a device that the courier did not take', () => {
  let code: string;
  beforeEach(async () => {
    code = await at.onTheWay();
    await at.mark('missed');
  });

  it('is asked for, and settles the order when it comes', async () => {
    expect(await at.order()).toMatchObject({ status: 'delivered', payment_status: 'paid' });
    expect(await at.mails()).toContain('order-exchange-missed');
    await runAt('2026-11-30T09:30:00Z');
    expect(await at.mails()).toContain('order-exchange-missed-reminder');
    app.clock.now = new Date('2026-11-23T10:00:00Z');
    await at.receive();
    expect(await at.exchange()).toMatchObject({ state: 'settled' });
    expect(await at.order()).toMatchObject({ to_pay: null, payment_status: 'paid' });
  });

  it('leaves the goods to be paid whole after 14 days, and is paid for only after them', async () => {
    const { total } = await at.order();
    await runAt('2026-12-07T09:30:00Z');
    const row = await at.order();
    expect(row).toMatchObject({ due: total, buyback_credit: 0, to_pay: 5_900 });
    expect(row).toMatchObject({ payment_status: 'waiting' });
    app.clock.now = new Date('2026-11-23T10:00:00Z');
    await at.receive();
    const refused = await at.desk.prepare();
    expect(refused).toMatchObject({ total: 0, refused: [{ id: 1 }] });
    await at.payRest(code);
    expect((await at.desk.prepare()).total).toBe(5_900);
  });
});

describe('a device that the courier has and that does not come', () => {
  beforeEach(async () => {
    await at.onTheWay('card');
    await at.take();
  });

  it('costs its customer nothing: staff look for it', async () => {
    await runAt('2026-12-07T09:30:00Z');
    await runAt('2026-12-08T09:30:00Z');
    expect(await at.order()).toMatchObject({ to_pay: null, payment_status: 'paid' });
    expect(await app.deps.knex('warehouse_tasks').where({ kind: 'lost' })).toHaveLength(1);
    await app.deps.knex('buybacks').update({ locked_until: new Date('2026-12-01T00:00:00Z') });
    await expireBuybacks.run({}, app.deps);
    expect(await at.sale()).toMatchObject({ status: 'awaiting_device' });
  });

  it('is bought as described when two people say that it is lost, and lies among what is missing', async () => {
    const { prepared } = await at.mark('lost');
    expect(prepared).not.toBeNull();
    expect(await at.sale()).toMatchObject({ status: 'awaiting_device' });
    await at.release();
    expect(await at.sale()).toMatchObject({ status: 'accepted', price: 5_900 });
    expect(await at.exchange()).toMatchObject({ state: 'settled' });
    expect(await at.order()).toMatchObject({ to_pay: null, payment_status: 'paid' });
    // The fixture names its places itself.
    await app.deps.knex.raw(`select setval(pg_get_serial_sequence('stock_places', 'id'), 100)`);
    await at.desk.pay();
    const [lies] = await app.deps
      .knex('stock_movements as m')
      .join('stock_locations as l', 'l.id', 'm.to_id')
      .where({ 'm.about_kind': 'buyback' })
      .orderBy('m.id', 'desc')
      .select('l.kind');
    expect(lies).toEqual({ kind: 'missing' });
  });

  it('goes the other way where it was never taken, once two people say so', async () => {
    const { prepared } = await at.mark('missed');
    expect(prepared).not.toBeNull();
    expect(await at.exchange()).toMatchObject({ state: 'taken' });
    await at.release();
    expect(await at.mails()).toContain('order-exchange-missed');
    expect(await at.exchange()).toMatchObject({ state: 'missed' });
    expect((await at.detail()).exchange).toMatchObject({ acts: ['taken'] });
  });
});

it('asks staff when nobody said what happened at the door', async () => {
  await at.onTheWay();
  await at.deliver();
  await runAt('2026-11-25T10:00:00Z');
  expect(await app.deps.knex('warehouse_tasks').where({ kind: 'lost' })).toHaveLength(1);
  expect(await at.order()).toMatchObject({ to_pay: null });
});

it('gives a part of the goods back once it is settled, and not before', async () => {
  await at.onTheWay('card');
  await at.take();
  await expect(at.returnSome()).rejects.toMatchObject({ status: 409 });
});
