import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchEditedRests } from '#api/orders/jobs/watch-edited-rests.ts';
import { formatMoney } from '#core/shared/money.ts';
import { pdfPages } from '#tests/api/documents/pdf-text.ts';
import { addCrates, newStaff, warehouseId } from '#tests/api/warehouse/picking-steps.ts';
import { eventually } from '#tests/support/eventually.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { brokenLaws, editPath, previewOf, saveEdit } from './edit-steps.ts';
import { bodyOf, finish, items, order, prepareOrderShop, startOrderApp } from './order-fixture.ts';
import { cash, pay, rowOf } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await app.deps.knex('stock').update({ allocated: 0 });
});
afterAll(() => app.close());

const transfer = { payment: 'bank-transfer' };
const added = [{ product_id: items.phone, quantity: 1 }];
const morningOf = (day: number): Date => new Date(Date.UTC(2026, 10, 23 + day, 7, 50));

async function runOn(...days: readonly number[]): Promise<void> {
  for (const day of days) {
    app.clock.now = morningOf(day);
    await watchEditedRests.run({}, app.deps);
  }
}

async function editedToCostMore() {
  await order(app.client(), { ...transfer, products: [[items.case, 1]] });
  const staff = await signIn(app, 'support');
  await pay(app, Number((await rowOf(app, 'orders'))['due']));
  expect(await saveEdit(app, staff, { added })).toMatchObject({ status: 200 });
}

const reminders = async () => app.deps.knex('mails').where({ kind: 'order-rest-reminder' });

describe('what is left to pay of an edited order', () => {
  it('is reminded of on the 3rd and 7th day, and is the staff’s from the 8th', async () => {
    await editedToCostMore();
    await runOn(1, 2);
    expect(await reminders()).toHaveLength(0);
    await runOn(3, 4, 7, 7);
    expect(await reminders()).toHaveLength(2);
    expect(await rowOf(app, 'orders')).toMatchObject({ rest_with_staff_at: null });
    await runOn(8, 9);
    expect(await reminders()).toHaveLength(2);
    expect(await rowOf(app, 'orders')).toMatchObject({
      status: 'awaiting_payment',
      rest_with_staff_at: morningOf(8),
    });
    app.clock.now = morningOf(0);
    const staff = await newStaff(app, 'admin');
    const { queues } = await staff.get('home', {});
    expect(queues.find(({ queue }) => queue === 'unpaid_rests')).toMatchObject({ waiting: 1 });
  });

  it('is let alone once it is paid, and begins anew with another edit', async () => {
    await editedToCostMore();
    await runOn(3);
    // Nobody of the staff stays signed in for so long.
    const again = await saveEdit(app, await newStaff(app, 'support'), { added });
    expect(again.status).toBe(200);
    expect(await rowOf(app, 'orders')).toMatchObject({ rest_reminded_at: null });
    await pay(app, Number((await rowOf(app, 'orders'))['to_pay']));
    await runOn(10, 14);
    expect(await reminders()).toHaveLength(1);
    expect(await rowOf(app, 'orders')).toMatchObject({
      status: 'confirmed',
      rest_with_staff_at: null,
    });
  });
});

describe('a request to pay the rest of an edited order', () => {
  it('asks for the rest alone, to its day, in the mail, on paper and on the page of the order', async () => {
    await editedToCostMore();
    const { to_pay: rest, due } = await rowOf(app, 'orders');
    const staff = await newStaff(app, 'support');
    const { papers } = await staff.get('admin-order', { params: { id: 1 } });
    expect(papers).toMatchObject({ hasProforma: true });
    const asked = await staff.get('admin-order-proforma', { params: { id: 1 } });
    const text = pdfPages(Buffer.from(asked.contents, 'base64')).flat().join('\n');
    const [paid, left] = [Number(due) - Number(rest), Number(rest)].map((sum) =>
      formatMoney(sum, 'cz'),
    );
    expect(text).toContain(paid);
    expect(text).toContain(left);
    expect(text).toContain('30.11.2026');
    const [{ code } = { code: '' }] = await app.deps
      .knex('orders')
      .select<{ code: string }[]>('code');
    const { payment } = await app.client().get('order', { params: { code } });
    expect(payment.transfer).toMatchObject({
      until: '2026-11-30',
      // A matcher is any.
      spayd: expect.stringContaining(`AM:${String(rest)}.00`) as unknown,
    });
  });
});

