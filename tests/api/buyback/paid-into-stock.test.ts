import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersB, imeiOf, insertDevices, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openDesk } from './buyback-desk.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-10-01T10:00:00Z') });
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  at = await openDesk(app);
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** Another request to sell a phone with the number `imei`. */
const sellAgain = async (imei: number) => {
  const sold = await app.client().change('buyback/sell-online/', saleBody(imeiOf(imei)));
  expect(sold.status).toBe(201);
};
const untilAccepted = async (id: number) => {
  await at.move('received', { id });
  await at.inspect(answersB, { id });
};

it('has a paid device in stock, not for sale yet, with a passport that knows it again', async () => {
  const { knex } = app.deps;
  const pieces = () =>
    knex('products as p')
      .join('stock as s', 's.product_id', 'p.id')
      .join('stock_places as l', 'l.id', 's.place_id')
      .join('device_passports as d', 'd.id', 'p.passport_id')
      .select('p.grade', 'p.bought_for', 'p.is_on_sale', 's.on_hand', 'l.code', 'd.serial_last4');
  await untilAccepted(1);
  await at.prepare();
  const { order } = await at.release();
  expect(await pieces()).toEqual([]);
  await at.admin.post('payout-paid', { params: { id: order?.id ?? 0 } });
  expect(await pieces()).toEqual([
    {
      grade: 'B',
      bought_for: 5_900,
      is_on_sale: false,
      on_hand: 1,
      code: 'warehouse',
      serial_last4: imeiOf(1).slice(-4),
    },
  ]);
  expect(await knex('device_passport_events').pluck('kind')).toEqual(['bought_back']);
});

it('puts two devices of one colour into stock when both are paid at once', async () => {
  const { knex } = app.deps;
  await sellAgain(2);
  for (const id of [1, 2]) await untilAccepted(id);
  await Promise.all([1, 2].map((id) => at.pay([id])));
  expect(await knex('master_products').pluck('id')).toHaveLength(1);
  expect(await knex('products').pluck('grade')).toEqual(['B', 'B']);
});

it.each([
  ['cs', 'Přístroj s tímto sériovým číslem je u nás už na skladě.'],
  ['ro', 'Dispozitivul cu acest număr de serie este deja în stoc.'],
] as const)(
  'refuses to pay in %s for a device that is in stock already',
  async (language, says) => {
    const { knex } = app.deps;
    await untilAccepted(1);
    await at.pay();
    await sellAgain(1);
    await untilAccepted(2);
    at.admin.cookies.set('language', language);
    expect(await at.pay([2])).toEqual({ paid: 0, refused: [{ id: 2, reason: says }] });
    expect(await at.detail(2)).toMatchObject({ status: 'payout_pending' });
    expect(await knex('products').pluck('id')).toEqual([1]);
    expect(await knex('device_passport_events').pluck('kind')).toEqual(['bought_back']);
    // Sold meanwhile, it may come back.
    await knex('products').update({ sold_at: app.deps.now() });
    const [order] = (await at.admin.get('payout-orders', {})).results;
    expect(order).toMatchObject({ count: 1, open: 1 });
    await at.admin.post('payout-paid', { params: { id: order?.id ?? 0 } });
    expect(await knex('products').orderBy('id').pluck('sold_at')).toEqual([expect.any(Date), null]);
  },
);

it('puts a device into stock once, however many people mark its order at once', async () => {
  await untilAccepted(1);
  await at.prepare();
  const { order } = await at.release();
  const params = { id: order?.id ?? 0 };
  const marked = await Promise.all([1, 2, 3].map(() => at.admin.post('payout-paid', { params })));
  expect(marked.map(({ paid }) => paid).toSorted()).toEqual([0, 0, 1]);
  expect(await app.deps.knex('products').count()).toEqual([{ count: 1 }]);
});
