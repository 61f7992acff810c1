import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from '#tests/api/orders/order-fixture.ts';
import { cash } from '#tests/api/orders/order-steps.ts';
import { addLocation, setStock } from '#tests/support/factories/stock.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { eanOf, newStaff, warehouseId } from './picking-steps.ts';
import { orderedAt, putAway, scanAt } from './receiving-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

it('gives what comes in to the orders that wait for it, the oldest first, before the shop has it', async () => {
  const { knex } = app.deps;
  await setStock(knex, { product_id: items.case, place_id: warehouseId }, { on_hand: 0 });
  await knex('products').where({ id: items.case }).update({ supplier_days: 5 });
  const wish = { ...cash, products: [[items.case, 2] as const] };
  for (let placed = 0; placed < 2; placed += 1) await orderConfirmed(app, app.client(), wish);
  expect(await knex('picks')).toEqual([]);
  const numbers: string[] = await knex('orders').orderBy('id').pluck('number');
  const supervisor = await newStaff(app, 'warehouse_supervisor');
  const code = await eanOf(app, items.case);
  await addLocation(knex, { place_id: warehouseId, code: 'L-A-1' });
  const orderId = await orderedAt(supervisor, [{ code, expected: 5 }]);
  const { id } = await supervisor.post('delivery-open', { body: { orderId } });
  await scanAt(supervisor, id, `5*${code}`);
  const first = await putAway(supervisor, `3*${code}`, 'L-A-1');
  expect(first.answer.orders).toEqual(numbers);
  expect(await knex('picks')).toHaveLength(1);
  expect(await stockOf(app, items.case)).toMatchObject({ on_hand: 3, allocated: 3 });
  // What is promised is not taken back into the hand.
  expect((await putAway(supervisor, 'CMD-UNDO')).answer.outcome).toBe('undo_promised');
  const second = await putAway(supervisor, `2*${code}`, 'L-A-1');
  expect(second.answer.orders).toEqual(numbers.slice(1));
  expect(await knex('picks')).toHaveLength(2);
  expect(await stockOf(app, items.case)).toMatchObject({ on_hand: 5, allocated: 4 });
  expect(await brokenStockLaws(knex)).toEqual([]);
});
