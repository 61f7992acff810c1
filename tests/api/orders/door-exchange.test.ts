import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleCounterOffers } from '#api/buyback/jobs/settle-counter-offers.ts';
import { answersB, answersC } from '#tests/support/buyback-fixture.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { openDoorExchanges } from './door-exchange-steps.ts';
import { items, startOrderApp, stockOf } from './order-fixture.ts';
import { cancel } from './order-steps.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openDoorExchanges>>;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  at = await openDoorExchanges(app);
});
afterAll(() => app.close());

describe('a swap whose device the courier takes', () => {
  it('is offered in the summary, and leaves before the device comes (DECISIONS "Swap: one settlement")', async () => {
    await at.ready(await at.device(), 'cash-on-delivery');
    expect((await at.client.get('cart-summary', {})).canExchange).toBe(true);
  });

  it('is confirmed at once, and says so to its customer and to staff', async () => {
    const code = await at.agree();
    expect(await at.order()).toMatchObject({ status: 'confirmed', buyback_credit: 5_900 });
    expect((await at.view(code)).exchange).toEqual({ state: 'agreed', toPay: null, until: null });
    expect((await at.detail()).exchange).toMatchObject({ state: 'agreed', acts: ['end'] });
  });

  it('is paid first where it is not paid at the door', async () => {
    const code = await at.agree('card');
    expect(await at.order()).toMatchObject({ status: 'awaiting_payment' });
    await at.payRest(code);
    expect(await at.order()).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  });

  it('is settled by the device that the courier brought', async () => {
    const code = await at.onTheWay();
    await at.take('gls-123');
    expect(await at.order()).toMatchObject({ status: 'delivered', payment_status: 'paid' });
    expect(await at.exchange()).toMatchObject({ state: 'taken', return_number: 'GLS-123' });
    await at.receive();
    expect(await at.exchange()).toMatchObject({ state: 'settled' });
    expect(await at.order()).toMatchObject({ to_pay: null, payment_status: 'paid' });
    expect(await at.sale()).toMatchObject({ status: 'accepted' });
    expect((await at.mails()).at(-1)).toMatch(/buyback-|order-exchange-settled/);
    expect((await at.view(code)).exchange).toBeNull();
    const { history } = await at.detail();
    expect(history.map(({ text }) => text)).toContain('Kurýr převzal zařízení');
  });

  it('goes on as every other swap where the device comes before the goods leave', async () => {
    await at.agree();
    await at.desk.move('received');
    expect(await at.order()).toMatchObject({ status: 'awaiting_device' });
    expect(await at.exchange()).toMatchObject({ state: 'ended' });
    await at.desk.inspect(answersB);
    expect(await at.order()).toMatchObject({ status: 'confirmed' });
  });

  it('waits for the device again where staff end it, and can be cancelled until it leaves', async () => {
    const code = await at.agree();
    await at.mark('end');
    expect(await at.order()).toMatchObject({ status: 'awaiting_device' });
    expect((await cancel(at.client, code)).status).toBe(200);
    expect((await stockOf(app, items.phone)).allocated).toBe(1);
  });

  it('lets its device go where it is cancelled', async () => {
    const code = await at.agree();
    expect((await cancel(at.client, code)).status).toBe(200);
    expect(await at.exchange()).toMatchObject({ state: 'ended' });
    await at.receive();
    expect((await at.desk.prepare()).total).toBe(5_900);
  });
});

