import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expireReservations } from '#api/reservations/jobs/expire-reservations.ts';
import { wipeReservations } from '#api/reservations/jobs/wipe-reservations.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addReservation } from '#tests/support/factories/orders.ts';
import { addPassport } from '#tests/support/factories/devices.ts';
import { truncateAll } from '#tests/support/database.ts';
import { insertStock } from '#tests/support/stock-fixture.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  path,
  prepareShop,
  reservationBody,
  startReservationApp,
  stockOf,
} from './reservation-fixture.ts';
import { setStock } from '#tests/support/factories/stock.ts';

let app: TestApp;
let staff: TestClient;
let item: number;
beforeAll(async () => {
  app = await startReservationApp();
});
beforeEach(async () => {
  await prepareShop(app);
  item = await insertStock(app.deps.knex, { pieces: 3, store: 'brno' });
  staff = await signIn(app, 'support');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const reserve = async (): Promise<string> => {
  const answer = await app.client().change(path, reservationBody());
  const body: unknown = await answer.json();
  return String(Reflect.get(Object(body), 'code'));
};
const read = (code: string) => app.client().get('reservation', { params: { code } });
const cancel = (code: string) => app.client().change(`reservations/${code}/cancel/`);
const move = (status: string, version: number, id = 1) =>
  staff.change(`admin/reservations/${String(id)}/move/`, { status, version });
const stock = () => stockOf(app.deps.knex, item);
const expireAt = async (time: string) => {
  app.clock.now = new Date(time);
  // Two processes at once, and once more after them: a job may be repeated.
  await Promise.all([expireReservations.run({}, app.deps), expireReservations.run({}, app.deps)]);
  await expireReservations.run({}, app.deps);
};
const mailKinds = async (): Promise<string[]> => app.deps.knex('mails').orderBy('id').pluck('kind');

it('shows a reservation to whoever has its code, without a word about the customer', async () => {
  const code = await reserve();
  const answer = await app.client().fetch(`/api/new/reservations/${code}/`);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    status: 'preparing',
    product: { seo_name: 'iphone-15-128gb-black', name: 'iPhone 15 128 GB, černý', detail: 'Nové' },
    price: 18_990,
    store: { slug: 'brno', city: 'Brno' },
  });
  expect(text).not.toMatch(/zelenka|601 ?234/i);
  const unknown = await app.client().fetch('/api/new/reservations/AAAAAAAAAAAAAAAAAAAAAA/');
  expect(unknown.status).toBe(404);
});

