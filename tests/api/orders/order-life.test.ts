import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { from } from '#tests/api/reservations/reservation-fixture.ts';
import { signIn } from '#tests/support/staff.ts';
import { createAccount, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  answerOf,
  billing,
  checkOut,
  codeOf,
  finish,
  items,
  order,
  prepareOrderShop,
  startOrderApp,
  stockOf,
  type Wish,
} from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const cash: Wish = { payment: 'cash-on-delivery' };
const cancel = async (client: TestClient, code: string) =>
  answerOf(await client.change(`order/${code}/cancel/`, { reason: 'rozmyslel jsem si to' }));
const rowOf = (table: string) => app.deps.knex(table).first<Record<string, unknown>>();

describe('an order', () => {
  it('is shown to whoever holds its code, and to nobody else', async () => {
    const client = app.client();
    const code = codeOf(await order(client));
    const stranger = app.client();
    const view = await stranger.get('order', { params: { code } });
    expect(view).toMatchObject({
      ...{ number: '1260000001', status: 'awaiting_payment', statusText: 'Čeká na zaplacení' },
      ...{ eMail: billing.e_mail, total: 20_000, due: 20_000, canCancel: true, documents: [] },
      billingAddress: { name: 'Bořivoj Zelenka', street: 'Dlouhá 5', phoneNumber: '+420601234567' },
      payment: { kind: 'card', canPay: true, transfer: null },
      delivery: { name: 'Kurýr na adresu', expected: { from: '2026-11-24', to: '2026-11-24' } },
      history: [{ text: 'Čeká na zaplacení' }],
    });
    expect(view.lines).toMatchObject([
      { name: 'iPhone 15 128 GB Černá', detail: 'Nové', quantity: 1, net: 20_000 },
      { kind: 'shipping', net: 0 },
    ]);
    for (const path of ['', 'withdrawal/', 'documents/2260000001/pdf/']) {
      const answer = await stranger.fetch(`/api/new/order/${'x'.repeat(22)}/${path}`);
      expect(answer.status).toBe(404);
    }
  });

  it('says where to send a transfer, with the text of its QR code', async () => {
    const client = app.client();
    const code = codeOf(await order(client, { payment: 'bank-transfer' }));
    const { payment } = await client.get('order', { params: { code } });
    expect(payment.transfer).toMatchObject({ variableSymbol: '1260000001', until: '2026-11-30' });
    expect(payment.transfer?.spayd).toContain('AM:20000.00*CC:CZK*X-VS:1260000001');
  });

  it('is found by its number and e-mail, and any mismatch is answered alike', async () => {
    const client = app.client();
    const placed = await order(client);
    const find = async (number: string, eMail: string) =>
      answerOf(await client.change('order/status/', { number, e_mail: eMail }));
    const number = String(placed.body['order_number']);
    expect(await find(` ${number} `, 'BORIVOJ.zelenka@posta.example')).toEqual({
      status: 200,
      body: { url: `/objednavka/${codeOf(placed)}` },
    });
    const wrongMail = await find(number, 'nekdo@posta.example');
    expect(wrongMail.status).toBe(404);
    expect(await find('1269999999', billing.e_mail)).toEqual(wrongMail);
    expect(await find("' or 1=1", billing.e_mail)).toEqual(wrongMail);
  });

  it('is in the list of the account that placed it, and its purchases can be reviewed', async () => {
    const client = await signIn(app, 'customer');
    await order(client);
    const { count, results } = await client.get('user-profile-orders', { query: {} });
    expect(count).toBe(1);
    expect(results).toMatchObject([{ due: 20_000, names: ['iPhone 15 128 GB Černá'] }]);
    expect(await app.deps.knex('purchases')).toMatchObject([{ order_reference: '1260000001' }]);
  });
});

