import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchHolds } from '#api/orders/jobs/watch-holds.ts';
import { answersC } from '#tests/support/buyback-fixture.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { openHolds } from './hold-steps.ts';
import { startOrderApp } from './order-fixture.ts';
import { cancel } from './order-steps.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openHolds>>;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  at = await openHolds(app);
});
afterAll(() => app.close());

describe('a swap that is secured at the checkout', () => {
  it('goes to the gateway and waits for its device until the card is held', async () => {
    const { placed, code } = await at.secure();
    expect(placed.body['payment']).toMatchObject({ kind: 'card' });
    expect(await at.order()).toMatchObject({ status: 'awaiting_device' });
    await at.choose('paid');
    await at.settle();
    expect(await at.order()).toMatchObject({ status: 'awaiting_payment' });
    expect(await at.hold()).toMatchObject({ status: 'authorised', amount: 5_900, ending: null });
    const { hold, payment } = await at.view(code);
    expect(hold).toMatchObject({ state: 'held', amount: 5_900, until: '2026-11-29' });
    expect(payment.canPay).toBe(true);
    expect(await at.mails()).toContain('order-hold-secured');
  });

  it.each(['paid_late', 'paid_three_times', 'paid_after_failure', 'pending'])(
    'is secured once, however the gateway tells it: %s',
    async (outcome) => {
      await at.secure();
      await at.choose(outcome);
      await at.settle();
      expect(await at.order()).toMatchObject({ status: 'awaiting_payment' });
      expect(await app.deps.knex('order_holds')).toHaveLength(1);
      expect(await app.deps.knex('refunds')).toEqual([]);
    },
  );

  it.each(['declined', 'cancelled', 'expired'])('waits as ever after %s', async (outcome) => {
    const { code } = await at.secure();
    await at.choose(outcome);
    await at.settle();
    expect(await at.order()).toMatchObject({ status: 'awaiting_device' });
    expect((await at.view(code)).hold).toMatchObject({ state: 'offered', amount: 5_900 });
    await at.receive();
    expect(await at.order()).toMatchObject({ status: 'awaiting_payment' });
  });

  it('is secured later, from its page', async () => {
    const { code } = await at.swap();
    expect((await at.view(code)).hold).toMatchObject({ state: 'offered' });
    const start = await at.client.post('order-hold', { params: { code } });
    expect(start.redirectUrl).toContain('/sandbox/payments/');
    await at.choose('paid');
    await at.settle();
    expect(await at.order()).toMatchObject({ status: 'awaiting_payment' });
    expect((await refusalOf(at.client.post('order-hold', { params: { code } }))).status).toBe(409);
  });

  it('offers no card where the rest is paid at the door', async () => {
    const { code } = await at.swap('cash-on-delivery');
    expect((await at.view(code)).hold).toBeNull();
    expect((await refusalOf(at.client.post('order-hold', { params: { code } }))).status).toBe(409);
  });

  it('holds one card of two that were begun at once, and lets go of the other', async () => {
    const { code } = await at.swap();
    const begin = () => at.client.post('order-hold', { params: { code } });
    await Promise.all([begin(), begin()]);
    const references: string[] = await app.deps.knex('sandbox_payments').pluck('reference');
    const body = () => new URLSearchParams({ outcome: 'paid' });
    await Promise.all(
      references.map((one) =>
        app.client().fetch(`/sandbox/payments/${one}`, { method: 'POST', body: body() }),
      ),
    );
    await at.settle();
    const states = await app.deps.knex('payments').orderBy('id').pluck('status');
    expect(states.toSorted()).toEqual(['authorised', 'cancelled']);
    expect(await at.order()).toMatchObject({ status: 'awaiting_payment' });
  });
});

describe('a secured swap whose goods lie on their shelf', () => {
  it('is cancelled by its customer, and the card is let go', async () => {
    const { code } = await at.held();
    expect((await cancel(at.client, code)).status).toBe(200);
    await at.settle();
    expect(await at.hold()).toMatchObject({ status: 'cancelled', ending: 'void' });
    expect(await app.deps.knex('refunds')).toEqual([]);
  });

  it('waits for its device again at the end of the hold, off the queue of the warehouse', async () => {
    const { code } = await at.held();
    await at.payRest(code);
    expect(await app.deps.knex('picks').pluck('status')).toEqual(['waiting']);
    app.clock.now = new Date('2026-11-29T12:00:00Z');
    await watchHolds.run({}, app.deps);
    await at.settle();
    expect(await at.order()).toMatchObject({ status: 'awaiting_device', payment_status: 'paid' });
    expect(await app.deps.knex('picks').pluck('status')).toEqual(['cancelled']);
    expect(await at.hold()).toMatchObject({ status: 'cancelled' });
    expect(await at.mails()).toContain('order-hold-ended');
    app.clock.now = new Date('2026-11-23T10:00:00Z');
    await at.receive();
    expect(await at.order()).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    expect(await app.deps.knex('picks').pluck('status')).toEqual(['waiting']);
  });

  it('waits again as soon as the bank lets go of the card', async () => {
    await at.secure();
    await at.choose('held_then_lost');
    // The later message is not to overtake the first one.
    await app.deps.jobs.runDue();
    expect(await at.hold()).toMatchObject({ status: 'authorised' });
    await at.settle();
    expect(await at.order()).toMatchObject({ status: 'awaiting_device' });
    expect(await at.hold()).toMatchObject({ status: 'expired', ending: 'void' });
  });

  it('is called off by a customer whose device is worth less', async () => {
    const { code } = await at.held();
    await at.payRest(code);
    await at.receive(answersC);
    await at.decide('call_off');
    await at.settle();
    const { status, due } = await at.order();
    expect(status).toBe('cancelled');
    expect(await at.hold()).toMatchObject({ status: 'cancelled', ending: 'void' });
    expect(await app.deps.knex('refunds').pluck('amount')).toEqual([due]);
  });
});
