import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDiscount } from '#tests/support/factories/prices.ts';
import { numberAt } from '#tests/support/order-number.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  billing,
  bodyOf,
  checkOut,
  codeOf,
  finish,
  items,
  leaveFree,
  order,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const rowsOf = (table: string): Promise<Record<string, unknown>[]> =>
  app.deps.knex(table).select('*');

describe('an order', () => {
  it('is stored with its lines, pieces, history and mail, and its pieces are put aside', async () => {
    const client = app.client();
    const products = [
      [items.phone, 2],
      [items.case, 1],
    ] as const;
    const { status, body } = await order(client, { products });
    expect(status).toBe(201);
    expect(body).toMatchObject({ order_number: numberAt(app), notice: null });
    expect(body['payment']).toMatchObject({ kind: 'card' });
    expect(await rowsOf('orders')).toMatchObject([
      {
        status: 'awaiting_payment',
        payment_status: 'waiting',
        total: 40_500,
        due: 40_500,
        customer_kind: 'guest',
        e_mail: billing.e_mail,
        arrives_from: '2026-11-24',
        release_at: new Date('2026-11-23T09:30:00Z'),
        mail_check: 'awaited',
      },
    ]);
    expect(await app.deps.knex('order_lines').orderBy('position')).toMatchObject([
      { kind: 'goods', product_id: items.phone, quantity: 2, net: 40_000, vat_rate: 21 },
      { kind: 'goods', product_id: items.case, quantity: 1, net: 500 },
      { kind: 'shipping', unit_price: 99, net: 0 },
    ]);
    const nets: unknown = await app.deps.knex('order_units').orderBy('id').pluck('net');
    expect(nets).toEqual([20_000, 20_000, 500, 0]);
    expect(await rowsOf('order_events')).toMatchObject([{ to_status: 'awaiting_payment' }]);
    expect(await rowsOf('mails')).toMatchObject([{ kind: 'order-confirm' }]);
    expect(await stockOf(app, items.phone)).toEqual({ on_hand: 10, allocated: 3 });
    expect((await client.get('cart', {})).count).toBe(0);
  });

  it('is placed once for a token, however often it is sent at once, and is the same in all answers', async () => {
    const client = app.client();
    const body = await checkOut(client);
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(client, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body['order_number'])).size).toBe(1);
    expect(await rowsOf('orders')).toHaveLength(1);
    expect(await rowsOf('mails')).toHaveLength(1);
    expect((await stockOf(app, items.phone)).allocated).toBe(2);
  });

  it('is not what the same token asks for with another body', async () => {
    const client = app.client();
    const body = await checkOut(client);
    await finish(client, body);
    const other = { ...body, order_info: { ...body.order_info, note: 'Zvonek nefunguje' } };
    expect((await finish(client, other)).status).toBe(422);
  });

  it('is found again by its cart under a new token', async () => {
    const client = app.client();
    const body = await checkOut(client);
    const first = await finish(client, body);
    const again = await finish(client, { ...body, token: 'another-token' });
    expect(again.status).toBe(200);
    expect(again.body['order_number']).toBe(first.body['order_number']);
  });

  it('is not made of a checkout that is not there', async () => {
    const client = app.client();
    const body = await checkOut(client);
    const stranger = app.client();
    expect((await finish(stranger, body)).status).toBe(409);
    expect((await finish(client, { ...body, token: 'made-up' })).status).toBe(409);
    expect(await rowsOf('orders')).toEqual([]);
  });

  it('is confirmed without a payment where nothing is left to pay', async () => {
    const free = { discount_value: 100, is_automatic_assignment: true };
    await addDiscount.many(app.deps.knex, [
      { ...free, applies_to: 'goods' },
      { ...free, applies_to: 'shipping' },
    ]);
    const client = app.client();
    await client.change('cart/add-product/', { product: items.case, quantity: 1 });
    await client.change('cart/payments-and-deliveries/', { delivery: 'courier' });
    const body = await bodyOf(client);
    const answer = await finish(client, { ...body, type_payment: null });
    expect(answer).toMatchObject({ status: 201, body: { payment: null } });
    expect(await rowsOf('orders')).toMatchObject([
      { status: 'confirmed', payment_status: 'none', payment_code: null, total: 0 },
    ]);
  });
});