describe('cancelling', () => {
  it('gives pieces, codes, the timeslot and pieces of offers back, once', async () => {
    const { knex } = app.deps;
    const [discount] = await knex('discounts')
      .insert({
        ...{ marketing_name_cs: 'Sleva', marketing_name_ro: 'Reducere', max_uses: 1 },
        ...{ discount_type: 'absolute', discount_value: 500 },
      })
      .returning<{ id: number }[]>('id');
    const code = { code: 'aB3dE6gH9k', code_key: 'ab3de6gh9k', max_uses: 1 };
    await knex('discount_codes').insert({ ...code, discount_id: discount?.id });
    await knex('limited_offers').insert({
      ...{ product_id: items.phone, price: 18_000, pieces: 5 },
      ...{ valid_from: '2026-11-01', valid_until: '2026-12-24' },
    });
    const slot = await knex('delivery_timeslots').orderBy('id').first<{ id: number }>('id');
    const client = app.client();
    const choose = { timeslot: slot.id };
    const wish = { codes: [code.code], delivery: 'timeslot', choose };
    const placed = await order(client, wish);
    expect(placed.status).toBe(201);
    expect(await rowOf('orders')).toMatchObject({ total: 17_500 });
    expect(await knex('discount_codes').first('uses')).toEqual({ uses: 1 });
    expect(await knex('limited_offers').first('sold_pieces')).toEqual({ sold_pieces: 1 });
    expect(await knex('delivery_timeslots').where(slot).first('taken')).toEqual({ taken: 1 });

    const cancelled = await cancel(client, codeOf(placed));
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect((await cancel(client, codeOf(placed))).status).toBe(200);
    expect(await stockOf(app, items.phone)).toEqual({ on_hand: 10, allocated: 1 });
    expect(await knex('discount_codes').first('uses')).toEqual({ uses: 0 });
    expect(await knex('discounts').first('uses')).toEqual({ uses: 0 });
    expect(await knex('limited_offers').first('sold_pieces')).toEqual({ sold_pieces: 0 });
    expect(await knex('delivery_timeslots').where(slot).first('taken')).toEqual({ taken: 0 });
    expect(await knex('mails').where({ kind: 'order-cancelled' })).toHaveLength(1);
    // The code is good for another order.
    expect((await order(app.client(), wish)).status).toBe(201);
  });

  it('of a paid order makes a task to give the money back, with a credit note', async () => {
    const client = app.client();
    const placed = await order(client, { payment: 'bank-transfer' });
    await pay(20_000);
    const { documents } = await client.get('order', { params: { code: codeOf(placed) } });
    expect(documents).toMatchObject([{ kind: 'invoice', number: '2260000001', total: 20_000 }]);
    await cancel(client, codeOf(placed));
    expect(await rowOf('refunds')).toMatchObject({ amount: 20_000, reason: 'cancelled' });
    expect(await rowOf('orders')).toMatchObject({ payment_status: 'refunded' });
    const view = await client.get('order', { params: { code: codeOf(placed) } });
    expect(view.documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 20_000],
      ['credit_note', -20_000],
    ]);
    const pdf = await client.fetch(`/api/new/order/${codeOf(placed)}/documents/3260000001/pdf/`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
  });

  it('is refused to the customer when the parcel is on its way', async () => {
    const client = app.client();
    const code = codeOf(await order(client, cash));
    await moveThrough('picking', 'packed', 'handed_over');
    expect((await cancel(client, code)).status).toBe(409);
  });
});

describe('an unpaid order', () => {
  const at = async (instant: string) => {
    app.clock.now = new Date(instant);
    await app.deps.knex('jobs.job').where({ name: 'order-release-unpaid' }).delete();
    await app.deps.knex.transaction((trx) =>
      app.deps.jobs.enqueue(trx, 'order-release-unpaid', {}),
    );
    await app.deps.jobs.runDue();
    return rowOf('orders');
  };

  it.each([
    ['card', '2026-11-23T09:59:59Z', 'awaiting_payment'],
    ['card', '2026-11-23T10:00:00Z', 'cancelled'],
    ['bank-transfer', '2026-11-30T08:59:59Z', 'awaiting_payment'],
    ['bank-transfer', '2026-11-30T09:00:00Z', 'cancelled'],
    ['cash-on-delivery', '2027-01-30T09:00:00Z', 'confirmed'],
  ])('by %s is at %s %s', async (payment, instant, status) => {
    await order(app.client(), { payment });
    expect(await at(instant)).toMatchObject({ status });
    const isReleased = status === 'cancelled';
    expect((await stockOf(app, items.phone)).allocated).toBe(isReleased ? 1 : 2);
    const mails = await app.deps.knex('mails').where({ kind: 'order-released' });
    expect(mails).toHaveLength(isReleased ? 1 : 0);
  });

  it('that is paid another way waits anew', async () => {
    const client = app.client();
    const code = codeOf(await order(client));
    app.clock.now = new Date('2026-11-23T09:30:00Z');
    const body = { type_payment: 'bank-transfer' };
    const answer = await answerOf(await client.change(`order/${code}/pay/`, body));
    expect(answer).toMatchObject({ status: 200, body: { kind: 'bank_transfer' } });
    expect(await rowOf('orders')).toMatchObject({
      release_at: new Date('2026-11-30T09:30:00Z'),
    });
    const refused = await client.change(`order/${code}/pay/`, { type_payment: 'leasing' });
    expect(refused.status).toBe(400);
  });
});

