import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { awaitDevices } from '#api/orders/jobs/await-devices.ts';
import { orderStatuses } from '#core/orders/order-status.ts';
import { imeiOf, saleBody } from '#tests/support/buyback-fixture.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { bodyOf, finish, startOrderApp } from './order-fixture.ts';
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

describe('a device that is only quoted', () => {
  it('shows its credit and pays nothing (T-SWAP-1)', async () => {
    const body = await at.ready(await at.device('offer'));
    const { cart } = await at.client.get('cart-summary', {});
    expect(cart.totals.buyback).toBe(5_900);
    expect(cart.cartPackagesItems[0]?.buyoutProduct?.missing).toEqual([
      'identity',
      'device_number',
      'account',
    ]);
    const refused = await finish(at.client, body);
    expect(refused.status).toBe(400);
    expect(refused.body['buyout_product']).toHaveLength(3);
    expect(await app.deps.knex('orders')).toEqual([]);
  });

  it('pays once it is sold in the same cart', async () => {
    const quoted = await at.device('offer');
    await at.ready(quoted);
    await app.client().change('buyback/sell-online/', saleBody(imeiOf(1), { offer_code: quoted }));
    const placed = await finish(at.client, await bodyOf(at.client));
    expect(placed.status).toBe(201);
    expect(await at.order()).toMatchObject({ status: 'awaiting_device', buyback_credit: 5_900 });
  });
});

describe('an order with a sold device', () => {
  it('costs no fee of a payment where the device pays all, and is taken', async () => {
    await app.deps.knex('products').update({ price: 1_000 });
    const body = await at.ready(await at.device(), 'cash-on-delivery');
    const { cart } = await at.client.get('cart-summary', {});
    expect(cart.totals).toMatchObject({ paymentFee: 0, due: 0 });
    expect((await finish(at.client, body)).status).toBe(201);
    const { total, ...row } = await at.order();
    expect(row).toMatchObject({ payment_code: null, due: 0, payout: 5_900 - Number(total) });
  });

  it('waits for it with its stock held, and is not to be paid yet', async () => {
    const { placed, code } = await at.swap();
    expect(placed.body).toMatchObject({ payment: null });
    expect(await at.order()).toMatchObject({
      status: 'awaiting_device',
      release_at: new Date('2026-12-07T22:59:59.999Z'),
    });
    expect(await at.held()).toBe(1);
    const view = await at.client.get('order', { params: { code } });
    expect(view).toMatchObject({ canCancel: true, payment: { canPay: false } });
    expect(view.withdrawal.isPossible).toBe(false);
    const paying = at.client.post('order-pay', { params: { code }, body: { typePayment: 'card' } });
    expect((await refusalOf(paying)).status).toBe(409);
  });

  it('is moved on by no role (T-SWAP-2)', async () => {
    await at.swap();
    const { id, version } = await at.order();
    for (const role of ['admin', 'support', 'warehouse_supervisor', 'picker', 'packer'] as const) {
      const who = role === 'admin' ? at.desk.admin : await signIn(app, role);
      for (const to of orderStatuses.filter((each) => each !== 'cancelled')) {
        const body = { version, to, reason: 'ručně' };
        const { status } = await who.change(`order/admin/orders/${String(id)}/move/`, body);
        expect([400, 403, 409]).toContain(status);
      }
    }
    expect(await at.order()).toMatchObject({ status: 'awaiting_device', version });
  });

  it('is then to be paid, when the device is what it was said to be', async () => {
    const { code } = await at.swap();
    await at.receive();
    expect(await at.order()).toMatchObject({
      status: 'awaiting_payment',
      payment_status: 'waiting',
    });
    expect((await at.client.get('order', { params: { code } })).payment.canPay).toBe(true);
    expect(await at.mails()).toEqual([
      'buyback-confirmation',
      'order-placed',
      'buyback-received',
      'order-device-to-pay',
    ]);
  });

  it('goes on at once when it is paid on delivery', async () => {
    await at.swap('cash-on-delivery');
    await at.receive();
    expect(await at.order()).toMatchObject({ status: 'confirmed', release_at: null });
    expect((await at.mails()).at(-1)).toBe('order-device-settled');
  });

  it('is let go after 14 days without it, reminded once, while its sale goes on', async () => {
    await at.swap();
    const runAt = async (time: string) => {
      app.clock.now = new Date(time);
      for (const job of [awaitDevices, awaitDevices]) await job.run({}, app.deps);
    };
    await runAt('2026-11-30T22:00:00Z');
    expect((await at.mails()).slice(2)).toEqual([]);
    await runAt('2026-12-01T08:00:00Z');
    await runAt('2026-12-07T22:59:00Z');
    expect((await at.mails()).slice(2)).toEqual(['order-device-reminder']);
    expect(await at.order()).toMatchObject({ status: 'awaiting_device' });
    await runAt('2026-12-07T23:00:00Z');
    expect(await at.order()).toMatchObject({ status: 'cancelled' });
    expect((await at.mails()).at(-1)).toBe('order-device-missing');
    expect(await at.held()).toBe(0);
    expect(await at.sale()).toMatchObject({ status: 'awaiting_device' });
  });

  it('is not let go while the device is being looked at', async () => {
    await at.swap();
    await at.desk.move('received');
    app.clock.now = new Date('2026-12-20T08:00:00Z');
    await awaitDevices.run({}, app.deps);
    expect(await at.order()).toMatchObject({ status: 'awaiting_device', release_at: null });
  });

  it('is cancelled by its customer, and the device stays sold for its whole price', async () => {
    const { code } = await at.swap();
    expect((await cancel(at.client, code)).status).toBe(200);
    await at.receive();
    expect(await at.order()).toMatchObject({ status: 'cancelled' });
    expect((await at.desk.prepare()).total).toBe(5_900);
    expect((await at.mails()).at(-1)).toBe('buyback-accepted');
  });

  it('ends when the sale of the device is called off', async () => {
    await at.swap();
    await at.desk.move('cancelled');
    expect(await at.order()).toMatchObject({ status: 'cancelled' });
    expect(await at.held()).toBe(0);
  });
});
