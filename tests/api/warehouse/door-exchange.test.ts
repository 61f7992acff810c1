import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { trackShipmentsJob } from '#api/carriers/track-shipments.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { rowOf } from '#tests/api/orders/order-steps.ts';
import { addDevices, imeiOf, saleBody } from '#tests/support/buyback-fixture.ts';
import { addOrderBuyback, addOrderExchange } from '#tests/support/factories/orders.ts';
import { addSmallBox } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { addCrates } from './picking-steps.ts';
import { atHouse, packedOrder, shipments } from './shipment-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1', 'B-2');
  await addSmallBox(app.deps.knex);
  await addDevices(app.deps.knex);
});
afterAll(() => app.close());

const runDue = () => app.deps.jobs.runDue();
const track = async (hours: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + hours * 3_600_000);
  await app.deps.knex('shipments').whereNotNull('track_at').update({ track_at: app.clock.now });
  await trackShipmentsJob.run({}, app.deps);
};

/** The order's device is to be taken at the door: as placing it would have it. */
const agreed = async () => {
  const { knex } = app.deps;
  const sold = await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
  if (!sold.ok) throw new Error(await sold.text());
  const order = await knex('orders').first<{ id: number; total: number }>('id', 'total');
  const buyback = await knex('buybacks').first<{ id: number }>('id');
  const credit = Math.min(500, order.total - 1);
  await addOrderBuyback(knex, {
    order_id: order.id,
    buyback_id: buyback.id,
    kind: 'swap',
    amount: credit,
  });
  await knex('orders').update({ buyback_credit: credit, due: order.total - credit });
  const at = app.deps.now();
  await addOrderExchange(knex, { order_id: order.id, since: at, agreed_at: at });
};

it('tells the carrier to take the device for the parcel, and takes its word that it did', async () => {
  await packedOrder(app, {}, agreed);
  await runDue();
  expect(await shipments(app)).toMatchObject([
    { carrier: 'gls', exchanges: true, status: 'announced' },
  ]);
  await track(30);
  expect(await rowOf(app, 'orders')).toMatchObject({ status: 'delivered', payment_status: 'paid' });
  expect(await rowOf(app, 'order_exchanges')).toMatchObject({ state: 'taken', told_by: 'carrier' });
});

it('calls the order off where the goods came back for want of a device, with the money', async () => {
  await packedOrder(app, {}, async () => {
    await agreed();
    await atHouse(app, 410);
  });
  await runDue();
  await track(40);
  expect(await rowOf(app, 'orders')).toMatchObject({
    status: 'cancelled',
    payment_status: 'waiting',
  });
  expect(await rowOf(app, 'order_exchanges')).toMatchObject({ state: 'ended' });
  const open = app.deps.knex('order_buybacks').whereNull('released_at');
  expect(await open.select('buyback_id')).toEqual([]);
  expect(await app.deps.knex('mails').pluck('kind')).toContain('order-exchange-refused');
  // The goods are received as every parcel that comes back.
  const tasks = app.deps.knex('warehouse_tasks').where({ kind: 'came_back' });
  expect(await tasks.select('kind')).toHaveLength(1);
});

it('is not given to a carrier that takes no devices', async () => {
  await app.deps.knex('delivery_methods').where({ code: 'courier' }).update({ carrier: 'packeta' });
  await packedOrder(app, {}, agreed);
  await runDue();
  expect(await shipments(app)).toMatchObject([{ status: 'failed', problem: 'no_exchange' }]);
});

it('leaves every other parcel as it is', async () => {
  await packedOrder(app);
  await runDue();
  expect(await shipments(app)).toMatchObject([{ exchanges: false }]);
});