describe('money that comes', () => {
  it('pays the order once, invoices it and says so', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    await pay(20_000, 'first');
    await pay(20_000, 'first');
    expect(await rowOf('orders')).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    expect(await app.deps.knex('invoices')).toHaveLength(1);
    expect(await app.deps.knex('mails').where({ kind: 'order-paid' })).toHaveLength(1);
  });

  it('in another amount is no payment but an alarm, and the stock is kept', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    await pay(19_999);
    expect(await rowOf('orders')).toMatchObject({
      ...{ status: 'awaiting_payment', payment_status: 'mismatch', release_at: null },
    });
    expect(await app.deps.knex('invoices')).toEqual([]);
  });

  it('for a cancelled order goes back, and the order stays cancelled', async () => {
    const client = app.client();
    const placed = await order(client, { payment: 'bank-transfer' });
    await cancel(client, codeOf(placed));
    await pay(20_000);
    expect(await rowOf('orders')).toMatchObject({ status: 'cancelled' });
    expect(await app.deps.knex('refunds')).toMatchObject([
      { reason: 'captured_after_cancel', amount: 20_000 },
    ]);
  });
});

describe('for staff', () => {
  it('an order is flagged after 30:00 until it leaves the house', async () => {
    await order(app.client(), cash);
    const staff = await signIn(app, 'support');
    const flag = async (instant: string) => {
      app.clock.now = new Date(instant);
      const { results } = await staff.get('admin-order-list', { query: {} });
      return results.map(({ isOverdue }) => isOverdue);
    };
    expect(await flag('2026-11-23T09:30:00.000Z')).toEqual([false]);
    expect(await flag('2026-11-23T09:30:00.001Z')).toEqual([true]);
    await moveThrough('picking', 'packed', 'handed_over');
    expect(await flag('2026-11-23T10:30:00Z')).toEqual([false]);
  });

  it('moves it through the house: pieces leave the stock, a used device is sold', async () => {
    const { knex } = app.deps;
    await knex.raw(`
      insert into device_passports (id, serial_digest, serial_last4) overriding system value
        values (1, sha256('x'), '0001');
      update products set passport_id = 1 where id = ${String(items.usedPhone)}`);
    const client = app.client();
    await order(client, { ...cash, products: [[items.usedPhone, 1]] });
    expect(await stockOf(app, items.usedPhone)).toEqual({ on_hand: 1, allocated: 1 });
    await moveThrough('picking', 'packed', 'handed_over');
    expect(await stockOf(app, items.usedPhone)).toEqual({ on_hand: 0, allocated: 0 });
    const sold = await knex('products').where({ id: items.usedPhone }).first('sold_at');
    expect(sold).toEqual({ sold_at: app.clock.now });
    expect(await knex('device_passport_events')).toMatchObject([{ kind: 'sold' }]);
    await moveThrough('delivered');
    expect(await rowOf('orders')).toMatchObject({ payment_status: 'paid', status: 'delivered' });
    expect(await knex('invoices')).toHaveLength(1);
    const kinds: unknown = await knex('mails').orderBy('id').pluck('kind');
    expect(kinds).toEqual(['order-placed', 'order-handed-over', 'order-delivered']);
  });

  it('cancelling what was handed over needs somebody else to agree, who is recorded', async () => {
    const { knex } = app.deps;
    await order(app.client(), cash);
    await moveThrough('picking', 'packed', 'handed_over');
    const staff = await signIn(app, 'support');
    const body = { version: 4, to: 'cancelled', reason: 'ztraceno' };
    const move = async (more: object) =>
      (await staff.change('order/admin/orders/1/move/', { ...body, ...more })).status;
    expect(await move({})).toBe(409);
    const eMail = 'vedouci@obmena.example';
    const password = 'Dlouhe-heslo-12';
    const id = await createAccount(app.deps, { eMail, password, role: 'warehouse_supervisor' });
    expect(await move({ supervisor: { e_mail: eMail, password: 'neznam' } })).toBe(400);
    expect(await knex('order_events').where({ to_status: 'cancelled' })).toEqual([]);
    expect(await move({ supervisor: { e_mail: eMail, password } })).toBe(200);
    const told = await knex('order_events').where({ to_status: 'cancelled' });
    expect(told).toMatchObject([{ actor: 'supervisor', supervisor_id: id, reason: 'ztraceno' }]);
    expect(told[0]).not.toMatchObject({ staff_id: id });
    // What left the house is not back on the shelf by that.
    expect(await stockOf(app, items.phone)).toEqual({ on_hand: 9, allocated: 1 });
  });

  it('a stale version is a 409 with the row as it is', async () => {
    await order(app.client(), cash);
    const staff = await signIn(app, 'support');
    const body = { version: 7, to: 'picking', reason: '' };
    const answer = await answerOf(await staff.change('order/admin/orders/1/move/', body));
    expect(answer).toMatchObject({ status: 409, body: { current: { version: 1 } } });
  });

  it('nobody without the permission reads, moves or refunds', async () => {
    await order(app.client(), cash);
    const customer = await signIn(app, 'customer');
    expect((await customer.fetch('/api/new/order/admin/orders/')).status).toBe(403);
    const picker = await signIn(app, 'picker');
    expect((await picker.fetch('/api/new/order/admin/orders/1/')).status).toBe(200);
    const move = { version: 1, to: 'picking', reason: '' };
    expect((await picker.change('order/admin/orders/1/move/', move)).status).toBe(403);
  });
});

