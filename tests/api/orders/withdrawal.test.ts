import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDiscount } from '#tests/support/factories/prices.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  answerOf,
  codeOf,
  items,
  order,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
  type Wish,
} from './order-fixture.ts';
import { releaseAll } from './order-steps.ts';

let app: TestApp;
let client: TestClient;
let staff: TestClient;
let code = '';
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  staff = await signIn(app, 'admin');
  client = app.client();
});
afterAll(() => app.close());

const threeCases: Wish = { products: [[items.case, 3]], payment: 'cash-on-delivery' };

/** An order that was delivered and paid in cash on the day when it was placed. */
async function deliver(wish: Wish = threeCases): Promise<void> {
  code = codeOf(await orderConfirmed(app, client, wish));
  for (const to of ['picking', 'packed', 'handed_over', 'delivered']) await move(to);
}

async function move(to: string): Promise<void> {
  const { version } = await app.deps.knex('orders').first<{ version: number }>('version');
  const answer = await staff.change('order/admin/orders/1/move/', { version, to, reason: 'ručně' });
  expect([to, answer.status]).toEqual([to, 200]);
}

const preview = async (pieces: readonly object[]) =>
  answerOf(await client.change(`order/${code}/withdrawal/preview/`, { pieces }));
const withdraw = async (pieces: readonly object[], token: unknown) =>
  answerOf(
    await client.change(`order/${code}/withdrawal/`, {
      token,
      pieces,
      reason: 'nesedí mi',
      bank_account: '19-2000145399/0800',
    }),
  );

async function withdrawPieces(quantity: number) {
  const pieces = [{ position: 0, quantity }];
  const { body } = await preview(pieces);
  return withdraw(pieces, body['token']);
}

const close = async (id: number, version: number, to: string) =>
  answerOf(await staff.change(`order/admin/withdrawals/${String(id)}/`, { version, to }));

async function refund(quantity: number, more: object = {}) {
  const { version } = await app.deps.knex('orders').first<{ version: number }>('version');
  const pieces = [{ position: 0, quantity }];
  const body = { version, pieces, reason: '', ...more };
  const answer = await answerOf(await staff.change('order/admin/orders/1/refund/', body));
  if ((answer.body['prepared'] ?? null) === null) return answer;
  // Above the limit another person releases it.
  await releaseAll(app);
  const given = await app.deps
    .knex('refunds as r')
    .whereRaw('exists (select from refund_units u where u.refund_id = r.id)')
    .orderBy('r.id', 'desc')
    .first<{ amount: number }>('r.amount');
  return { ...answer, body: { amount: given.amount } };
}

describe('withdrawing', () => {
  it('takes two steps and no account, and the receipt has its content and its time', async () => {
    await deliver();
    const pieces = [{ position: 0, quantity: 1 }];
    const first = await preview(pieces);
    expect(first).toMatchObject({ status: 200, body: { amount: 500, buyback_payout: 0 } });
    const answers = await Promise.all([1, 2].map(() => withdraw(pieces, first.body['token'])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(await app.deps.knex('withdrawals')).toHaveLength(1);
    const [mail] = await app.deps.knex('mails').where({ kind: 'withdrawal-receipt' });
    expect(mail).toMatchObject({ created_at: app.clock.now });
    const stored = await app.deps.knex('withdrawals').first<{ bank_account: Buffer }>();
    expect(stored.bank_account.toString('latin1')).not.toContain('2000145399');
    await app.deps.jobs.runDue();
    expect(await app.deps.knex('mails').whereNull('sent_at')).toEqual([]);
  });

  it('of a piece that staff have given back meanwhile is refused and gives nothing twice', async () => {
    await deliver();
    await withdrawPieces(3);
    await refund(1);
    const row = await app.deps.knex('withdrawals').first<{ id: number; version: number }>();
    const refunds = await app.deps.knex('refunds');
    const answer = await close(row.id, row.version, 'refunded');
    await releaseAll(app).catch(() => undefined);
    expect(answer.status).not.toBe(500);
    expect(await app.deps.knex('refunds')).toHaveLength(refunds.length);
  });

  it('of one piece leaves the others for later, and no more than those', async () => {
    await deliver();
    expect((await withdrawPieces(1)).status).toBe(201);
    const later = await withdrawPieces(1);
    expect(later.body).toMatchObject({ lines: [{ quantity: 3, left: 1 }] });
    const { status } = await preview([{ position: 0, quantity: 2 }]);
    expect(status).toBe(409);
    expect((await preview([{ position: 7, quantity: 1 }])).status).toBe(400);
  });

  it('ends with the last day, fourteen days after the delivery, and begins before it', async () => {
    code = codeOf(await orderConfirmed(app, client, threeCases));
    const before = await client.get('order-withdrawal', { params: { code } });
    expect(before).toMatchObject({ isPossible: true, lastDay: null });
    for (const to of ['picking', 'packed', 'handed_over', 'delivered']) await move(to);
    app.clock.now = new Date('2026-12-07T22:59:59.999Z');
    const last = await client.get('order-withdrawal', { params: { code } });
    expect(last).toMatchObject({ isPossible: true, lastDay: '2026-12-07' });
    const { body } = await preview([{ position: 0, quantity: 1 }]);
    app.clock.now = new Date('2026-12-07T23:00:00.000Z');
    const pieces = [{ position: 0, quantity: 1 }];
    expect((await withdraw(pieces, body['token'])).status).toBe(409);
    const after = await client.get('order-withdrawal', { params: { code } });
    expect(after.isPossible).toBe(false);
    expect(after.message).toContain('14 dnů');
  });

  it('is refused with the token of another order', async () => {
    await deliver();
    const { body } = await preview([{ position: 0, quantity: 1 }]);
    const other = app.client();
    const otherCode = codeOf(await orderConfirmed(app, other, threeCases));
    const stolen = await answerOf(
      await client.change(`order/${otherCode}/withdrawal/`, {
        token: body['token'],
        pieces: [{ position: 0, quantity: 1 }],
        reason: '',
      }),
    );
    expect(stolen.status).toBe(400);
  });

  it('is refunded when the goods came, and its pieces are free again when it is called off', async () => {
    await deliver();
    await withdrawPieces(1);
    expect(await close(1, 1, 'received')).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await close(1, 1, 'refunded')).status).toBe(409);
    expect((await close(1, 2, 'refunded')).status).toBe(200);
    expect(await app.deps.knex('refunds')).toMatchObject([{ amount: 500, reason: 'withdrawn' }]);
    expect(await app.deps.knex('invoices').where({ kind: 'credit_note' })).toHaveLength(1);
    expect((await close(1, 3, 'cancelled')).status).toBe(409);
    await withdrawPieces(2);
    await close(2, 1, 'cancelled');
    expect((await withdrawPieces(2)).status).toBe(201);
  });
});

