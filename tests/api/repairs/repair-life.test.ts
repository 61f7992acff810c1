import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { remindOfRepairs, wipeRepairs } from '#api/repairs/jobs.ts';
import { toWire } from '#core/contract/casing.ts';
import { order } from '#tests/api/orders/order-fixture.ts';
import { cash, moveThrough, releaseAll } from '#tests/api/orders/order-steps.ts';
import { imeiOf, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addShopNumber } from '#tests/support/factories/content.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  announce,
  deskOf,
  prepareRepairShop,
  startRepairApp,
  toReady,
  takeIn,
} from './repair-fixture.ts';

const sent: OutgoingMail[] = [];
let app: TestApp;
beforeAll(async () => {
  const send = (mail: OutgoingMail) => Promise.resolve(void sent.push(mail));
  app = await startRepairApp({ mailTransport: { send } });
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

describe('sold instead', () => {
  it('hands a declined device over to the buy-back, which need not be sent anything', async () => {
    const { desk, id } = await takeIn(app, { priceLimit: null });
    await desk.move(id, 'declined');
    await expect(desk.handOut(id, { to: 'buyback' })).rejects.toMatchObject({ status: 409 });
    const sold = await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
    expect(sold.status).toBe(201);
    const { sale } = await desk.seen(id);
    expect(sale).toMatchObject({ status: 'awaiting_device' });
    await app.deps.knex('buybacks').update({ status: 'cancelled' });
    expect((await desk.seen(id)).sale).toBeNull();
    await app.deps.knex('buybacks').update({ status: 'awaiting_device' });
    expect((await desk.handOut(id, { to: 'buyback' })).status).toBe('handed_out');
  });
});

describe('a claim', () => {
  it('refers to the repair, costs nothing, and stands in the passport as one', async () => {
    const { desk, id, row } = await takeIn(app);
    await desk.estimate(id);
    await desk.move(id, ...toReady);
    await desk.pay(id, 'card');
    await desk.handOut(id, { reason: 'doklad' });
    const claim = await takeIn(app, { claimedNumber: row.number, priceLimit: 0 });
    expect(claim.row.promisedOn).toBe('2026-12-23');
    expect(claim.row.claimed).toEqual({ repair: { id, number: row.number }, order: null });
    expect((await desk.seen(id)).claims).toEqual([{ id: claim.id, number: claim.row.number }]);
    const line = {
      kind: 'work',
      operationId: 1,
      productId: null,
      name: '',
      warrantyMonths: 0,
    } as const;
    const body = { version: claim.row.version, lines: [{ ...line, price: 0 }] };
    await desk.client.post('admin-repair-lines', { params: { id: claim.id }, body });
    expect(await desk.estimate(claim.id)).toMatchObject({ status: 'approved', total: 0 });
    expect(await desk.move(claim.id, ...toReady)).toMatchObject({ bill: null });
    await desk.handOut(claim.id, { reason: 'doklad' });
    const events: string[] = await app.deps
      .knex('device_passport_events')
      .orderBy('id')
      .pluck('kind');
    expect(events).toEqual(['repaired', 'warranty_claim']);
  });

  it('may end with the money back, by the refund of the repair’s bill', async () => {
    const { desk, id } = await takeIn(app);
    await desk.estimate(id);
    await desk.move(id, ...toReady);
    const { bill } = await desk.pay(id, 'card');
    const support = await signIn(app, 'support');
    const params = { id: bill?.orderId ?? 0 };
    const { version } = await support.get('admin-order', { params });
    const body = { version, pieces: [{ position: 0, quantity: 1 }], includeShipping: false };
    const refund = await support.change(
      `order/admin/orders/${String(params.id)}/refund/`,
      toWire(body),
    );
    expect(refund.status, await refund.text()).toBe(201);
    await releaseAll(app);
    const [credit] = await app.deps.knex('refunds');
    expect(credit).toMatchObject({ order_id: params.id, amount: 3_990 });
  });

  it('refers to an order that was bought here, and to nothing that nobody knows', async () => {
    await order(app.client(), cash);
    await moveThrough(app, 'picking', 'packed', 'handed_over', 'delivered');
    const [number]: string[] = await app.deps.knex('orders').pluck('number');
    const { row } = await takeIn(app, { claimedNumber: number ?? '' });
    expect(row.claimed).toMatchObject({ repair: null, order: { number } });
    await expect(takeIn(app, { claimedNumber: '1999999999' })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('time', () => {
  const days = (count: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + count * 86_400_000);
    return remindOfRepairs.run({}, app.deps);
  };
  const kinds = (): Promise<string[]> =>
    app.deps.knex('mails').where('kind', 'repair-reminder').orderBy('id').pluck('subject_key');

  it('reminds three times of a device that waits, then sets it aside, and still hands it out', async () => {
    const { desk, id } = await takeIn(app);
    await desk.estimate(id);
    await desk.move(id, ...toReady);
    await days(6);
    expect(await kinds()).toEqual([]);
    await days(1);
    await days(1);
    expect(await kinds()).toHaveLength(1);
    await days(24);
    await days(31);
    expect(await kinds()).toHaveLength(3);
    await days(30);
    const [status]: string[] = await app.deps.knex('repairs').pluck('status');
    expect(status).toBe('unclaimed');
    const later = await deskOf(app);
    await later.pay(id, 'cash');
    expect((await later.handOut(id, { reason: 'doklad' })).status).toBe('handed_out');
  });

  it('sets a device aside after as many days as the shop says, and tells its customer how many', async () => {
    const { desk, id } = await takeIn(app);
    await desk.estimate(id);
    await desk.move(id, ...toReady);
    const code = String(await app.deps.knex('repairs').where({ id }).pluck('code'));
    const client = app.client();
    const kept = async () => (await client.get('repair', { params: { code } })).keptUntil;
    expect(await kept()).toBe('2027-02-21');
    await addShopNumber(app.deps.knex, { setting: 'unclaimed_days', amount: 75 });
    expect(await kept()).toBe('2027-02-06');
    for (const passed of [7, 23, 31, 14]) await days(passed);
    await app.deps.jobs.runDue();
    expect(sent.map(({ html }) => html).join('')).toContain('za 75\u00a0dní nikdo nevyzvedl');
    expect(await kept()).toBeNull();
  });

  it('cancels what was announced and never came', async () => {
    await announce(app.client());
    await days(29);
    expect(await app.deps.knex('repairs').pluck('status')).toEqual(['announced']);
    await days(1);
    expect(await app.deps.knex('repairs').pluck('status')).toEqual(['cancelled']);
  });

  it('forgets whose it was, and keeps what was repaired', async () => {
    await announce(app.client());
    await days(31);
    app.clock.now = new Date(app.clock.now.getTime() + 821 * 86_400_000);
    await wipeRepairs.run({}, app.deps);
    const [row] = await app.deps.knex('repairs');
    expect(row).toMatchObject({
      contact: null,
      e_mail: null,
      fault: '–',
      device: 'Apple iPhone 15',
    });
    expect(await app.deps.knex('repair_identities')).toEqual([]);
    expect(await app.deps.knex('mails').where('subject_key', 'like', 'repair:%')).toEqual([]);
  });
});
