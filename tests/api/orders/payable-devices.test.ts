import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockPayouts } from '#api/buyback/desk/payout-rows.ts';
import { addBuyback } from '#tests/support/factories/devices.ts';
import { addBuybackPayout, addOrder, addOrderBuyback } from '#tests/support/factories/orders.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startOrderApp } from './order-fixture.ts';
import { openUnpaidRests } from './unpaid-rest-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
afterAll(() => app.close());

it('pays a rest that was written off once by several devices that come, in whatever order they do', async () => {
  const { knex } = app.deps;
  const before = await (await openUnpaidRests(app, 'accept')).order();
  const order = await addOrder(knex, {
    status: 'delivered',
    payment_status: 'paid',
    delivery_code: String(before['delivery_code']),
    payment_code: String(before['payment_code']),
    total: 20_000,
    due: 17_300,
    rest_written_off: 2_700,
  });
  const first = await addBuyback(knex, { price: 5_000, status: 'accepted', contact: {} });
  const second = await addBuyback(knex, { price: 3_000, status: 'accepted', contact: {} });
  for (const { id } of [first, second]) {
    await addOrderBuyback(knex, {
      order_id: order.id,
      buyback_id: id,
      kind: 'swap',
      amount: 5_000,
      released_at: new Date(),
    });
  }
  const ids = [first.id, second.id];
  const payable = async () => {
    const rows = await knex.transaction((trx) => lockPayouts(trx, ids));
    return ids.map((id) => rows.get(id)?.payable);
  };
  expect(await payable()).toEqual([2_300, 3_000]);
  await knex('buybacks').where({ id: first.id }).update({ status: 'received' });
  expect((await payable())[1]).toBe(300);
  await addBuybackPayout(knex, { buyback_id: second.id, amount: 300 });
  await knex('buybacks').where({ id: first.id }).update({ status: 'accepted' });
  expect((await payable())[0]).toBe(5_000);
});
