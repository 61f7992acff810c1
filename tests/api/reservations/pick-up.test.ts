import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { expireReservations } from '#api/reservations/jobs/expire-reservations.ts';
import { watchPromises } from '#api/reservations/jobs/watch-promises.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { insertStock } from '#tests/support/stock-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  path,
  prepareShop,
  reservationBody,
  startReservationApp,
  stockOf,
} from './reservation-fixture.ts';

let app: TestApp;
let staff: TestClient;
let item: number;
const outbox: OutgoingMail[] = [];
beforeAll(async () => {
  app = await startReservationApp({
    mailTransport: {
      send: (mail) => {
        outbox.push(mail);
        return Promise.resolve();
      },
    },
  });
});
beforeEach(async () => {
  outbox.length = 0;
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
const codeOf = async (code: string) =>
  (await app.client().get('reservation', { params: { code } })).pickUpCode;
const move = (status: string, version: number) =>
  staff.change('admin/reservations/1/move/', { status, version });
const find = (code: string, by: TestClient = staff) =>
  by.change('admin/reservations/find/', { code });
const ready = async () => {
  const code = await reserve();
  await move('ready', 1);
  const pickUp = await codeOf(code);
  if (pickUp === null) throw new Error('a ready piece has no pick-up code');
  return { code, pickUp };
};

it('gives a piece its code when it is ready, on the page and in the mail', async () => {
  const code = await reserve();
  expect(await codeOf(code)).toBeNull();
  await move('ready', 1);
  const pickUp = await codeOf(code);
  expect(pickUp).toMatch(/^V-[A-Z2-9]{8}$/);
  await app.deps.jobs.runDue();
  const mail = outbox.find(({ subject }) => subject.startsWith('Připraveno'));
  expect(mail?.text).toContain(`Kód k vyzvednutí: ${String(pickUp)}`);
});

it('shows the counter what waits under a code, and what it costs', async () => {
  const { pickUp } = await ready();
  const answer = await find(` ${pickUp.slice(2).toLowerCase()} `);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id: 1, status: 'ready', price: 18_990, version: 2 });
});

it('ends a code with the hand-over, of which two at once are one', async () => {
  const { code, pickUp } = await ready();
  const answers = await Promise.all([move('collected', 2), move('collected', 2)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await stockOf(app.deps.knex, item)).toEqual({ on_hand: 2, allocated: 0 });
  expect((await find(pickUp)).status).toBe(404);
  expect(await codeOf(code)).toBeNull();
});

it('finds nothing under the code of a cancelled or an expired reservation', async () => {
  const { code, pickUp } = await ready();
  await app.client().change(`reservations/${code}/cancel/`);
  expect((await find(pickUp)).status).toBe(404);
  const again = await reserve();
  await staff.change('admin/reservations/2/move/', { status: 'ready', version: 1 });
  const second = String(await codeOf(again));
  app.clock.now = new Date('2026-11-26T00:00:00Z');
  await expireReservations.run({}, app.deps);
  expect(await app.deps.knex('reservation_pickups')).toEqual([]);
  staff = await signIn(app, 'admin');
  expect((await find(second)).status).toBe(404);
});

it('is asked by staff of reservations alone, and not without end', async () => {
  const { code, pickUp } = await ready();
  expect((await find(pickUp, app.client())).status).toBe(401);
  expect((await find(pickUp, await signIn(app, 'picker'))).status).toBe(403);
  // The pick-up code opens no page of the customer, and the page's code no piece at the counter.
  expect((await app.client().fetch(`/api/new/reservations/${pickUp}/`)).status).toBe(404);
  expect((await find(code)).status).toBe(404);
  const tries: number[] = [];
  for (let at = 0; at < 61; at += 1) tries.push((await find('V-AAAA2222')).status);
  expect(tries).toContain(429);
});

it('is seen and handed out by its own store alone', async () => {
  const { pickUp } = await ready();
  const elsewhere = await signIn(app, 'support', 'praha-andel');
  const list = (by: TestClient) => by.get('admin-reservation-list', { query: {} });
  expect((await list(elsewhere)).count).toBe(0);
  const away = { status: 'collected', version: 2 };
  for (const refused of [
    await find(pickUp, elsewhere),
    await elsewhere.change('admin/reservations/1/move/', away),
  ]) {
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      detail: expect.stringContaining('jiné prodejně'),
    });
  }
  const own = await signIn(app, 'support', 'brno');
  expect((await list(own)).count).toBe(1);
  expect((await find(pickUp, own)).status).toBe(200);
  expect((await own.change('admin/reservations/1/move/', away)).status).toBe(200);
});

it('is a task once its promise has passed, until it is ready', async () => {
  await reserve();
  const tasks = () => app.deps.knex('warehouse_tasks').select('kind', 'product_id', 'status');
  await watchPromises.run({}, app.deps);
  expect(await tasks()).toEqual([]);
  app.clock.now = new Date('2026-11-23T09:01:00Z');
  await watchPromises.run({}, app.deps);
  await watchPromises.run({}, app.deps);
  const waits = { kind: 'customer_waits', product_id: item };
  expect(await tasks()).toEqual([{ ...waits, status: 'open' }]);
  await move('ready', 1);
  expect(await tasks()).toEqual([{ ...waits, status: 'done' }]);
  await watchPromises.run({}, app.deps);
  expect(await tasks()).toHaveLength(1);
});

it('keeps no pick-up code in the history of changes', async () => {
  const { pickUp } = await ready();
  await move('collected', 2);
  const { rows } = await app.deps.knex.raw<{ rows: unknown[] }>('select * from change_entries');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(pickUp);
});