describe('a device from the door that is worth less', () => {
  let code = '';
  let before: Record<string, unknown> = {};
  beforeEach(async () => {
    code = await at.onTheWay('card');
    before = await at.order();
    await at.take();
    await at.receive(answersC);
  });

  it('leaves two ways, each with what is missing, and no calling off', async () => {
    const params = { code: await at.offerCode() };
    const { swap } = await app.client().get('buyback-counter-offer', { params });
    expect(swap).toMatchObject({
      byCard: false,
      ways: [
        { way: 'pay_difference', due: 2_700 },
        { way: 'keep_device', due: 5_900 },
      ],
    });
    expect((await refusalOf(at.decide('call_off'))).status).toBe(400);
  });

  it('is ours once its customer agrees, who then pays the difference', async () => {
    await at.decide('accept');
    expect(await at.sale()).toMatchObject({ status: 'accepted', price: 3_200 });
    const row = await at.order();
    expect(row).toMatchObject({ status: 'delivered', payment_status: 'waiting', to_pay: 2_700 });
    expect(row['due']).toBe(Number(before['due']) + 2_700);
    expect((await at.mails()).at(-1)).toMatch(/order-exchange-to-pay|buyback-/);
    expect((await at.view(code)).payment).toMatchObject({ canPay: true });
    await at.payRest(code);
    expect(await at.order()).toMatchObject({ payment_status: 'paid', to_pay: null });
    const captured = app.deps.knex('payments').where({ status: 'captured' });
    const taken = await captured.orderBy('id').pluck('captured_amount');
    expect(taken).toEqual([before['due'], 2_700]);
    expect(await app.deps.knex('refunds')).toEqual([]);
  });

  it('stays as a pledge until all is paid, and goes home then', async () => {
    await at.decide('keep_device');
    expect(await at.order()).toMatchObject({ to_pay: 5_900, payment_status: 'waiting' });
    expect(await at.sale()).toMatchObject({ status: 'counter_offered' });
    await at.payRest(code);
    await at.settle();
    expect(await at.order()).toMatchObject({ payment_status: 'paid', to_pay: null });
    expect(await at.sale()).toMatchObject({ status: 'returning' });
    expect(await at.mails()).toContain('order-exchange-paid');
  });

  it('is a pledge for all that is due after silence', async () => {
    for (const time of ['2026-11-30T08:00:00Z', '2026-12-07T08:00:00Z']) {
      app.clock.now = new Date(time);
      await settleCounterOffers.run({}, app.deps);
    }
    expect(await at.order()).toMatchObject({ to_pay: 5_900, status: 'delivered' });
    expect(await at.sale()).toMatchObject({ status: 'counter_offered' });
  });

  it('goes home without the money where all goods come back (T-REF-5)', async () => {
    await at.decide('keep_device');
    await at.returnAll();
    await at.settle();
    expect(await app.deps.knex('refunds').select('amount')).toEqual([{ amount: before['due'] }]);
    expect(await at.order()).toMatchObject({ status: 'returned', to_pay: null });
    expect(await at.sale()).toMatchObject({ status: 'returning' });
  });

  it('stays sold where all goods come back, and is paid out then (T-REF-5)', async () => {
    await at.decide('accept');
    await at.payRest(code);
    await at.returnAll();
    await at.settle();
    const refunds = await app.deps.knex('refunds').orderBy('id').select('amount', 'payment_id');
    expect(refunds.map(({ amount }) => amount)).toEqual([3_200, Number(before['due']) + 2_700]);
    expect(await at.sale()).toMatchObject({ status: 'accepted' });
  });

  it('is not to be sent back by staff as long as the goods are not paid', async () => {
    await at.decide('keep_device');
    expect((await refusalOf(at.desk.move('returning'))).status).toBe(409);
  });
});

it('keeps a device that is not bought at all until the goods are paid', async () => {
  const code = await at.onTheWay('card');
  await at.take();
  await at.receive([...answersB.slice(0, 4), 'lock_no']);
  expect((await refusalOf(at.desk.move('returning'))).status).toBe(409);
  await at.decide('keep_device');
  await at.payRest(code);
  await at.settle();
  expect(await at.sale()).toMatchObject({ status: 'returning' });
});

it('gives nothing back, and says so nowhere, where goods come back of which nothing was paid yet', async () => {
  await app.deps.knex('products').update({ price: 1_000 });
  await at.onTheWay();
  expect(await at.order()).toMatchObject({ due: 0 });
  await at.take();
  await at.receive(answersC);
  await at.decide('keep_device');
  await at.returnAll();
  await at.settle();
  expect(await app.deps.knex('refunds').select('amount')).toEqual([{ amount: 0 }]);
  expect(await at.order()).toMatchObject({ status: 'returned', payment_status: 'none' });
  expect(await at.mails()).not.toContain('order-refund-sent');
});

it('gives back by hand what the courier collected, and by card what was paid after', async () => {
  const code = await at.onTheWay();
  const { due } = await at.order();
  await at.take();
  await at.receive(answersC);
  await at.decide('accept');
  await at.payRest(code);
  await at.returnAll();
  await at.settle();
  const refunds = await app.deps.knex('refunds').orderBy('id').select('amount', 'payment_id');
  expect(refunds).toMatchObject([
    { amount: 3_200, payment_id: null },
    { amount: due, payment_id: null },
    { amount: 2_700 },
  ]);
  expect(await at.order()).toMatchObject({ payment_status: 'refunded' });
});