describe('refunds', () => {
  it('give back stored nets: a fallen minimum takes no discount back, a free delivery is not billed', async () => {
    await addDiscount(app.deps.knex, {
      is_automatic_assignment: true,
      discount_type: 'absolute',
      discount_value: 2_000,
      minimal_discount_numerical: 20_000,
    });
    const products = [
      [items.phone, 1],
      [items.case, 1],
    ] as const;
    await deliver({ products, payment: 'cash-on-delivery' });
    const nets: number[] = await app.deps.knex('order_units').orderBy('id').pluck('net');
    const [phone = 0] = nets;
    expect(await refund(1)).toMatchObject({ status: 201, body: { amount: phone } });
    const left = nets.slice(1).reduce((sum, net) => sum + net, 0);
    const { body } = await refund(1, {
      pieces: [{ position: 1, quantity: 1 }],
      include_shipping: true,
    });
    expect(body).toMatchObject({ amount: left });
    expect(await app.deps.knex('orders').first()).toMatchObject({
      payment_status: 'refunded',
      status: 'returned',
    });
  });

  it('give no piece back twice, and nothing that was not paid', async () => {
    await deliver();
    expect((await refund(2)).status).toBe(201);
    expect((await refund(2)).status).toBe(409);
    await prepareOrderShop(app);
    staff = await signIn(app, 'admin');
    await order(app.client(), threeCases);
    expect((await refund(1)).status).toBe(409);
  });

  it('add up to what was paid, to the crown, in any sequence', { timeout: 120_000 }, async () => {
    const value = fc.integer({ min: 1, max: 1_400 });
    const sequence = fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 3, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(value, sequence, async (discount, quantities) => {
        await prepareOrderShop(app);
        staff = await signIn(app, 'admin');
        client = app.client();
        await addDiscount(app.deps.knex, {
          is_automatic_assignment: true,
          discount_type: 'absolute',
          discount_value: discount,
        });
        await deliver();
        let sum = 0;
        for (const quantity of [...quantities, 1, 1, 1]) {
          const { status, body } = await refund(quantity);
          if (status === 201) sum += Number(body['amount']);
        }
        const { due } = await app.deps.knex('orders').first<{ due: number }>('due');
        const services: number[] = await app.deps
          .knex('order_lines')
          .whereIn('kind', ['shipping', 'payment_fee'])
          .pluck('net');
        expect(sum).toBe(due - services.reduce((all, net) => all + net, 0));
      }),
      { numRuns: 5 },
    );
  });

  it('of a swap pay the old device out and take the voucher back', async () => {
    await deliver({ products: [[items.phone, 1]], payment: 'cash-on-delivery' });
    await app.deps.knex.raw(`
      update orders set buyback_credit = 6000, bonus_credit = 2000, due = total - 8000`);
    const { due } = await app.deps.knex('orders').first<{ due: number }>('due');
    const { body } = await refund(1, { include_shipping: true });
    expect(body).toMatchObject({ amount: due });
    const rows = await app.deps.knex('refunds').orderBy('amount');
    expect(rows.map(({ amount }: { amount: number }) => amount)).toEqual([6_000, due]);
  });
});
