import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { addStore } from '#tests/support/factories/stock.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  answerOf,
  codeOf,
  items,
  order,
  prepareOrderShop,
  startOrderApp,
  stockOf,
  type Wish,
} from './order-fixture.ts';
import { cash, moveThrough, rowOf } from './order-steps.ts';

let app: TestApp;
let staff: TestClient;
const outbox: OutgoingMail[] = [];
beforeAll(async () => {
  app = await startOrderApp({
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
  await prepareOrderShop(app);
  staff = await signIn(app, 'support');
});
afterAll(() => app.close());

const atStore: Wish = { ...cash, delivery: 'store', choose: { store: 'praha' } };

/** An order that is packed and lies at its store, with the code of its page. */
async function packed(wish: Wish = atStore) {
  const code = codeOf(await order(app.client(), wish));
  await moveThrough(app, 'picking', 'packed');
  return code;
}
const arrive = (version: number) =>
  staff.change('order/admin/pick-ups/1/arrived/', { version }).then(answerOf);
const give = (version: number, more: object, by: TestClient = staff) =>
  by
    .change('order/admin/pick-ups/1/give/', {
      version,
      code: '',
      reason: '',
      paid_by: null,
      ...more,
    })
    .then(answerOf);
const find = (code: string, by: TestClient = staff) =>
  by.change('order/admin/pick-ups/find/', { code }).then(answerOf);
const pageCode = async (code: string) =>
  (await app.client().get('order', { params: { code } })).pickUpCode;
async function ready() {
  const code = await packed();
  await arrive(3);
  const pickUp = await pageCode(code);
  if (pickUp === null) throw new Error('goods at the counter have no pick-up code');
  return { code, pickUp };
}

it('tells its customer the code when the goods lie at the counter, on the page and by mail', async () => {
  const code = await packed();
  expect(await pageCode(code)).toBeNull();
  const { results } = await staff.get('admin-order-pick-up-list', { query: { store: 'praha' } });
  expect(results).toMatchObject([{ status: 'packed', customer: 'Bořivoj Zelenka' }]);
  expect(await arrive(3)).toMatchObject({ status: 200, body: { status: 'ready_for_pickup' } });
  const shown = await pageCode(code);
  expect(shown).toMatch(/^V-[A-Z2-9]{8}$/);
  await app.deps.jobs.runDue();
  const mail = outbox.find(({ subject }) => subject.includes('čeká na vyzvednutí'));
  expect(mail?.text).toContain(`Kód k vyzvednutí: ${String(shown)}`);
});

it('takes the cash and gives the goods in one step, of which two at once are one', async () => {
  const { code, pickUp } = await ready();
  const found = await find(pickUp.slice(2).toLowerCase());
  expect(found).toMatchObject({ status: 200, body: { id: 1, version: 4 } });
  const toPay = Number(found.body['to_pay']);
  expect(toPay).toBeGreaterThan(0);
  expect(await give(4, { code: pickUp })).toMatchObject({ status: 409 });
  const both = await Promise.all([
    give(4, { code: pickUp, paid_by: 'cash' }),
    give(4, { code: pickUp, paid_by: 'cash' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.body).toMatchObject({ taken: toPay });
  expect(await rowOf(app, 'orders')).toMatchObject({
    status: 'delivered',
    payment_status: 'paid',
    payment_code: 'cash-on-delivery',
  });
  expect(await app.deps.knex('invoices')).toHaveLength(1);
  // The one that stays promised is another's from the beginning.
  expect(await stockOf(app, items.phone)).toEqual({ on_hand: 9, allocated: 1 });
  expect(await pageCode(code)).toBeNull();
  expect((await find(pickUp)).status).toBe(404);
});

it('keeps of a card at the counter that it was one, and how its customer was known', async () => {
  await ready();
  const given = await give(4, { reason: 'občanský průkaz', paid_by: 'card' });
  expect(given).toMatchObject({ status: 200 });
  expect(await rowOf(app, 'orders')).toMatchObject({ payment_code: 'card' });
  const told = await app.deps.knex('order_events').where({ to_status: 'delivered' });
  expect(told.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^card \d+: občanský průkaz$/),
  ]);
});

it('gives nothing for a wrong code, without a proof, before it lies there or by a stale card', async () => {
  await packed();
  expect(await give(3, { reason: 'zná číslo', paid_by: 'cash' })).toMatchObject({ status: 409 });
  await arrive(3);
  const tries = [
    { code: 'V-ABCD2345', reason: 'zná číslo', paid_by: 'cash' },
    { paid_by: 'cash' },
    { reason: 'zná číslo' },
  ];
  for (const each of tries) expect((await give(4, each)).status).toBe(409);
  expect((await give(3, { reason: 'zná číslo', paid_by: 'cash' })).status).toBe(409);
  expect(await rowOf(app, 'orders')).toMatchObject({ status: 'ready_for_pickup' });
});

it('is no way to let goods go that a carrier brings', async () => {
  await packed(cash);
  expect(await arrive(3)).toMatchObject({ status: 409 });
  expect((await find('V-ABCD2345')).status).toBe(404);
  const placed = await rowOf(app, 'orders');
  expect((await find(String(placed['number']))).status).toBe(404);
  expect((await staff.get('admin-order-pick-up-list', { query: {} })).count).toBe(0);
});

it('is seen, told of and given by its own store alone', async () => {
  const code = await packed();
  await addStore(app.deps.knex, { id: 90, slug: 'brno' });
  const elsewhere = await signIn(app, 'support', 'brno');
  const own = await signIn(app, 'support', 'praha');
  const seenBy = async (by: TestClient) =>
    (await by.get('admin-order-pick-up-list', { query: {} })).count;
  expect([await seenBy(elsewhere), await seenBy(own)]).toEqual([0, 1]);
  const arrived = 'order/admin/pick-ups/1/arrived/';
  expect((await elsewhere.change(arrived, { version: 3 })).status).toBe(403);
  expect((await own.change(arrived, { version: 3 })).status).toBe(200);
  const pickUp = String(await pageCode(code));
  const given = { code: pickUp, paid_by: 'cash' };
  expect((await find(pickUp, elsewhere)).status).toBe(403);
  expect((await give(4, given, elsewhere)).status).toBe(403);
  expect(await find(pickUp, own)).toMatchObject({ status: 200 });
  expect(await give(4, given, own)).toMatchObject({ status: 200 });
});

it('ends the code with a cancelled order, and keeps none in the history of changes', async () => {
  const { code, pickUp } = await ready();
  await app.client().change(`order/${code}/cancel/`, { reason: '' });
  expect((await find(pickUp)).status).toBe(404);
  expect(await app.deps.knex('order_pickups')).toEqual([]);
  const { rows } = await app.deps.knex.raw<{ rows: unknown[] }>('select * from change_entries');
  expect(JSON.stringify(rows)).not.toContain(pickUp);
});

it('is asked by staff of the counter alone, and not without end', async () => {
  const { pickUp } = await ready();
  expect((await find(pickUp, app.client())).status).toBe(401);
  const picker = await signIn(app, 'picker');
  expect((await find(pickUp, picker)).status).toBe(403);
  expect((await give(4, { code: pickUp, paid_by: 'cash' }, picker)).status).toBe(403);
  const tries: number[] = [];
  for (let at = 0; at < 61; at += 1) tries.push((await find('V-AAAA2222')).status);
  expect(tries).toContain(429);
});
