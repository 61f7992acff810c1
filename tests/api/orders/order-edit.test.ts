import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDiscount } from '#tests/support/factories/prices.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { brokenLaws, editPath, previewOf, saveEdit } from './edit-steps.ts';
import {
  answerOf,
  items,
  order,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from './order-fixture.ts';
import { cash, moveThrough, pay, releaseAll, rowOf } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  // Nothing is promised to anybody but by the orders of these tests.
  await app.deps.knex('stock').update({ allocated: 0 });
});
afterAll(() => app.close());

const transfer = { payment: 'bank-transfer' };
const save = (...[staff, edit]: EditArguments) => saveEdit(app, staff, edit);
type EditArguments = [staff: TestClient, edit: Parameters<typeof saveEdit>[2]];
const broken = () => brokenLaws(app);

describe('an unpaid order', () => {
  it('gets more pieces, fewer and others, with what is due and put aside', async () => {
    await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 2]] });
    const staff = await signIn(app, 'support');
    const before = await rowOf(app, 'orders');
    expect(await save(staff, { lines: [{ position: 0, quantity: 3 }] })).toMatchObject({
      status: 200,
      body: { status: 'confirmed', prepared: null },
    });
    expect(await stockOf(app, items.case)).toMatchObject({ allocated: 3 });
    expect(await broken()).toEqual([]);
    const added = [{ product_id: items.phone, quantity: 1 }];
    expect(await save(staff, { lines: [{ position: 0, quantity: 0 }], added })).toMatchObject({
      status: 200,
    });
    expect(await stockOf(app, items.case)).toMatchObject({ allocated: 0 });
    expect(await stockOf(app, items.phone)).toMatchObject({ allocated: 1 });
    const after = await rowOf(app, 'orders');
    expect(after['due']).not.toBe(before['due']);
    expect(await broken()).toEqual([]);
    expect(await app.deps.knex('picks')).toMatchObject([{ status: 'waiting' }]);
    const kinds: unknown = await app.deps.knex('mails').orderBy('id').pluck('kind');
    expect(kinds).toEqual(['order-confirm', 'order-placed', 'order-changed', 'order-changed']);
    const { history } = await staff.get('admin-order', { params: { id: 1 } });
    expect(history.map(({ text, reason }) => [text, reason])).toContainEqual([
      'Objednávka upravena',
      'po telefonu',
    ]);
  });

  it('has its discounts anew', async () => {
    const { knex } = app.deps;
    await addDiscount(knex, {
      discount_type: 'absolute',
      discount_value: 100,
      is_automatic_assignment: true,
      is_discount_per_piece: true,
    });
    await order(app.client(), { ...cash, products: [[items.case, 1]] });
    const saved = async () => knex('order_discounts').pluck('saved');
    const [one] = await saved();
    const staff = await signIn(app, 'support');
    await save(staff, { lines: [{ position: 0, quantity: 2 }] });
    expect(await saved()).toEqual([2 * Number(one)]);
    expect(await broken()).toEqual([]);
  });

  it('is paid another way, and waits for that money', async () => {
    await order(app.client(), cash);
    const staff = await signIn(app, 'support');
    expect(await save(staff, { payment: 'bank-transfer' })).toMatchObject({
      body: { status: 'awaiting_payment' },
    });
    expect(await app.deps.knex('picks')).toMatchObject([{ status: 'cancelled' }]);
    expect(await save(staff, { payment: 'cash-on-delivery' })).toMatchObject({
      body: { status: 'confirmed' },
    });
    expect(await app.deps.knex('picks')).toMatchObject([{ status: 'waiting' }]);
    expect(await broken()).toEqual([]);
  });
});

