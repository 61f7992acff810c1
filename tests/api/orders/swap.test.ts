import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleCounterOffers } from '#api/buyback/jobs/settle-counter-offers.ts';
import { awaitDevices } from '#api/orders/jobs/await-devices.ts';
import { orderStatuses } from '#core/orders/order-status.ts';
import { openDesk } from '#tests/api/buyback/buyback-desk.ts';
import {
  addDevices,
  answersB,
  answersC,
  imeiOf,
  offerBody,
  saleBody,
} from '#tests/support/buyback-fixture.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  bodyOf,
  checkOut,
  codeOf,
  finish,
  items,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from './order-fixture.ts';
import { cancel, rowOf } from './order-steps.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof openDesk>>;
let client: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addDevices(app.deps.knex);
  desk = await openDesk(app);
  client = app.client();
});
afterAll(() => app.close());

/** Sells the phone, worth 5 900, or only asks what it is worth; answers its code. */
async function device(how: 'sale' | 'offer' = 'sale'): Promise<string> {
  const visitor = app.client();
  const answer = await (how === 'sale'
    ? visitor.change('buyback/sell-online/', saleBody(imeiOf(1)))
    : visitor.change('buyback/send-to-email/', offerBody()));
  if (!answer.ok) throw new Error(await answer.text());
  const { code } = await app.deps.knex('buybacks').first<{ code: string }>('code');
  return code;
}

/** Orders the phone for 20 000, or another product, with the device set off; answers the order's code. */
async function swap(payment = 'card', product: number = items.phone) {
  const code = await device();
  const body = await ready(code, payment, product);
  const placed = await finish(client, body);
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
  return { placed, code: codeOf(placed) };
}

async function ready(code: string, payment = 'card', product: number = items.phone) {
  const added = await client.change('cart/add-product/', {
    product,
    quantity: 1,
    buyout_product: code,
  });
  if (!added.ok) throw new Error(await added.text());
  return checkOut(client, { products: [], payment });
}

const order = async () => {
  const row = await rowOf(app, 'orders');
  if (!row) throw new Error('there is no order');
  return row;
};
const mails = async (): Promise<string[]> => app.deps.knex('mails').orderBy('id').pluck('kind');
const offerCode = async () => {
  const { code } = await app.deps.knex('counter_offers').first<{ code: string }>('code');
  return code;
};
const decide = async (decision: 'accept' | 'refuse' | 'keep_device' | 'call_off') =>
  app.client().post('buyback-counter-offer-decide', {
    params: { code: await offerCode() },
    body: { decision },
  });
const receive = async (answers: string[] = answersB) => {
  await desk.move('received');
  await desk.inspect(answers);
};
const sale = () => rowOf(app, 'buybacks');
/** Pieces put aside besides the one that always is. */
const held = async () => ((await stockOf(app, items.phone))?.allocated ?? 0) - 1;

describe('a device that is only quoted', () => {
  it('shows its credit and pays nothing (T-SWAP-1)', async () => {
    const body = await ready(await device('offer'));
    const { cart } = await client.get('cart-summary', {});
    expect(cart.totals.buyback).toBe(5_900);
    expect(cart.cartPackagesItems[0]?.buyoutProduct?.missing).toEqual([
      'identity',
      'device_number',
      'account',
    ]);
    const refused = await finish(client, body);
    expect(refused.status).toBe(400);
    expect(refused.body['buyout_product']).toHaveLength(3);
    expect(await app.deps.knex('orders')).toEqual([]);
  });

  it('pays once it is sold in the same cart', async () => {
    const offerCode = await device('offer');
    await ready(offerCode);
    await app
      .client()
      .change('buyback/sell-online/', saleBody(imeiOf(1), { offer_code: offerCode }));
    const placed = await finish(client, await bodyOf(client));
    expect(placed.status).toBe(201);
    expect(await order()).toMatchObject({ status: 'awaiting_device', buyback_credit: 5_900 });
  });
});

