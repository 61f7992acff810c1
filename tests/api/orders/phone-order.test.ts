import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '#tests/support/factories/people.ts';
import { addCart } from '#tests/support/factories/sales.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  answerOf,
  billing,
  items,
  leaveFree,
  order,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from './order-fixture.ts';
import { brokenLaws } from './edit-steps.ts';
import { cash, rowOf } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await app.deps.knex('stock').update({ allocated: 0 });
});
afterAll(() => app.close());

const path = 'order/admin/phone-orders/';
const wish: {
  readonly customer: string | null;
  readonly items: readonly object[];
  readonly delivery: string;
  readonly payment: string;
} = {
  customer: null,
  items: [{ product: items.case, quantity: 2 }],
  delivery: 'courier',
  payment: 'cash-on-delivery',
};

const preview = async (staff: TestClient, more: object = {}) =>
  answerOf(await staff.change(`${path}preview/`, { ...wish, ...more }));

const dueOf = ({ body }: Awaited<ReturnType<typeof preview>>): number =>
  Number(Reflect.get(Object(Reflect.get(Object(body['checkout']), 'totals')), 'due'));

const bodyOf = (more: object = {}) => ({
  ...wish,
  token: 'telefon-1',
  order_billing_address: billing,
  order_delivery_address: null,
  note: '',
  language: null,
  agrees_with_terms: true,
  wants_newsletter: false,
  ...more,
});

/** Places what was reckoned just before: a reckoning is asked without who it is for. */
async function place(staff: TestClient, more: Partial<typeof wish> & Record<string, unknown> = {}) {
  const { customer, items: goods, delivery, payment } = { ...wish, ...more };
  const seen = dueOf(await preview(staff, { customer, items: goods, delivery, payment }));
  return answerOf(await staff.change(path, bodyOf({ seen_due: seen, ...more })));
}

describe('an order by phone', () => {
  it('is an order as every other, and says who placed it', async () => {
    const staff = await signIn(app, 'support');
    const seen = await preview(staff);
    expect(seen).toMatchObject({ status: 200, body: { problems: [], has_address: false } });
    expect(await app.deps.knex('carts')).toEqual([]);
    expect(await place(staff)).toMatchObject({ status: 201 });
    const row = await rowOf(app, 'orders');
    expect(row).toMatchObject({
      status: 'confirmed',
      mail_check: 'none',
      due: dueOf(seen),
      e_mail: billing.e_mail,
      customer_kind: 'guest',
    });
    expect(await stockOf(app, items.case)).toMatchObject({ allocated: 2 });
    expect(await app.deps.knex('picks')).toMatchObject([{ status: 'waiting' }]);
    const shown = await staff.get('admin-order', { params: { id: 1 } });
    expect(shown.placedBy).toBe('Jana Nováková');
    expect(shown.history[0]).toMatchObject({
      text: 'Objednávka přijatá po telefonu',
      by: 'Jana Nováková',
    });
    expect(await app.deps.knex('mails').pluck('kind')).toEqual(['order-placed']);
    expect(await brokenLaws(app)).toEqual([]);
  });

  it('is made once, however often it is sent', async () => {
    const staff = await signIn(app, 'support');
    const seen = dueOf(await preview(staff));
    const sent = await Promise.all(
      [1, 2, 3].map(() => staff.change(path, bodyOf({ seen_due: seen }))),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await app.deps.knex('orders')).toHaveLength(1);
  });

  it('knows the address of an earlier order, and leaves the own cart of the account alone', async () => {
    const user = await addUser(app.deps.knex, { e_mail: billing.e_mail, role: 'customer' });
    await order(app.client(), cash);
    await addCart(app.deps.knex, { user_id: user.id });
    const staff = await signIn(app, 'support');
    const customer = `account-${String(user.id)}`;
    expect(await preview(staff, { customer })).toMatchObject({ body: { has_address: true } });
    const placed = await place(staff, {
      customer,
      order_billing_address: { phone_number: '602 111 222' },
    });
    expect(placed).toMatchObject({ status: 201 });
    const [, second] = await app.deps.knex('orders').orderBy('id');
    expect(second).toMatchObject({
      user_id: user.id,
      billing_address: { street: 'Dlouhá 5', phoneNumber: '+420602111222' },
    });
    expect(await app.deps.knex('carts').where({ user_id: user.id, status: 'open' })).toHaveLength(
      1,
    );
  });

  it('waits for a transfer, and lets a card be paid from the mail', async () => {
    const staff = await signIn(app, 'support');
    const transfer = { payment: 'bank-transfer', token: 'telefon-2' };
    expect(await place(staff, transfer)).toMatchObject({ status: 201 });
    expect(await place(staff, { payment: 'card', token: 'telefon-3' })).toMatchObject({
      status: 201,
    });
    expect(await app.deps.knex('orders').pluck('status')).toEqual([
      'awaiting_payment',
      'awaiting_payment',
    ]);
    expect(await app.deps.knex('payments').pluck('method')).toEqual(['bank_transfer']);
  });

  it.each([
    ['more pieces than there are', { items: [{ product: items.case, quantity: 3 }] }, 'quantity'],
    ['a delivery that there is none of', { delivery: 'raketa' }, 'delivery'],
    ['a payment that does not go', { payment: 'nic' }, 'payment'],
  ])('refuses %s as the checkout does', async (_, more, field) => {
    await leaveFree(app, items.case, 2);
    const staff = await signIn(app, 'support');
    const refused = await preview(staff, more);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body)).toEqual([field]);
  });

  it('refuses an address, a missing consent and a price that nobody was told', async () => {
    const staff = await signIn(app, 'support');
    const bad = { ...billing, postcode: '1' };
    expect(await place(staff, { order_billing_address: bad })).toMatchObject({ status: 400 });
    expect(await place(staff, { agrees_with_terms: false })).toMatchObject({
      status: 400,
      // A matcher is any.
      body: { agrees_with_terms: expect.any(Array) as unknown },
    });
    const due = dueOf(await preview(staff));
    expect(await place(staff, { seen_due: due + 1 })).toMatchObject({ status: 409 });
    expect(await app.deps.knex('orders')).toEqual([]);
    expect(await app.deps.knex('carts')).toEqual([]);
  });

  it('is nothing for pickers, nor a way to a customer whom one may not read', async () => {
    const picker = await signIn(app, 'picker');
    expect((await preview(picker)).status).toBe(403);
    const user = await addUser(app.deps.knex, { e_mail: 'a@posta.example', role: 'customer' });
    const supervisor = await signIn(app, 'warehouse_supervisor');
    const customer = `account-${String(user.id)}`;
    expect((await preview(supervisor, { customer })).status).toBe(404);
  });
});