describe('prices', () => {
  const setPrice = (price: number) =>
    app.deps.knex('products').where({ id: items.phone }).update({ price });

  it('that rose since the customer saw them are a 409 with the differences, and nothing is stored', async () => {
    const client = app.client();
    const body = await checkOut(client);
    await setPrice(20_490);
    const { status, body: refused } = await finish(client, body);
    expect(status).toBe(409);
    expect(refused).toMatchObject({
      reason: 'price_rose',
      total: 20_490,
      due: 20_490,
      differences: [{ what: 'line', was: 20_000, now: 20_490, name: 'iPhone 15 128 GB Černá' }],
    });
    expect(await rowsOf('orders')).toEqual([]);
    expect(await rowsOf('payments')).toEqual([]);
    // Having seen the new price, the customer agrees with the same token.
    expect((await finish(client, await bodyOf(client))).status).toBe(201);
  });

  it('that fell are passed on and said', async () => {
    const client = app.client();
    const body = await checkOut(client);
    await setPrice(19_000);
    const { status, body: placed } = await finish(client, body);
    expect(status).toBe(201);
    expect(placed['notice']).toContain('19\u00A0000');
    expect(await rowsOf('orders')).toMatchObject([{ total: 19_000 }]);
  });

  it('sent by a client are never read', async () => {
    const client = app.client();
    const body = await checkOut(client);
    await finish(client, { ...body, total: 1, due: 1, price: 1, discounts: [{ value: 99 }] });
    expect(await rowsOf('orders')).toMatchObject([{ total: 20_000, due: 20_000 }]);
  });

  it('of a cart that was changed in another window are looked at again', async () => {
    const client = app.client();
    const body = await checkOut(client, { products: [[items.phone, 2]] });
    await client.change('cart/add-product/', { product: items.case, quantity: 1 });
    expect(await finish(client, body)).toMatchObject({
      status: 409,
      body: { reason: 'cart_changed' },
    });
  });
});

describe('races', () => {
  it('for the last piece end in one order, and in a problem with nothing left for the other', async () => {
    await leaveFree(app, items.phone, 1);
    const clients = [app.client(), app.client()];
    const bodies = await Promise.all(clients.map((client) => checkOut(client)));
    const answers = await Promise.all(
      clients.map((client, at) => finish(client, bodies[at] ?? {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({
      reason: 'cart_problems',
      problems: [{ kind: 'sold_out', is_blocking: true }],
    });
    expect(await rowsOf('payments')).toHaveLength(1);
    expect(await stockOf(app, items.phone)).toEqual({ on_hand: 1, allocated: 1 });
  });

  it(
    'of thirty for ten pieces never oversell, and number every order once',
    { timeout: 60_000 },
    async () => {
      await leaveFree(app, items.phone, 10);
      const clients = Array.from({ length: 30 }, () => app.client());
      const bodies: Awaited<ReturnType<typeof bodyOf>>[] = [];
      for (const client of clients) bodies.push(await checkOut(client));
      const answers = await Promise.all(
        clients.map((client, at) => finish(client, bodies[at] ?? {})),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
      expect(await stockOf(app, items.phone)).toEqual({ on_hand: 10, allocated: 10 });
      const numbers = (await rowsOf('orders')).map((row) => row['number']);
      expect(new Set(numbers).size).toBe(10);
      expect(await rowsOf('mails')).toHaveLength(10);
    },
  );
});

describe('it refuses', () => {
  it('what the market knows to be wrong, each on its field', async () => {
    const client = app.client();
    const body = await checkOut(client);
    const wrong = {
      ...billing,
      postcode: '1100',
      phone_number: '12',
      company: 'Firma',
      registration_number: '12345678',
      vat_number: 'CZ1',
    };
    const { status, body: fields } = await finish(client, {
      ...body,
      order_billing_address: wrong,
    });
    expect(status).toBe(400);
    expect(
      Object.keys(fields['order_billing_address'] as object) // errors of a group of fields
        .sort(),
    ).toEqual([...['phone_number', 'postcode', 'registration_number', 'vat_number']]);
  });

  it('an order without consent, a delivery without a place, and a payment that does not fit', async () => {
    const client = app.client();
    const body = await checkOut(client);
    const info = { ...body.order_info, agrees_with_terms: false };
    expect(await finish(client, { ...body, order_info: info })).toMatchObject({
      status: 400,
      body: { order_info: { agrees_with_terms: [expect.any(String)] } },
    });
    await client.change('cart/payments-and-deliveries/', { delivery: 'place' });
    const other = { ...(await bodyOf(client)), type_delivery_code: 'place' };
    expect(await finish(client, other)).toMatchObject({
      status: 400,
      body: { type_delivery_code: [expect.any(String)] },
    });
    expect((await finish(client, { ...other, type_payment: 'cash-on-delivery' })).status).toBe(409);
  });

  it('to drive to where the driver does not go', async () => {
    const client = app.client();
    const body = await checkOut(client, { delivery: 'express' });
    const brno = { ...billing, postcode: '602 00', city: 'Brno' };
    const to = { ...body, type_delivery_code: 'express', order_billing_address: brno };
    expect(await finish(client, to)).toMatchObject({
      status: 400,
      body: { order_billing_address: { postcode: [expect.any(String)] } },
    });
    expect(codeOf(await finish(client, { ...to, order_billing_address: billing }))).toMatch(
      /^[\w-]{22}$/,
    );
  });
});
