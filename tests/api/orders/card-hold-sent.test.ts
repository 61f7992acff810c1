import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOrder } from '#api/orders/lock-order.ts';
import { openUnits } from '#api/orders/refund-order.ts';
import { returnGoods } from '#api/orders/return-goods.ts';
import { watchHolds } from '#api/orders/jobs/watch-holds.ts';
import { settleCounterOffers } from '#api/buyback/jobs/settle-counter-offers.ts';
import { answersC } from '#tests/support/buyback-fixture.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { openHolds } from './hold-steps.ts';
import { startOrderApp } from './order-fixture.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openHolds>>;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  at = await openHolds(app);
});
afterAll(() => app.close());

/** All goods of the order come back. */
const returnAll = () =>
  app.deps.knex.transaction(async (trx) => {
    const { id } = await at.order();
    const order = await findOrder(trx, { id: Number(id) }, true);
    const units = await openUnits(trx, order.id);
    await returnGoods(trx, app.deps, order, { reason: 'staff', units, now: app.deps.now() });
  });

/** What the customer paid by themselves was taken by this gateway. */
async function paidBy(provider: string): Promise<void> {
  const { knex } = app.deps;
  await knex('payments').where({ purpose: 'order' }).update({ provider });
  await knex('sandbox_payments').where({ is_hold: false }).update({ gateway: provider });
}

