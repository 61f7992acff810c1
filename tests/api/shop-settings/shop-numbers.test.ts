import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { quotedUntil } from '#api/cart/chosen-extras.ts';
import { fillTimeslots } from '#api/checkout/fill-timeslots.ts';
import { shopNumber } from '#api/platform/shop-numbers/shop-number.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

const setNumber = (setting: string, amount: number, by = admin) =>
  by.change('admin/shop-numbers/', { setting, amount, note: null });

it('opens as many days and places of timeslots as the shop says', async () => {
  const { knex, market, now } = app.deps;
  expect((await setNumber('timeslot_days', 30)).status).toBe(201);
  expect((await setNumber('timeslot_capacity', 3)).status).toBe(201);
  await knex('delivery_timeslots').delete();
  await knex('delivery_methods').where({ code: 'courier' }).update({ has_timeslots: true });
  await fillTimeslots(knex, market.code, now());
  const slots = await knex('delivery_timeslots').select('starts_at', 'capacity');
  const latest = Math.max(...slots.map(({ starts_at }) => starts_at.getTime()));
  expect(latest - now().getTime()).toBeGreaterThan(20 * 86_400_000);
  expect(new Set(slots.map(({ capacity }) => capacity))).toEqual(new Set([3]));
});

it('quotes insurances and sets devices aside as long after as the shop says', async () => {
  const { knex, now } = app.deps;
  expect((await setNumber('quote_hours', 2)).status).toBe(201);
  const until = await quotedUntil(knex, now());
  expect(until.getTime() - now().getTime()).toBe(2 * 3_600_000);
  // Nobody is set aside before the last reminder.
  expect((await setNumber('unclaimed_days', 60)).status).toBe(400);
  expect((await setNumber('unclaimed_days', 120)).status).toBe(201);
  expect(await shopNumber(knex, 'unclaimed_days')).toBe(120);
});

it('takes no number beyond its bounds, and is the usual one again when it is deleted', async () => {
  const { knex } = app.deps;
  const refused = await setNumber('reservation_waiting_days', 15);
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { amount: [expect.stringContaining('Meze')] },
  ]);
  const added = await setNumber('reservation_waiting_days', 3);
  const row: unknown = await added.json();
  expect(await shopNumber(knex, 'reservation_waiting_days')).toBe(3);
  const path = `admin/shop-numbers/${String(Reflect.get(Object(row), 'id'))}/?version=1`;
  expect((await admin.changeBy('DELETE', path)).status).toBe(204);
  expect(await shopNumber(knex, 'reservation_waiting_days')).toBe(2);
});

it('is set by nobody who does not keep the shop', async () => {
  const picker = await signIn(app, 'picker');
  expect((await setNumber('timeslot_days', 8, picker)).status).toBe(403);
});