describe('mails', () => {
  it.each(['cs', 'ro'])('say in %s what was ordered and where to look', async (language) => {
    const client = app.client();
    client.cookies.set('language', language);
    await order(client, { payment: 'bank-transfer' });
    await pay(20_000);
    await moveThrough('picking', 'packed', 'handed_over', 'delivered');
    await app.deps.jobs.runDue();
    expect(await app.deps.knex('mails').whereNull('sent_at')).toEqual([]);
    expect(app.logs.filter((line) => line.includes('a job failed'))).toEqual([]);
  });
});

let movements = 0;
async function pay(amount: number, movement = `movement-${String((movements += 1))}`) {
  const staff = await signInOnce('support');
  const body = { movement, variable_symbol: '1260000001', amount };
  const answer = await staff.change('payment/admin/bank-transfers/', body, from(movements));
  expect(answer.status).toBe(200);
}

async function moveThrough(...states: readonly string[]) {
  const staff = await signInOnce('admin');
  for (const to of states) {
    const row = await app.deps.knex('orders').first<{ id: number; version: number }>();
    const body = { version: row.version, to, reason: '' };
    const answer = await staff.change(`order/admin/orders/${String(row.id)}/move/`, body);
    expect([to, answer.status]).toEqual([to, 200]);
  }
}

async function signInOnce(role: 'admin' | 'support'): Promise<TestClient> {
  const known: unknown = await app.deps.knex('users').where({ role }).first('id');
  if (known !== undefined)
    await app.deps
      .knex('users')
      .where({ role })
      .update({ e_mail: `${role}.${String((movements += 1))}@obmena.example` });
  return signIn(app, role);
}

it('walks from the cart to the order with every kind of payment', async () => {
  for (const payment of ['card', 'google-pay', 'apple-pay', 'twisto', 'cash-on-delivery']) {
    const client = app.client();
    const answer = await finish(
      client,
      await checkOut(client, { payment, products: [[items.case, 1]] }),
    );
    expect([payment, answer.status]).toEqual([payment, 201]);
  }
});