describe('an order with a sold device', () => {
  it('waits for it with its stock held, and is not to be paid yet', async () => {
    const { placed, code } = await swap();
    expect(placed.body).toMatchObject({ payment: null });
    expect(await order()).toMatchObject({
      status: 'awaiting_device',
      release_at: new Date('2026-12-07T22:59:59.999Z'),
    });
    expect(await held()).toBe(1);
    const view = await client.get('order', { params: { code } });
    expect(view).toMatchObject({ canCancel: true, payment: { canPay: false } });
    expect(view.withdrawal.isPossible).toBe(false);
    const paying = client.post('order-pay', { params: { code }, body: { typePayment: 'card' } });
    expect((await refusalOf(paying)).status).toBe(409);
  });

  it('is moved on by no role (T-SWAP-2)', async () => {
    await swap();
    const { id, version } = await order();
    for (const role of ['admin', 'support', 'warehouse_supervisor', 'picker', 'packer'] as const) {
      const who = role === 'admin' ? desk.admin : await signIn(app, role);
      for (const to of orderStatuses.filter((each) => each !== 'cancelled')) {
        const body = { version, to, reason: '' };
        const { status } = await who.change(`order/admin/orders/${String(id)}/move/`, body);
        expect([400, 403, 409]).toContain(status);
      }
    }
    expect(await order()).toMatchObject({ status: 'awaiting_device', version });
  });

  it('is then to be paid, when the device is what it was said to be', async () => {
    const { code } = await swap();
    await receive();
    expect(await order()).toMatchObject({ status: 'awaiting_payment', payment_status: 'waiting' });
    expect((await client.get('order', { params: { code } })).payment.canPay).toBe(true);
    expect(await mails()).toEqual([
      'buyback-confirmation',
      'order-placed',
      'buyback-received',
      'order-device-to-pay',
    ]);
  });

  it('goes on at once when it is paid on delivery', async () => {
    await swap('cash-on-delivery');
    await receive();
    expect(await order()).toMatchObject({ status: 'confirmed', release_at: null });
    expect((await mails()).at(-1)).toBe('order-device-settled');
  });

  it('is let go after 14 days without it, reminded once, while its sale goes on', async () => {
    await swap();
    const runAt = async (time: string) => {
      app.clock.now = new Date(time);
      for (const job of [awaitDevices, awaitDevices]) await job.run({}, app.deps);
    };
    await runAt('2026-11-30T22:00:00Z');
    expect((await mails()).slice(2)).toEqual([]);
    await runAt('2026-12-01T08:00:00Z');
    await runAt('2026-12-07T22:59:00Z');
    expect((await mails()).slice(2)).toEqual(['order-device-reminder']);
    expect(await order()).toMatchObject({ status: 'awaiting_device' });
    await runAt('2026-12-07T23:00:00Z');
    expect(await order()).toMatchObject({ status: 'cancelled' });
    expect((await mails()).at(-1)).toBe('order-device-missing');
    expect(await held()).toBe(0);
    expect(await sale()).toMatchObject({ status: 'awaiting_device' });
  });

  it('is not let go while the device is being looked at', async () => {
    await swap();
    await desk.move('received');
    app.clock.now = new Date('2026-12-20T08:00:00Z');
    await awaitDevices.run({}, app.deps);
    expect(await order()).toMatchObject({ status: 'awaiting_device', release_at: null });
  });

  it('is cancelled by its customer, and the device stays sold for its whole price', async () => {
    const { code } = await swap();
    expect((await cancel(client, code)).status).toBe(200);
    await receive();
    expect(await order()).toMatchObject({ status: 'cancelled' });
    expect((await desk.prepare()).total).toBe(5_900);
    expect((await mails()).at(-1)).toBe('buyback-accepted');
  });

  it('ends when the sale of the device is called off', async () => {
    await swap();
    await desk.move('cancelled');
    expect(await order()).toMatchObject({ status: 'cancelled' });
    expect(await held()).toBe(0);
  });
});