describe('a secured swap whose goods have left', () => {
  let code = '';
  beforeEach(async () => {
    ({ code } = await at.held());
    await at.payRest(code);
    expect(await at.order()).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    await at.send();
  });

  it('lets go of the card when the device is what it was said to be', async () => {
    await at.receive();
    await at.settle();
    expect(await at.hold()).toMatchObject({ status: 'cancelled', ending: 'void' });
    expect(await at.order()).toMatchObject({ status: 'handed_over', payment_status: 'paid' });
    expect(await at.mails()).toContain('order-hold-released');
    expect((await at.view(code)).hold).toMatchObject({ state: 'released' });
    expect(await at.sale()).toMatchObject({ status: 'accepted' });
  });

  it('takes the difference that the customer agrees to', async () => {
    const before = await at.order();
    await at.receive(answersC);
    const offer = await app
      .client()
      .get('buyback-counter-offer', { params: { code: await at.offerCode() } });
    expect(offer.swap).toMatchObject({
      byCard: true,
      ways: [
        { way: 'pay_difference', due: 2_700 },
        { way: 'keep_device', due: 5_900 },
      ],
    });
    expect((await refusalOf(at.decide('call_off'))).status).toBe(400);
    await at.decide('accept');
    await at.settle();
    expect(await at.hold()).toMatchObject({ status: 'captured', captured_amount: 2_700 });
    const row = await at.order();
    expect(row).toMatchObject({ status: 'handed_over', payment_status: 'paid' });
    expect(row).toMatchObject({ buyback_credit: 3_200, due: Number(before['due']) + 2_700 });
    expect(await at.mails()).toContain('order-hold-taken');
  });

  it('takes all when the customer keeps the device', async () => {
    await at.receive(answersC);
    await at.decide('keep_device');
    await at.settle();
    expect(await at.hold()).toMatchObject({ status: 'captured', captured_amount: 5_900 });
    const row = await at.order();
    expect(row).toMatchObject({ buyback_credit: 0, due: row['total'], payment_status: 'paid' });
    expect(await at.sale()).toMatchObject({ status: 'returning' });
  });

  it('sends a device back after silence, and takes all', async () => {
    await at.receive(answersC);
    // The customer holds the card anew meanwhile, so that it lasts.
    await app.deps.knex('order_holds').update({ ends_at: new Date('2027-01-01T00:00:00Z') });
    for (const time of ['2026-11-30T08:00:00Z', '2026-12-07T08:00:00Z']) {
      app.clock.now = new Date(time);
      await settleCounterOffers.run({}, app.deps);
    }
    await at.settle();
    expect(await at.sale()).toMatchObject({ status: 'returning' });
    expect(await at.hold()).toMatchObject({ status: 'captured', captured_amount: 5_900 });
  });

  it('takes all before its end when the device never comes; one that comes late is paid for', async () => {
    app.clock.now = new Date('2026-11-26T12:00:00Z');
    await watchHolds.run({}, app.deps);
    expect(await at.mails()).toContain('order-hold-reminder');
    expect(await at.hold()).toMatchObject({ ending: null });
    app.clock.now = new Date('2026-11-29T12:00:00Z');
    await Promise.all([watchHolds.run({}, app.deps), watchHolds.run({}, app.deps)]);
    await at.settle();
    expect(await at.hold()).toMatchObject({ status: 'captured', captured_amount: 5_900 });
    const row = await at.order();
    expect(row).toMatchObject({ due: row['total'], payment_status: 'paid', status: 'handed_over' });
    app.clock.now = new Date('2026-11-23T10:00:00Z');
    await at.receive();
    expect((await at.desk.prepare()).total).toBe(5_900);
  });

  it('is renewed by another card, and the first is let go', async () => {
    app.clock.now = new Date('2026-11-27T12:00:00Z');
    expect((await at.view(code)).hold).toMatchObject({ canRenew: true });
    await at.client.post('order-hold', { params: { code } });
    await at.choose('paid');
    await at.settle();
    const states = await app.deps
      .knex('payments')
      .where({ purpose: 'hold' })
      .orderBy('id')
      .pluck('status');
    expect(states).toEqual(['cancelled', 'authorised']);
    app.clock.now = new Date('2026-11-29T12:00:00Z');
    await watchHolds.run({}, app.deps);
    expect(await at.hold()).toMatchObject({ ending: null });
  });

  it('is an alarm where the bank has let go of the card', async () => {
    const { reference } = await app.deps
      .knex('sandbox_payments')
      .where({ is_hold: true })
      .first<{ reference: string }>('reference');
    await app.deps.knex('sandbox_payments').where({ reference }).update({ status: 'expired' });
    app.clock.now = new Date('2026-11-29T12:00:00Z');
    await watchHolds.run({}, app.deps);
    await at.settle();
    expect(await at.hold()).toMatchObject({ status: 'expired', ending: 'capture' });
    expect(await at.order()).toMatchObject({ payment_status: 'mismatch' });
  });

  it.each(['stripe', 'twisto'])(
    'gives goods back by both payments that they came by, the first by %s (T-REF-5)',
    async (provider) => {
      await paidBy(provider);
      await app.deps.knex('orders').update({ status: 'delivered', delivered_at: app.deps.now() });
      await at.receive(answersC);
      await at.decide('accept');
      await at.settle();
      const { due } = await at.order();
      await returnAll();
      await at.settle();
      expect(await app.deps.knex('refunds').orderBy('id').select('amount', 'status')).toEqual([
        { amount: 3_200, status: 'waiting' },
        { amount: due, status: 'done' },
      ]);
      const back = await app.deps
        .knex('sandbox_payments')
        .orderBy('refunded')
        .select('gateway', 'refunded');
      expect(back).toEqual([
        { gateway: 'stripe', refunded: 2_700 },
        { gateway: provider, refunded: Number(due) - 2_700 },
      ]);
      expect(await at.order()).toMatchObject({ status: 'returned', payment_status: 'refunded' });
    },
  );

  it('says what has gone back already where the second of two gateways refuses (T-REF-5)', async () => {
    const { knex } = app.deps;
    await knex('orders').update({ status: 'delivered', delivered_at: app.deps.now() });
    await at.receive(answersC);
    await at.decide('accept');
    await at.settle();
    const held = knex('sandbox_payments').where({ is_hold: true });
    await held.update({ refunded: knex.ref('captured_amount') });
    const { due } = await at.order();
    await returnAll();
    await at.settle();
    const refund = await knex('refunds').whereNotNull('payment_id').first('status', 'problem');
    expect(refund).toMatchObject({
      problem: expect.stringContaining(
        `${String(Number(due) - 2_700)} has gone back already`,
      ) as string, // a matcher
    });
    expect(refund).not.toMatchObject({ status: 'done' });
  });

  it('is paid by the card before goods come back whose device did not come (T-REF-5)', async () => {
    await app.deps.knex('orders').update({ status: 'delivered', delivered_at: app.deps.now() });
    const { total } = await at.order();
    await returnAll();
    for (let round = 0; round < 2; round += 1) await at.settle();
    expect(await at.hold()).toMatchObject({ status: 'captured', captured_amount: 5_900 });
    expect(await app.deps.knex('refunds').select('amount', 'status')).toEqual([
      { amount: total, status: 'done' },
    ]);
    // The device's sale goes on by itself.
    await at.receive();
    expect((await at.desk.prepare()).total).toBe(5_900);
  });
});
