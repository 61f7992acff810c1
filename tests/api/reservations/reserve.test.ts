import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLimitedOffer } from '#tests/support/factories/prices.ts';
import { truncateAll } from '#tests/support/database.ts';
import { insertHoliday, insertStock } from '#tests/support/stock-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  from,
  once,
  path,
  prepareShop,
  reservationBody,
  startReservationApp,
  stockOf,
} from './reservation-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startReservationApp();
});
beforeEach(() => prepareShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const reserve = async (more: Readonly<Record<string, unknown>> = {}, headers = {}) => {
  const answer = await app.client().change(path, reservationBody(more), headers);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }; // JSON of the API
};

it('puts one piece aside, ready in 30 minutes, until closing time two days later', async () => {
  const id = await insertStock(app.deps.knex, { pieces: 2, store: 'brno' });
  const { status, body } = await reserve();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ready_at: '2026-11-23T09:00:00.000Z',
    expires_at: '2026-11-25T18:00:00.000Z',
  });
  expect(body['code']).toMatch(/^[\w-]{22}$/);
  expect(body['url']).toBe(`/rezervace/${String(body['code'])}`);
  expect(await stockOf(app.deps.knex, id)).toEqual({ on_hand: 2, allocated: 1 });
});

it('is ready half an hour after the next opening when the store is closed', async () => {
  await insertStock(app.deps.knex, { pieces: 5, store: 'brno' });
  app.clock.now = new Date('2026-11-28T12:00:00Z');
  expect((await reserve()).body['ready_at']).toBe('2026-11-30T08:30:00.000Z');
  await insertHoliday(app.deps.knex, '2026-11-30');
  expect((await reserve()).body['ready_at']).toBe('2026-12-01T08:30:00.000Z');
});

it('never oversells: of 50 who ask at once for 5 pieces, 5 get one', async () => {
  const id = await insertStock(app.deps.knex, { pieces: 5, store: 'brno' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      reserve({ e_mail: `zakaznik${String(number)}@posta.example` }, from(number)),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(statuses.filter((status) => status === 409)).toHaveLength(45);
  expect(await stockOf(app.deps.knex, id)).toEqual({ on_hand: 5, allocated: 5 });
  expect(await app.deps.knex('reservations')).toHaveLength(5);
  expect(await app.deps.knex('mails')).toHaveLength(5);
});

it('shares single pieces out, one to each who asks at once, the cheapest first', async () => {
  const ids: number[] = [];
  for (const price of [9_000, 8_000, 8_500]) {
    const stocked = { condition: 'used', price, pieces: 1, store: 'brno' } as const;
    ids.push(await insertStock(app.deps.knex, stocked));
  }
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      reserve({ condition: 'used', e_mail: `z${String(number)}@posta.example` }, from(number)),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  const prices: unknown = await app.deps.knex('reservations').orderBy('price').pluck('price');
  expect(prices).toEqual([8_000, 8_500, 9_000]);
  for (const id of ids) {
    expect(await stockOf(app.deps.knex, id)).toEqual({ on_hand: 1, allocated: 1 });
  }
});

it('takes the certain piece that was asked for, at the price of a running offer', async () => {
  const stocked = { condition: 'used', pieces: 1, store: 'brno' } as const;
  await insertStock(app.deps.knex, { ...stocked, price: 8_000 });
  const dearer = await insertStock(app.deps.knex, { ...stocked, price: 9_000 });
  await addLimitedOffer(app.deps.knex, {
    product_id: dearer,
    price: 8_800,
    valid_from: '2026-11-20',
    valid_until: '2026-12-01',
  });
  expect((await reserve({ condition: 'used', item_id: dearer })).status).toBe(201);
  const row: unknown = await app.deps.knex('reservations').first('product_id', 'price');
  expect(row).toEqual({ product_id: dearer, price: 8_800 });
});

describe('refuses', () => {
  it('what is not at that store, though it is elsewhere', async () => {
    await insertStock(app.deps.knex, { pieces: 5, store: 'praha-andel' });
    const { status, body } = await reserve();
    expect(status).toBe(409);
    expect(body['detail']).toContain('jinou prodejnu');
  });

  it('a product, a store and an opening that there are not, each on its field', async () => {
    await insertStock(app.deps.knex, { pieces: 5, store: 'brno' });
    expect(await reserve({ product: 'nokia-3310' })).toEqual({
      status: 400,
      body: { product: ['Tento produkt v nabídce nemáme.'] },
    });
    expect(await reserve({ store: 'ostrava' })).toMatchObject({
      body: { store: ['Tuto prodejnu neznáme.'] },
    });
    await app.deps.knex('stores').update({ opening_hours: JSON.stringify(Array(7).fill(null)) });
    expect(await reserve()).toMatchObject({ status: 400, body: { store: [expect.any(String)] } });
  });

  it('fields that cannot be right, in words', async () => {
    expect(await reserve({ name: ' ', e_mail: 'x', phone: '12' })).toEqual({
      status: 400,
      body: {
        name: ['Tato hodnota je požadována.'],
        e_mail: ['Neplatný e-mail'],
        phone: ['Neplatné telefonní číslo'],
      },
    });
  });

  it('the sixth open piece of one customer, also when they are asked for at once', async () => {
    const id = await insertStock(app.deps.knex, { pieces: 9, store: 'brno' });
    const answers = await Promise.all(Array.from({ length: 9 }, () => reserve()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toHaveProperty('e_mail');
    expect(await stockOf(app.deps.knex, id)).toEqual({ on_hand: 9, allocated: 5 });
  });
});

it('answers a repeated request with the same reservation, however often it races', async () => {
  const id = await insertStock(app.deps.knex, { pieces: 5, store: 'brno' });
  const headers = once();
  const answers = await Promise.all(Array.from({ length: 5 }, () => reserve({}, headers)));
  expect(new Set(answers.map(({ body }) => body['code'])).size).toBe(1);
  expect(await stockOf(app.deps.knex, id)).toEqual({ on_hand: 5, allocated: 1 });
  expect((await reserve({ name: 'Někdo Jiný' }, headers)).status).toBe(422);
});

it('drops the kept answers about the product when its stock changes', async () => {
  await insertStock(app.deps.knex, { pieces: 1, store: 'brno' });
  const purged: string[][] = [];
  const { replyCache } = app.deps;
  const drop = replyCache.drop.bind(replyCache);
  const heard = new Promise<void>((resolve) => {
    replyCache.drop = (keys) => {
      purged.push([...keys]);
      drop(keys);
      if (keys.includes('product-1')) resolve();
    };
  });
  await reserve();
  await heard;
  replyCache.drop = drop;
  expect(purged.flat()).toContain('product-1');
  const card: unknown = await app.deps.knex('listing_cards').first('condition', 'price');
  expect(card).toEqual({ condition: 'new', price: 18_990 });
});

it('keeps who reserved out of the log', async () => {
  await insertStock(app.deps.knex, { pieces: 1, store: 'brno' });
  await reserve();
  expect(app.logs.join()).not.toMatch(/zelenka|601 ?234/i);
});