describe('a device that is found to be worth less', () => {
  beforeEach(async () => {
    await swap();
    await receive(answersC);
  });

  it('leaves three ways, each with its price (T-SWAP-4)', async () => {
    const { due, total } = await order();
    expect(due).toBe(Number(total) - 5_900);
    const view = await app
      .client()
      .get('buyback-counter-offer', { params: { code: await offerCode() } });
    expect(view).toMatchObject({ price: 3_200, answerBy: '2026-12-06T22:59:59.999Z' });
    expect(view.swap).toMatchObject({
      chosen: null,
      ways: [
        { way: 'pay_difference', due: Number(total) - 3_200 },
        { way: 'keep_device', due: total },
        { way: 'call_off', due: 0 },
      ],
    });
    expect((await mails()).at(-1)).toBe('buyback-swap-lowered');
    expect((await refusalOf(decide('refuse'))).status).toBe(400);
  });

  it('lets its customer pay the difference', async () => {
    expect((await decide('accept')).swap).toMatchObject({ chosen: 'pay_difference' });
    const row = await order();
    expect(row).toMatchObject({ status: 'awaiting_payment', buyback_credit: 3_200 });
    expect(row['due']).toBe(Number(row['total']) - 3_200);
    expect(await desk.detail()).toMatchObject({ status: 'accepted', price: 3_200 });
  });

  it('lets its customer keep it and pay all', async () => {
    expect((await decide('keep_device')).swap).toMatchObject({ chosen: 'keep_device' });
    const row = await order();
    expect(row).toMatchObject({ status: 'awaiting_payment', buyback_credit: 0, due: row['total'] });
    expect(await desk.detail()).toMatchObject({ status: 'returning' });
    expect((await refusalOf(decide('accept'))).status).toBe(409);
  });

  it('lets its customer call the whole off', async () => {
    expect((await decide('call_off')).swap).toMatchObject({ chosen: 'call_off' });
    expect(await order()).toMatchObject({ status: 'cancelled' });
    expect(await desk.detail()).toMatchObject({ status: 'returning' });
    expect(await held()).toBe(0);
    expect(await app.deps.knex('refunds')).toEqual([]);
  });

  it('is sent back after 14 days of silence, and its order is called off', async () => {
    const runAt = async (time: string) => {
      app.clock.now = new Date(time);
      for (let times = 0; times < 2; times += 1) await settleCounterOffers.run({}, app.deps);
    };
    await runAt('2026-11-30T08:00:00Z');
    expect((await mails()).at(-1)).toBe('buyback-swap-reminder');
    await runAt('2026-12-06T08:00:00Z');
    expect(await order()).toMatchObject({ status: 'awaiting_device' });
    await runAt('2026-12-07T08:00:00Z');
    expect(await order()).toMatchObject({ status: 'cancelled' });
    expect(await sale()).toMatchObject({ status: 'returning' });
    expect(await held()).toBe(0);
  });

  it('ends once, whoever is quicker', async () => {
    const code = await offerCode();
    const words = ['accept', 'keep_device', 'call_off'].map((decision) =>
      app.client().change(`buyback/counter-offer/${code}/decide/`, { decision }),
    );
    const statuses = (await Promise.all(words)).map(({ status }) => status);
    expect(statuses).toContain(200);
    const { status } = await order();
    expect(['awaiting_payment', 'cancelled']).toContain(status);
  });
});

it('asks about a device that is not bought at all, without the difference', async () => {
  await swap();
  await receive([...answersB.slice(0, 4), 'lock_no']);
  expect((await mails()).at(-1)).toBe('buyback-swap-rejected');
  await desk.move('returning');
  expect(await order()).toMatchObject({ status: 'awaiting_device' });
  expect((await refusalOf(decide('accept'))).status).toBe(400);
  await decide('keep_device');
  const row = await order();
  expect(row).toMatchObject({ status: 'awaiting_payment', due: row['total'] });
});

it('pays out what a prepared device has paid for goods that nobody gets', async () => {
  const { code } = await swap('cash-on-delivery');
  await receive();
  await desk.prepare();
  expect((await cancel(client, code)).status).toBe(200);
  expect(await app.deps.knex('refunds').select('amount', 'payment_id')).toEqual([
    { amount: 5_900, payment_id: null },
  ]);
});
