import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { webhookEvents } from '#core/integrations/webhook.ts';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { addBuyback } from '#tests/support/factories/devices.ts';
import { addOrder, addWithdrawal } from '#tests/support/factories/orders.ts';
import { addLevelPrice, addPriceLevel } from '#tests/support/factories/prices.ts';
import { addStock, setStock } from '#tests/support/factories/stock.ts';
import { WebhookShop } from './webhook-shop.ts';

let shop: WebhookShop;
beforeAll(async () => {
  shop = await WebhookShop.start();
});
beforeEach(async () => {
  await shop.prepare();
  await shop.make([...webhookEvents]);
});
afterAll(() => shop.close());

/** What came since it was asked last: types with what they say. */
async function came(): Promise<[string, Readonly<Record<string, unknown>>][]> {
  await shop.run();
  return shop.receiver.received
    .splice(0)
    .map(({ message }): [string, Readonly<Record<string, unknown>>] => [
      message.type,
      message.data,
    ]);
}

it('is every state of an order that somebody else acts on', async () => {
  const { knex } = shop.app.deps;
  const { id, number } = await addOrder(knex);
  await came();
  for (const status of ['confirmed', 'picking', 'packed', 'handed_over', 'delivered'] as const) {
    await shop.move(id, { status });
  }
  await shop.move(id, { payment_status: 'paid' });
  await shop.move(id, { status: 'returned' });
  const said = (type: string, status: string, payment_status = 'waiting') => [
    type,
    { order_id: id, number, status, payment_status },
  ];
  expect(await came()).toEqual([
    said('order.confirmed', 'confirmed'),
    said('order.handed_over', 'handed_over'),
    said('order.delivered', 'delivered'),
    said('order.paid', 'delivered', 'paid'),
    said('order.returned', 'returned', 'paid'),
  ]);
});

it('is each state of a withdrawal and of a buy-back', async () => {
  const { knex } = shop.app.deps;
  const { id: orderId } = await addOrder(knex);
  const withdrawal = await addWithdrawal(knex, { order_id: orderId });
  await knex('withdrawals').update({ status: 'received', received_at: new Date() });
  const buyback = await addBuyback(knex);
  await came();
  await knex('buybacks').where({ id: buyback.id }).update({ status: 'expired' });
  await knex('withdrawals').update({ status: 'cancelled', closed_at: new Date() });
  expect(await came()).toEqual([
    ['buyback.changed', { buyback_id: buyback.id, status: 'expired' }],
    [
      'withdrawal.changed',
      { withdrawal_id: withdrawal.id, order_id: orderId, status: 'cancelled' },
    ],
  ]);
});

it('is stock, prices and products, one event for each row that a statement changes', async () => {
  const { knex } = shop.app.deps;
  const product = await addProduct(knex);
  const { product_id, place_id } = await addStock(knex, { product_id: product.id, on_hand: 5 });
  const level = await addPriceLevel(knex);
  await came();
  await setStock(knex, { product_id, place_id }, { on_hand: 3 });
  await knex('stock').where({ product_id, place_id }).update({ allocated: 1 });
  const stock = (await came()).map(([type, data]) => [type, data['on_hand'], data['free']]);
  expect(stock).toEqual([
    ['stock.changed', 3, 3],
    ['stock.changed', 3, 2],
  ]);

  await knex('products').where({ id: product.id }).update({ price: 19_000 });
  await addLevelPrice(knex, { product_id: product.id, level_id: level.id });
  expect((await came()).map(([type, { price }]) => [type, price])).toEqual([
    ['price.changed', 19_000],
    ['price.changed', 19_000],
  ]);

  const variant = product.master_product_id;
  await knex('master_products').where({ id: variant }).update({ name_cs: 'Jiný' });
  await knex('products').where({ id: product.id }).update({ note_cs: 'x' });
  await knex('meta_masters').update({ popularity: 7 });
  await knex('meta_masters').update({ name_cs: 'Jiná' });
  const products = await came();
  expect(products.map(([type]) => type)).toEqual(Array(3).fill('product.changed'));
  expect(products[0]?.[1]).toMatchObject({ variant_id: variant });
});

it('costs nothing to whoever has no webhook', async () => {
  const { knex } = shop.app.deps;
  await knex('webhooks').delete();
  await shop.confirm();
  expect(await knex('webhook_deliveries').pluck('id')).toEqual([]);
  expect(await came()).toEqual([]);
});