describe('a paid order', () => {
  it('waits for what was added, and has an invoice for it once that is paid', async () => {
    await order(app.client(), { ...transfer, products: [[items.case, 2]] });
    const due = Number((await rowOf(app, 'orders'))['due']);
    const staff = await signIn(app, 'support');
    await pay(app, due);
    const added = [{ product_id: items.phone, quantity: 1 }];
    expect(await save(staff, { added })).toMatchObject({ body: { status: 'awaiting_payment' } });
    const row = await rowOf(app, 'orders');
    expect(row).toMatchObject({ payment_status: 'waiting', to_pay: Number(row['due']) - due });
    expect(await broken()).toEqual([]);
    expect(await app.deps.knex('invoices')).toHaveLength(1);
    await pay(app, Number(row['to_pay']));
    expect(await rowOf(app, 'orders')).toMatchObject({
      payment_status: 'paid',
      status: 'confirmed',
    });
    expect(await app.deps.knex('invoices')).toHaveLength(2);
    expect(await broken()).toEqual([]);
  });

  it('gives money of cancelled pieces back, with a credit note for them', async () => {
    await order(app.client(), { ...transfer, products: [[items.case, 3]] });
    const staff = await signIn(app, 'support');
    await pay(app, Number((await rowOf(app, 'orders'))['due']));
    const answer = await save(staff, { lines: [{ position: 0, quantity: 1 }] });
    expect(answer.body['prepared']).toBeNull();
    expect(answer.body['credit_note']).toEqual(expect.any(String));
    expect(await app.deps.knex('refunds')).toHaveLength(1);
    expect(await stockOf(app, items.case)).toMatchObject({ allocated: 1 });
    expect(await rowOf(app, 'orders')).toMatchObject({ payment_status: 'partly_refunded' });
    expect(await broken()).toEqual([]);
    await moveThrough(app, 'cancelled');
    expect(await stockOf(app, items.case)).toMatchObject({ allocated: 0 });
    const [sums] = await app.deps.knex('refunds').sum({ money: 'amount' });
    const paid = await app.deps.knex('payments').sum({ money: 'captured_amount' });
    expect(sums).toEqual(paid[0]);
  });

  it('waits as a whole for another person where much goes back', async () => {
    await order(app.client(), {
      ...transfer,
      products: [
        [items.phone, 1],
        [items.case, 1],
      ],
    });
    const staff = await signIn(app, 'support');
    await pay(app, Number((await rowOf(app, 'orders'))['due']));
    const answer = await save(staff, { lines: [{ position: 0, quantity: 0 }] });
    expect(answer.body['prepared']).toEqual({ id: expect.any(Number) as number }); // a matcher is any
    expect(await stockOf(app, items.phone)).toMatchObject({ allocated: 1 });
    await releaseAll(app);
    expect(await stockOf(app, items.phone)).toMatchObject({ allocated: 0 });
    expect(await broken()).toEqual([]);
  });

  it('keeps the laws through any sequence of edits and payments', async () => {
    await order(app.client(), { ...transfer, products: [[items.case, 2]] });
    const staff = await signIn(app, 'support');
    await pay(app, Number((await rowOf(app, 'orders'))['due']));
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let step = 0; step < 14; step += 1) {
      const { lines } = await staff.get('admin-order-editable', { params: { id: 1 } });
      const line = lines[next(lines.length)];
      const added =
        next(3) === 0 ? [{ product_id: next(2) ? items.case : items.phone, quantity: 1 }] : [];
      const quantity = next(3) + (added.length === 0 && lines.length < 2 ? 1 : 0);
      const wanted = line ? [{ position: line.position, quantity }] : [];
      const answer = await save(staff, { lines: wanted, added });
      expect([200, 400, 409]).toContain(answer.status);
      await releaseAll(app);
      expect(await broken(), `step ${String(step)}`).toEqual([]);
      const row = await rowOf(app, 'orders');
      if (row['to_pay'] !== null && next(2) === 0) await pay(app, Number(row['to_pay']));
      expect(await broken(), `paid after step ${String(step)}`).toEqual([]);
    }
  });
});

describe('refuses', () => {
  it('in words what a picker holds, and a preview that is not true any more', async () => {
    await order(app.client(), cash);
    const staff = await signIn(app, 'support');
    const edit = { lines: [{ position: 0, quantity: 2 }] };
    const seen = { total: 1, to_pay: 1, refund: 0 };
    const other = { version: 1, ...edit, reason: '', seen };
    expect(await answerOf(await staff.change(editPath, other))).toMatchObject({ status: 409 });
    await moveThrough(app, 'picking');
    expect(await save(staff, edit)).toMatchObject({
      status: 409,
      body: { detail: 'Objednávku už má v rukou sklad. Upravit ji nejde.' },
    });
    const editable = await staff.get('admin-order-editable', { params: { id: 1 } });
    expect(editable.refusal).toContain('sklad');
  });

  it('all but one of two people who edit at once', async () => {
    await order(app.client(), { ...cash, products: [[items.case, 1]] });
    const staff = await signIn(app, 'support');
    const edit = { lines: [{ position: 0, quantity: 2 }] };
    const { body } = await previewOf(app, staff, edit);
    const { total, to_pay, refund } = body;
    const wish = { version: 1, ...edit, reason: '', seen: { total, to_pay, refund } };
    const both = await Promise.all([staff.change(editPath, wish), staff.change(editPath, wish)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await broken()).toEqual([]);
  });

  it('more than lies there, an order of nothing and whoever may not', async () => {
    await order(app.client(), { ...cash, products: [[items.case, 1]] });
    const staff = await signIn(app, 'support');
    const none = await save(staff, { lines: [{ position: 0, quantity: 0 }] });
    expect(none).toMatchObject({ status: 409 });
    const many = await save(staff, { added: [{ product_id: items.usedPhone, quantity: 2 }] });
    expect(many).toMatchObject({ status: 400 });
    for (const role of ['picker', 'customer'] as const) {
      const thief = await signIn(app, role);
      expect((await thief.fetch(`/api/new/${editPath}`)).status).toBe(403);
      const body = { version: 1, lines: [{ position: 0, quantity: 2 }] };
      expect((await thief.change(`${editPath}preview/`, body)).status).toBe(403);
    }
    expect((await app.client().fetch(`/api/new/${editPath}`)).status).toBe(401);
    expect(await broken()).toEqual([]);
  });
});

describe('goods to add', () => {
  it('are found by their words and code, what is free first, and by nothing odd', async () => {
    const staff = await signIn(app, 'support');
    const found = async (q: string) =>
      (await staff.get('admin-order-goods', { query: { q } })).results;
    const [row] = await app.deps.knex('master_products').select('name_cs', 'code').limit(1);
    const byWords = await found(String(row?.name_cs));
    expect(byWords.map(({ name }) => name)).toContain(row?.name_cs);
    expect(
      byWords
        .map(({ free }) => free > 0)
        .toSorted()
        .toReversed(),
    ).toEqual(byWords.map(({ free }) => free > 0));
    expect((await found(String(row?.code))).map(({ code }) => code)).toContain(row?.code);
    for (const q of ['1e+308', '%', '_']) expect(await found(q)).toEqual([]);
  });
});
