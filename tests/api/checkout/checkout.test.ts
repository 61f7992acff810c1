import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerOf,
  bodyOf,
  finish,
  items,
  leaveFree,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { addStock } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  client = app.client();
});
afterAll(() => app.close());

const path = 'cart/payments-and-deliveries/';
const add = (product: number, quantity = 1) =>
  client.change('cart/add-product/', { product, quantity });
const choose = async (body: object) => answerOf(await client.change(path, body));
const offered = () => client.get('cart-payments-deliveries', {});

describe('payments and deliveries', () => {
  it('are offered with prices, days and what does not go together', async () => {
    await add(items.case);
    const { deliveries, payments, excluded, needsPayment } = await offered();
    expect(deliveries.map(({ code, price, isAvailable }) => [code, price, isAvailable])).toEqual([
      ['courier', 99, true],
      ['timeslot', 149, true],
      ['place', 69, true],
      ['box', 59, true],
      ['store', 0, true],
      ['express', 249, true],
    ]);
    expect(deliveries[0]?.arrives).toEqual({
      from: '2026-11-24',
      to: '2026-11-24',
      orderBy: '2026-11-23T14:00:00.000Z',
    });
    expect(payments.filter(({ isAvailable }) => isAvailable).map(({ code }) => code)).toEqual([
      ...['card', 'google-pay', 'apple-pay', 'twisto', 'bank-transfer', 'cash-on-delivery'],
    ]);
    expect(payments.find(({ code }) => code === 'card')?.isSandbox).toBe(true);
    expect(excluded.map(({ delivery, payment }) => `${delivery} ${payment}`)).toEqual([
      ...['box cash-on-delivery', 'express bank-transfer', 'express cash-on-delivery'],
    ]);
    expect(needsPayment).toBe(true);
  });

  it('say why something cannot be chosen, in the language of the visitor', async () => {
    await add(items.phone, 2);
    const reasons = async () =>
      (await offered()).deliveries.flatMap(({ code, message }) => (message ? [code, message] : []));
    expect(await reasons()).toEqual(['box', expect.stringContaining('20\u00A0000\u00A0Kč')]);
    client.cookies.set('language', 'ro');
    expect(await reasons()).toEqual(['box', expect.stringContaining('cel mult')]);
    expect((await choose({ delivery: 'box' })).status).toBe(400);
  });

  it('are free from their limit, and say what is missing to it before', async () => {
    await add(items.case, 2);
    await choose({ delivery: 'courier' });
    expect((await offered()).totals).toMatchObject({ shipping: 99, missingToFreeDelivery: 1_000 });
    await add(items.case, 2);
    const { totals, deliveries } = await offered();
    expect(totals).toMatchObject({ shipping: 0, missingToFreeDelivery: null });
    expect(deliveries[0]).toMatchObject({ price: 0, usualPrice: 99 });
  });

  it('stay as they were chosen; what does not fit a new delivery is let go', async () => {
    await add(items.case);
    const place = await app.deps
      .knex('delivery_places')
      .where({ delivery_code: 'place', is_available: true })
      .orderBy('id')
      .first<{ id: number }>('id');
    const chosen = await choose({
      delivery: 'place',
      payment: 'cash-on-delivery',
      place: place.id,
    });
    expect(chosen.body['chosen']).toMatchObject({
      delivery: 'place',
      payment: 'cash-on-delivery',
      place: { id: place.id },
    });
    expect((await choose({})).body['chosen']).toEqual(chosen.body['chosen']);
    expect((await choose({ delivery: 'express' })).body['chosen']).toEqual({
      delivery: 'express',
      payment: null,
      place: null,
      store: null,
      timeslot: null,
    });
  });

  it('refuse what the shop does not have, each on its field', async () => {
    await add(items.case);
    const refused = async (body: object) => Object.keys((await choose(body)).body);
    expect(await refused({ delivery: 'drone' })).toEqual(['delivery']);
    expect(await refused({ payment: 'shells' })).toEqual(['payment']);
    expect(await refused({ delivery: 'place', place: 99_999 })).toEqual(['place']);
    expect(await refused({ delivery: 'store', store: 'ostrava' })).toEqual(['store']);
    expect(await refused({ delivery: 'timeslot', timeslot: 99_999 })).toEqual(['timeslot']);
    expect((await app.client().fetch(`/api/new/${path}`)).status).toBe(404);
  });

  it('refuse a place that is out of service, in words', async () => {
    await add(items.case);
    const places = () => app.deps.knex('delivery_places').where({ delivery_code: 'place' });
    const { id } = await places().orderBy('id').first<{ id: number }>('id');
    await places().where({ id }).update({ is_available: false });
    expect(await choose({ delivery: 'place', place: id })).toMatchObject({
      status: 400,
      body: { place: ['Vybrané výdejní místo teď není v provozu.'] },
    });
  });

  it('promise a store at once where all lies there, and after the way there otherwise', async () => {
    await add(items.phone);
    const store = async () =>
      (await offered()).deliveries.find(({ kind }) => kind === 'store')?.stores[0];
    expect(await store()).toMatchObject({ hasAll: false, readyAt: '2026-11-25T08:30:00.000Z' });
    await addStock(app.deps.knex, { product_id: items.phone, place_id: 2 });
    expect(await store()).toMatchObject({ hasAll: true, readyAt: '2026-11-23T09:30:00.000Z' });
  });
});

