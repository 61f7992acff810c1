import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expireReservations } from '#api/reservations/jobs/expire-reservations.ts';
import { addLimitedOffer } from '#tests/support/factories/prices.ts';
import { truncateAll } from '#tests/support/database.ts';
import { insertStock } from '#tests/support/stock-fixture.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  from,
  path,
  prepareShop,
  reservationBody,
  startReservationApp,
  stockOf,
} from './reservation-fixture.ts';

let app: TestApp;
let item: number;
beforeAll(async () => {
  app = await startReservationApp();
});
beforeEach(async () => {
  await prepareShop(app);
  item = await insertStock(app.deps.knex, { pieces: 9, store: 'brno' });
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const offer = (pieces: number | null) =>
  addLimitedOffer(app.deps.knex, {
    product_id: item,
    price: 15_000,
    pieces,
    valid_from: '2026-11-20',
    valid_until: '2026-12-01',
  });
const sold = async (): Promise<unknown> =>
  (await app.deps.knex('limited_offers').pluck('sold_pieces'))[0];
const reserve = async (number = 1) => {
  const body = reservationBody({ e_mail: `z${String(number)}@posta.example` });
  const answer = await app.client().change(path, body, from(number));
  return { status: answer.status, code: String(Reflect.get(Object(await answer.json()), 'code')) };
};
const prices = async (): Promise<unknown> =>
  app.deps.knex('reservations').orderBy('price').pluck('price');

it('sells as many pieces at the price of an offer as it has, also when all ask at once', async () => {
  await offer(3);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, number) => reserve(number)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(await prices()).toEqual([...Array(3).fill(15_000), ...Array(5).fill(18_990)]);
  expect(await sold()).toBe(3);
  expect(await stockOf(app.deps.knex, item)).toEqual({ on_hand: 9, allocated: 8 });
  const card: unknown = await app.deps.knex('listing_cards').first('price', 'limited_offer_id');
  expect(card).toEqual({ price: 18_990, limited_offer_id: null });
});

it('counts the pieces of an offer without a limit', async () => {
  await offer(null);
  await Promise.all([reserve(1), reserve(2)]);
  expect(await sold()).toBe(2);
});

it('gives the piece of an offer back once when it is cancelled', async () => {
  await offer(1);
  const { code } = await reserve(1);
  expect(await sold()).toBe(1);
  const cancel = () => app.client().change(`reservations/${code}/cancel/`);
  await Promise.all([cancel(), cancel(), cancel()]);
  expect(await sold()).toBe(0);
  await reserve(2);
  expect(await prices()).toEqual([15_000, 15_000]);
});

it('gives the pieces of an offer back once when nobody came for them', async () => {
  await offer(3);
  await reserve(1);
  await reserve(2);
  app.clock.now = new Date('2026-11-25T18:00:00Z');
  await Promise.all([expireReservations.run({}, app.deps), expireReservations.run({}, app.deps)]);
  await expireReservations.run({}, app.deps);
  expect(await sold()).toBe(0);
  const card: unknown = await app.deps.knex('listing_cards').first('price');
  expect(card).toEqual({ price: 15_000 });
});

it('keeps the piece of an offer that was collected, and the one that staff cancelled comes back', async () => {
  await offer(3);
  await reserve(1);
  await reserve(2);
  const staff = await signIn(app, 'support');
  const ids: number[] = await app.deps.knex('reservations').orderBy('id').pluck('id');
  const move = (id: number | undefined, status: string, version: number) =>
    staff.change(`admin/reservations/${String(id)}/move/`, { status, version });
  expect((await move(ids[0], 'ready', 1)).status).toBe(200);
  expect((await move(ids[0], 'collected', 2)).status).toBe(200);
  expect(await sold()).toBe(2);
  expect((await move(ids[1], 'cancelled', 1)).status).toBe(200);
  expect(await sold()).toBe(1);
});
