import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { newStaff } from '#tests/api/warehouse/picking-steps.ts';
import { addOrder, addOrderLine } from '#tests/support/factories/orders.ts';
import { addDeliveryMethod } from '#tests/support/factories/sales.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { count } from './statistics-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addDeliveryMethod(app.deps.knex, { code: 'kuryr' });
  await app.deps.knex('daily_figures').delete();
  await app.deps.knex('daily_figures_counted').delete();
});
afterAll(() => app.close());

const sell = async (daysAgo: number, net: number) => {
  const { knex } = app.deps;
  const placed_at = new Date(app.clock.now.getTime() - daysAgo * 86_400_000);
  const { id } = await addOrder(knex, { placed_at, status: 'confirmed' });
  await addOrderLine(knex, { order_id: id, net, unit_price: net });
};

it('says today so far beside the same weekday, by the numbers that the statistics have', async () => {
  await sell(0, 500);
  await sell(1, 9_000);
  await sell(7, 1_000);
  await sell(7, 1_000);
  await sell(14, 4_000);
  await count(app);
  await sell(0, 300);
  const pricing = await newStaff(app, 'pricing');
  const { numbers } = await pricing.get('admin-today', {});
  expect(numbers).toEqual([
    { measure: 'sales', count: 2, amount: 80_000, usual: { count: 2, amount: 300_000 } },
    { measure: 'bought', count: 0, amount: 0, usual: { count: 0, amount: 0 } },
    { measure: 'repaired', count: 0, amount: 0, usual: { count: 0, amount: 0 } },
  ]);
  const { series } = await pricing.get('admin-statistics', { query: { days: '7' } });
  const sales = series.find(({ measure }) => measure === 'sales')?.points.at(-1);
  expect(sales).toMatchObject({ count: 2, amount: 80_000 });
});

it('is told to those alone who may read the statistics', async () => {
  const picker = await newStaff(app, 'picker');
  expect(await refusalOf(picker.get('admin-today', {}))).toMatchObject({ status: 403 });
});
