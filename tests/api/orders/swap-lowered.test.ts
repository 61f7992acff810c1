import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleCounterOffers } from '#api/buyback/jobs/settle-counter-offers.ts';
import { answersB, answersC } from '#tests/support/buyback-fixture.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startOrderApp } from './order-fixture.ts';
import { cancel } from './order-steps.ts';
import { openSwaps } from './swap-steps.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openSwaps>>;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  at = await openSwaps(app);
});
afterAll(() => app.close());

describe('a device that is found to be worth less', () => {
  beforeEach(async () => {
    await at.swap();
    await at.receive(answersC);
  });

  it('leaves three ways, each with its price (T-SWAP-4)', async () => {
    const { due, total } = await at.order();
    expect(due).toBe(Number(total) - 5_900);
    const view = await app
      .client()
      .get('buyback-counter-offer', { params: { code: await at.offerCode() } });
    expect(view).toMatchObject({ price: 3_200, answerBy: '2026-12-06T22:59:59.999Z' });
    expect(view.swap).toMatchObject({
      chosen: null,
      ways: [
        { way: 'pay_difference', due: Number(total) - 3_200 },
        { way: 'keep_device', due: total },
        { way: 'call_off', due: 0 },
      ],
    });
    expect((await at.mails()).at(-1)).toBe('buyback-swap-lowered');
    expect((await refusalOf(at.decide('refuse'))).status).toBe(400);
  });

  it('lets its customer pay the difference', async () => {
    expect((await at.decide('accept')).swap).toMatchObject({ chosen: 'pay_difference' });
    const row = await at.order();
    expect(row).toMatchObject({ status: 'awaiting_payment', buyback_credit: 3_200 });
    expect(row['due']).toBe(Number(row['total']) - 3_200);
    expect(await at.desk.detail()).toMatchObject({ status: 'accepted', price: 3_200 });
  });

  it('lets its customer keep it and pay all', async () => {
    expect((await at.decide('keep_device')).swap).toMatchObject({ chosen: 'keep_device' });
    const row = await at.order();
    expect(row).toMatchObject({ status: 'awaiting_payment', buyback_credit: 0, due: row['total'] });
    expect(await at.desk.detail()).toMatchObject({ status: 'returning' });
    expect((await refusalOf(at.decide('accept'))).status).toBe(409);
  });

  it('lets its customer call the whole off', async () => {
    expect((await at.decide('call_off')).swap).toMatchObject({ chosen: 'call_off' });
    expect(await at.order()).toMatchObject({ status: 'cancelled' });
    expect(await at.desk.detail()).toMatchObject({ status: 'returning' });
    expect(await at.held()).toBe(0);
    expect(await app.deps.knex('refunds')).toEqual([]);
  });

  it('is sent back after 14 days of silence, and its order is called off', async () => {
    const runAt = async (time: string) => {
      app.clock.now = new Date(time);
      for (let times = 0; times < 2; times += 1) await settleCounterOffers.run({}, app.deps);
    };
    await runAt('2026-11-30T08:00:00Z');
    expect((await at.mails()).at(-1)).toBe('buyback-swap-reminder');
    await runAt('2026-12-06T08:00:00Z');
    expect(await at.order()).toMatchObject({ status: 'awaiting_device' });
    await runAt('2026-12-07T08:00:00Z');
    expect(await at.order()).toMatchObject({ status: 'cancelled' });
    expect(await at.sale()).toMatchObject({ status: 'returning' });
    expect(await at.held()).toBe(0);
  });

  it('ends once, whoever is quicker', async () => {
    const code = await at.offerCode();
    const words = ['accept', 'keep_device', 'call_off'].map((decision) =>
      app.client().change(`buyback/counter-offer/${code}/decide/`, { decision }),
    );
    const statuses = (await Promise.all(words)).map(({ status }) => status);
    expect(statuses).toContain(200);
    const { status } = await at.order();
    expect(['awaiting_payment', 'cancelled']).toContain(status);
  });
});

it('asks about a device that is not bought at all, without the difference', async () => {
  await at.swap();
  await at.receive([...answersB.slice(0, 4), 'lock_no']);
  expect((await at.mails()).at(-1)).toBe('buyback-swap-rejected');
  await at.desk.move('returning');
  expect(await at.order()).toMatchObject({ status: 'awaiting_device' });
  expect((await refusalOf(at.decide('accept'))).status).toBe(400);
  await at.decide('keep_device');
  const row = await at.order();
  expect(row).toMatchObject({ status: 'awaiting_payment', due: row['total'] });
});

it('pays out what a prepared device has paid for goods that nobody gets', async () => {
  const { code } = await at.swap('cash-on-delivery');
  await at.receive();
  await at.desk.prepare();
  expect((await cancel(at.client, code)).status).toBe(200);
  expect(await app.deps.knex('refunds').select('amount', 'payment_id')).toEqual([
    { amount: 5_900, payment_id: null },
  ]);
});
