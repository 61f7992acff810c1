import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { checkOut, finish, items, startOrderApp, stockOf } from './order-fixture.ts';
import { openSwaps } from './swap-steps.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openSwaps>>;
let support: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  at = await openSwaps(app);
  support = await signIn(app, 'support');
});
afterAll(() => app.close());

/** Orders the phone with the device set off, to be fetched at the store or brought. */
async function swap(delivery: 'store' | 'courier', payment: string) {
  const code = await at.device();
  const wish = { product: items.phone, quantity: 1, buyout_product: code };
  await at.client.change('cart/add-product/', wish);
  const choose = delivery === 'store' ? { choose: { store: 'praha' } } : {};
  const body = await checkOut(at.client, { products: [], delivery, payment, ...choose });
  const placed = await finish(at.client, body);
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
}

async function exchange({ who = support, number = imeiOf(1), handsOver = true } = {}) {
  const { id, version } = await at.order();
  const { id: device } = await at.sale();
  const numbers = [{ id: Number(device), number }];
  const body = { version: Number(version), numbers, handsOver };
  return who.post('admin-order-exchange', { params: { id: Number(id) }, body });
}

it('gives the goods for the device in one step, both in the books (DECISIONS "Swap: one settlement")', async () => {
  await swap('store', 'cash-on-delivery');
  const { id } = await at.order();
  const seen = await support.get('admin-order', { params: { id: Number(id) } });
  expect(seen.canExchange).toBe(true);
  const before = await stockOf(app, items.phone);
  expect(await exchange()).toMatchObject({ status: 'delivered', isGiven: true });
  expect(await at.order()).toMatchObject({ status: 'delivered', payment_status: 'paid' });
  expect(await at.sale()).toMatchObject({ status: 'accepted', price: 5_900 });
  const after = await stockOf(app, items.phone);
  expect(after.on_hand).toBe(before.on_hand - 1);
  expect(await at.held()).toBe(0);
  const steps = await app.deps
    .knex('order_events')
    .where({ order_id: Number(id) })
    .pluck('to_status');
  expect(steps.slice(-4)).toEqual(['picking', 'packed', 'ready_for_pickup', 'delivered']);
  expect((await at.mails()).filter((kind) => kind === 'order-ready')).toEqual([]);
  const later = await support.get('admin-order', { params: { id: Number(id) } });
  expect(later.canExchange).toBe(false);
});

it('takes the device and keeps the goods where they are not at the counter', async () => {
  await swap('store', 'cash-on-delivery');
  expect(await exchange({ handsOver: false })).toMatchObject({
    status: 'confirmed',
    isGiven: false,
  });
  expect(await at.sale()).toMatchObject({ status: 'accepted' });
});

it('keeps the goods until the difference is paid by card', async () => {
  await swap('store', 'card');
  const { due } = await at.order();
  expect(await exchange()).toEqual({ status: 'awaiting_payment', due, isGiven: false });
  expect(await at.held()).toBe(1);
});

it('refuses another device than the one that was sold, and changes nothing', async () => {
  await swap('store', 'cash-on-delivery');
  expect(await refusalOf(exchange({ number: imeiOf(2) }))).toMatchObject({ status: 400 });
  expect(await refusalOf(exchange({ number: '' }))).toMatchObject({ status: 400 });
  expect(await at.order()).toMatchObject({ status: 'awaiting_device' });
  expect(await at.sale()).toMatchObject({ status: 'awaiting_device' });
});

it('happens at a store alone, once, and by those who handle orders', async () => {
  await swap('courier', 'cash-on-delivery');
  expect(await refusalOf(exchange())).toMatchObject({ status: 409 });
  const picker = await signIn(app, 'picker');
  expect(await refusalOf(exchange({ who: picker }))).toMatchObject({ status: 403 });
});

it('happens once, however often it is pressed', async () => {
  await swap('store', 'cash-on-delivery');
  const ends = await Promise.allSettled([exchange(), exchange(), exchange()]);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await at.order()).toMatchObject({ status: 'delivered' });
});