describe('an edit', () => {
  /** One piece of an order that is wanted to be two, and who would pick it. */
  async function wantedToBeTwo() {
    await addCrates(app, 'B-1');
    await order(app.client(), { ...cash, products: [[items.case, 1]] });
    const staff = await signIn(app, 'support');
    const picker = await newStaff(app, 'picker');
    const edit = { lines: [{ position: 0, quantity: 2 }] };
    const { body } = await previewOf(app, staff, edit);
    const { total, to_pay, refund } = body;
    const wish = { version: 1, ...edit, reason: '', seen: { total, to_pay, refund } };
    return {
      save: () => staff.change(editPath, wish),
      take: () => picker.change('warehouse/rounds/', { place_id: warehouseId, crates: 1 }),
    };
  }
  const openPicks = () =>
    app.deps
      .knex('picks as p')
      .join('pick_lines as l', 'l.pick_id', 'p.id')
      .whereNot('p.status', 'cancelled')
      .select<{ status: string; quantity: number }[]>('p.status', 'l.quantity');

  it('that has the order in hand is waited for by no picker, who then picks what it made', async () => {
    const { save, take } = await wantedToBeTwo();
    // As an edit holds it, between its lock and its end.
    const other = await app.deps.knex.transaction();
    let saving: ReturnType<typeof save> | undefined;
    try {
      await other('orders').forUpdate().first('id');
      saving = save();
      const blocked = app.deps
        .knex('pg_stat_activity')
        .whereRaw('datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0');
      await eventually(async () => expect(await blocked.clone()).toHaveLength(1));
      expect((await take()).status).toBe(200);
      expect((await openPicks()).map(({ status }) => status)).not.toContain('picking');
    } finally {
      await other.commit();
    }
    expect((await saving).status).toBe(200);
    expect((await take()).status).toBe(200);
    expect(await openPicks()).toEqual([{ status: 'picking', quantity: 2 }]);
    expect(await brokenLaws(app)).toEqual([]);
  });

  it('of an order that a picker has taken is refused, and the picker keeps it as it was', async () => {
    const { save, take } = await wantedToBeTwo();
    expect((await take()).status).toBe(200);
    expect((await save()).status).toBe(409);
    expect(await openPicks()).toEqual([{ status: 'picking', quantity: 1 }]);
    expect(await brokenLaws(app)).toEqual([]);
  });

  it('of a paid device with an insurance refuses more pieces of it in words', async () => {
    const client = app.client();
    const insured = { product: items.phone, quantity: 1, general_tuito: { id: 1 } };
    expect((await client.change('cart/add-product/', insured)).status).toBe(200);
    const { payment } = transfer;
    await client.change('cart/payments-and-deliveries/', { delivery: 'courier' });
    await client.change('cart/payments-and-deliveries/', { payment });
    expect(await finish(client, await bodyOf(client, transfer))).toMatchObject({ status: 201 });
    const staff = await signIn(app, 'support');
    await pay(app, Number((await rowOf(app, 'orders'))['due']));
    expect(await previewOf(app, staff, { lines: [{ position: 0, quantity: 2 }] })).toMatchObject({
      status: 409,
      // A matcher is any.
      body: { detail: expect.stringContaining('pojištění') as unknown },
    });
    expect(await saveEdit(app, staff, { added })).toMatchObject({ status: 200 });
  });

  it('to another delivery has its charge, its arrival and its place', async () => {
    await order(app.client(), { ...cash, products: [[items.case, 1]] });
    const staff = await signIn(app, 'support');
    const before = await rowOf(app, 'orders');
    const wish = { delivery: 'store' };
    expect(await previewOf(app, staff, wish)).toMatchObject({ status: 400 });
    const atStore = { ...wish, store: 'praha' };
    expect(await saveEdit(app, staff, atStore)).toMatchObject({ status: 200 });
    const after = await rowOf(app, 'orders');
    // A matcher is any.
    expect(after).toMatchObject({ delivery_code: 'store', store_id: expect.any(Number) as number });
    expect(Number(after['due'])).toBeLessThanOrEqual(Number(before['due']));
    expect(await brokenLaws(app)).toEqual([]);
    expect(await saveEdit(app, staff, { delivery: 'courier' })).toMatchObject({ status: 200 });
    expect(await rowOf(app, 'orders')).toMatchObject({ due: before['due'], store_id: null });
    expect(await brokenLaws(app)).toEqual([]);
  });
});