describe('an order to a store', () => {
  it('takes its pieces from the shelf there first', async () => {
    await addStock(app.deps.knex, { product_id: items.phone, place_id: 2 });
    await add(items.phone);
    await choose({ delivery: 'store', store: 'praha', payment: 'cash-on-delivery' });
    const wish = { delivery: 'store', payment: 'cash-on-delivery' };
    expect((await finish(client, await bodyOf(client, wish))).status).toBe(201);
    expect(await app.deps.knex('order_allocations')).toMatchObject([{ place_id: 2, quantity: 1 }]);
  });
});

describe('a timeslot', () => {
  it('takes no more parcels than it has places', async () => {
    const slot = await app.deps.knex('delivery_timeslots').orderBy('id').first<{ id: number }>();
    await app.deps.knex('delivery_timeslots').where({ id: slot.id }).update({ capacity: 1 });
    const visitors = [client, app.client(), app.client()];
    const bodies: Awaited<ReturnType<typeof bodyOf>>[] = [];
    for (const visitor of visitors) {
      await visitor.change('cart/add-product/', { product: items.case, quantity: 1 });
      const chosen = { delivery: 'timeslot', timeslot: slot.id, payment: 'card' };
      expect((await visitor.change(path, chosen)).status).toBe(200);
      bodies.push(await bodyOf(visitor, { delivery: 'timeslot' }));
    }
    const answers = await Promise.all(visitors.map((each, at) => finish(each, bodies[at] ?? {})));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const { taken } = await app.deps
      .knex('delivery_timeslots')
      .where({ id: slot.id })
      .first<{ taken: number }>('taken');
    expect(taken).toBe(1);
    expect((await choose({ delivery: 'timeslot', timeslot: slot.id })).status).toBe(404);
  });

  it('is opened anew every night, and bookings stay', async () => {
    await app.deps.knex('delivery_timeslots').update({ taken: 3 });
    const [before] = await app.deps.knex('delivery_timeslots').count<{ count: string }[]>();
    app.clock.now = new Date('2026-11-24T00:00:00Z');
    await app.deps.knex.transaction((trx) => app.deps.jobs.enqueue(trx, 'fill-timeslots', {}));
    await app.deps.jobs.runDue();
    const [after] = await app.deps.knex('delivery_timeslots').count<{ count: string }[]>();
    expect(Number(after?.count) - Number(before?.count)).toBe(7);
    const free: unknown = await app.deps.knex('delivery_timeslots').where({ taken: 0 }).pluck('id');
    expect(free).toHaveLength(7);
  });
});

describe('pick-up places', () => {
  const find = (q: string, more: object = {}) =>
    client.get('cart-delivery-places', { query: { q, ...more } });

  it('are found by a postcode as people write it, a city without its marks, and a street', async () => {
    const spaced = await find('110 00');
    expect(spaced.count).toBeGreaterThan(0);
    expect(await find('11000')).toEqual(spaced);
    expect(spaced.places.every(({ postcode }) => postcode === '11000')).toBe(true);
    const { places } = await find('PLZEN');
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(({ city }) => city === 'Plzeň')).toBe(true);
    const street = places[0]?.street ?? '';
    expect((await find(`plzeň ${street}`)).count).toBeGreaterThan(0);
  });

  it('take wildcards for letters, and a limit', async () => {
    for (const q of ['%', '_', '\\', "'"]) expect((await find(q)).count).toBe(0);
    const { count, places } = await find('', { limit: 5, delivery: 'box' });
    expect(places).toHaveLength(5);
    expect(count).toBeGreaterThan(50);
  });

  it('say that they are shut or full', async () => {
    await app.deps.knex('delivery_places').update({ is_available: true, is_congested: true });
    expect((await find('Brno')).places[0]).toMatchObject({
      isAvailable: true,
      message: expect.stringContaining('plné'),
    });
    await app.deps.knex('delivery_places').update({ is_available: false });
    expect((await find('Brno')).places[0]).toMatchObject({ isAvailable: false });
  });
});

describe('the summary', () => {
  it('keeps the token of the checkout until the order, and has another one after it', async () => {
    await add(items.case);
    await choose({ delivery: 'courier', payment: 'card' });
    const first = await client.get('cart-summary', {});
    expect(first).toMatchObject({
      delivery: { price: 99 },
      payment: { fee: 0 },
      needsPayment: true,
    });
    expect((await client.get('cart-summary', {})).token).toBe(first.token);
    expect((await finish(client, await bodyOf(client))).status).toBe(201);
    await add(items.case);
    expect((await client.get('cart-summary', {})).token).not.toBe(first.token);
  });

  it('is not of a cart whose only piece somebody else bought', async () => {
    await add(items.phone);
    await choose({ delivery: 'courier', payment: 'card' });
    await leaveFree(app, items.phone, 0);
    const { cart } = await client.get('cart-summary', {});
    expect(cart.problems).toMatchObject([{ kind: 'sold_out', isBlocking: true }]);
  });
});