it('gives the piece back once, however often and at once it is cancelled', async () => {
  const code = await reserve();
  const answers = await Promise.all([cancel(code), cancel(code), cancel(code)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stock()).toEqual({ on_hand: 3, allocated: 0 });
  expect((await read(code)).status).toBe('cancelled');
  expect(await mailKinds()).toEqual(['reservation-confirmation', 'reservation-cancelled']);
  expect(await app.deps.knex('reservation_events').pluck('to_status')).toEqual([
    'preparing',
    'cancelled',
  ]);
});

it('gives the piece back once at closing time two days after it was ready', async () => {
  const code = await reserve();
  await expireAt('2026-11-25T17:59:59Z');
  expect((await read(code)).status).toBe('preparing');
  await expireAt('2026-11-25T18:00:00Z');
  expect((await read(code)).status).toBe('expired');
  expect(await stock()).toEqual({ on_hand: 3, allocated: 0 });
  expect(await mailKinds()).toEqual(['reservation-confirmation', 'reservation-expired']);
  expect((await cancel(code)).status).toBe(409);
  expect(await stock()).toEqual({ on_hand: 3, allocated: 0 });
});

it('gives more than a batch back', async () => {
  await reserve();
  const { knex } = app.deps;
  const reserved = await knex('reservations').first();
  await addReservation.many(
    knex,
    times(120, () => ({ ...reserved, id: undefined, code: undefined, status: 'ready' })),
  );
  await setStock(app.deps.knex, {}, { on_hand: 300, allocated: 121 });
  await expireAt('2026-11-26T00:00:00Z');
  expect(await stock()).toEqual({ on_hand: 300, allocated: 0 });
}, 30_000);

it('lets staff make it ready and hand it over, with the stock following', async () => {
  const code = await reserve();
  app.clock.now = new Date('2026-11-23T08:50:00Z');
  expect((await move('ready', 1)).status).toBe(200);
  expect((await read(code)).expiresAt).toBe('2026-11-25T18:00:00.000Z');
  const stale = await move('collected', 1);
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({ current: { status: 'ready', version: 2 } });
  expect((await move('collected', 2)).status).toBe(200);
  expect(await stock()).toEqual({ on_hand: 2, allocated: 0 });
  expect((await move('cancelled', 3)).status).toBe(409);
  expect((await cancel(code)).status).toBe(409);
  expect(await stock()).toEqual({ on_hand: 2, allocated: 0 });
  expect(await mailKinds()).toEqual(['reservation-confirmation', 'reservation-ready']);
});

it('waits two days for a piece that was ready later than promised', async () => {
  const code = await reserve();
  app.clock.now = new Date('2026-11-24T12:00:00Z');
  // The session of yesterday's staff has ended.
  staff = await signIn(app, 'admin');
  await move('ready', 1);
  expect((await read(code)).expiresAt).toBe('2026-11-26T18:00:00.000Z');
});

it('sells a used device with its reservation and writes it into its passport', async () => {
  const { knex } = app.deps;
  const used = await insertStock(knex, { condition: 'used', pieces: 1, store: 'brno' });
  const passport = await addPassport(knex);
  await knex('products').where({ id: used }).update({ passport_id: passport.id });
  await app.client().change(path, reservationBody({ condition: 'used', item_id: used }));
  await move('collected', 1);
  const product: unknown = await knex('products').where({ id: used }).first('sold_at');
  expect(product).toEqual({ sold_at: app.clock.now });
  expect(await knex('device_passport_events').pluck('kind')).toEqual(['sold']);
  expect(await stockOf(knex, used)).toEqual({ on_hand: 0, allocated: 0 });
});

it('lists reservations for staff alone, by state and store, in three statements', async () => {
  await reserve();
  await cancel(await reserve());
  const query = { offset: 0, limit: 50 };
  const statements: string[] = [];
  app.deps.knex.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  const all = await staff.get('admin-reservation-list', { query });
  app.deps.knex.removeAllListeners('query');
  expect(statements.filter((sql) => /reservations|stores/.test(sql))).toHaveLength(3);
  expect(all.count).toBe(2);
  expect(all.results[0]).toMatchObject({
    customer: { name: 'Bořivoj Zelenka', phone: '…567' },
    store: { slug: 'brno', name: 'Obměna Brno' },
  });
  const open = await staff.get('admin-reservation-list', {
    query: { ...query, status: 'preparing', store: 'brno' },
  });
  expect(open.results.map(({ id }) => id)).toEqual([1]);
  const elsewhere = { query: { ...query, store: 'praha-andel' } };
  expect((await staff.get('admin-reservation-list', elsewhere)).count).toBe(0);
  const picker = await signIn(app, 'picker');
  expect((await picker.fetch('/api/new/admin/reservations/')).status).toBe(403);
  expect((await app.client().fetch('/api/new/admin/reservations/')).status).toBe(401);
});

it('forgets 30 days after its end who had reserved, with the mails', async () => {
  const code = await reserve();
  await reserve();
  await cancel(code);
  app.clock.now = new Date('2026-12-23T08:29:59Z');
  await wipeReservations.run({}, app.deps);
  expect(await app.deps.knex('reservations').whereNotNull('wiped_at')).toEqual([]);
  app.clock.now = new Date('2026-12-23T08:30:00Z');
  await wipeReservations.run({}, app.deps);
  await wipeReservations.run({}, app.deps);
  const rows: unknown = await app.deps.knex('reservations').orderBy('id').select('name', 'phone');
  expect(rows).toEqual([
    { name: null, phone: null },
    { name: 'Bořivoj Zelenka', phone: '+420601234567' },
  ]);
  expect(await app.deps.knex('mails').pluck('subject_key')).toEqual(['reservation:2']);
  staff = await signIn(app, 'admin');
  const { results } = await staff.get('admin-reservation-list', { query: {} });
  expect(results.map(({ customer }) => customer === null)).toEqual([false, true]);
});
