import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDiscount, addDiscountCode, addLimitedOffer } from '#tests/support/factories/prices.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  answerOf,
  codeOf,
  items,
  order,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from './order-fixture.ts';
import { cancel, cash, moveThrough, pay, rowOf } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

describe('cancelling', () => {
  it('gives pieces, codes, the timeslot and pieces of offers back, once', async () => {
    const { knex } = app.deps;
    const discount = await addDiscount(knex, {
      max_uses: 1,
      discount_type: 'absolute',
      discount_value: 500,
    });
    const code = { code: 'aB3dE6gH9k', max_uses: 1 };
    await addDiscountCode(knex, { ...code, discount_id: discount.id });
    await addLimitedOffer(knex, { product_id: items.phone, price: 18_000, pieces: 5 });
    const slot = await knex('delivery_timeslots').orderBy('id').first<{ id: number }>('id');
    const client = app.client();
    const choose = { timeslot: slot.id };
    const wish = { codes: [code.code], delivery: 'timeslot', choose };
    const placed = await order(client, wish);
    expect(placed.status).toBe(201);
    expect(await rowOf(app, 'orders')).toMatchObject({ total: 17_500 });
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
    await pay(app, 20_000);
    const { documents } = await client.get('order', { params: { code: codeOf(placed) } });
    expect(documents).toMatchObject([{ kind: 'invoice', number: '2260000001', total: 20_000 }]);
    await cancel(client, codeOf(placed));
    expect(await rowOf(app, 'refunds')).toMatchObject({ amount: 20_000, reason: 'cancelled' });
    expect(await rowOf(app, 'orders')).toMatchObject({ payment_status: 'refunded' });
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
    await moveThrough(app, 'picking', 'packed', 'handed_over');
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
    return rowOf(app, 'orders');
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
    expect(await rowOf(app, 'orders')).toMatchObject({
      release_at: new Date('2026-11-30T09:30:00Z'),
    });
    const refused = await client.change(`order/${code}/pay/`, { type_payment: 'leasing' });
    expect(refused.status).toBe(400);
  });
});

describe('money that comes', () => {
  it('pays the order once, invoices it and says so', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    await pay(app, 20_000, 'first');
    await pay(app, 20_000, 'first');
    expect(await rowOf(app, 'orders')).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
    });
    expect(await app.deps.knex('invoices')).toHaveLength(1);
    expect(await app.deps.knex('mails').where({ kind: 'order-paid' })).toHaveLength(1);
  });

  it('in another amount is no payment but an alarm, and the stock is kept', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    await pay(app, 19_999);
    expect(await rowOf(app, 'orders')).toMatchObject({
      status: 'awaiting_payment',
      payment_status: 'mismatch',
      release_at: null,
    });
    expect(await app.deps.knex('invoices')).toEqual([]);
  });

  it('for a cancelled order goes back, and the order stays cancelled', async () => {
    const client = app.client();
    const placed = await order(client, { payment: 'bank-transfer' });
    await cancel(client, codeOf(placed));
    await pay(app, 20_000);
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'cancelled' });
    expect(await app.deps.knex('refunds')).toMatchObject([
      { reason: 'captured_after_cancel', amount: 20_000 },
    ]);
  });
});
