import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readGrid, where } from '#tests/api/grids/grid-fixture.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { answerOf, items, order, prepareOrderShop, startOrderApp } from './order-fixture.ts';
import { cash, pay, rowOf } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const path = 'order/admin/orders/1/';
const papersOf = async (staff: TestClient) =>
  (await staff.get('admin-order', { params: { id: 1 } })).papers;
const listed = async (staff: TestClient, state: string) => {
  const filter = where('invoiceState', 'in', [state]);
  const { results } = await readGrid(staff, 'orders', { filter });
  return results.map((row) => row['invoice_state']);
};

describe('the state of an invoice', () => {
  it('is not created, then created by the payment, in the list and in the order', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    const staff = await signIn(app, 'support');
    expect(await papersOf(staff)).toMatchObject({ state: 'not_created', canIssue: false });
    expect(await listed(staff, 'not_created')).toEqual(['not_created']);
    expect(await listed(staff, 'created')).toEqual([]);
    await pay(app, Number((await rowOf(app, 'orders'))['due']));
    expect(await papersOf(staff)).toMatchObject({
      state: 'created',
      hasProforma: false,
      documents: [{ kind: 'invoice' }],
    });
    expect(await listed(staff, 'created')).toEqual(['created']);
    expect(await listed(staff, 'not_created')).toEqual([]);
  });

  it('is in progress of what is paid without one, which staff issue once', async () => {
    await order(app.client(), cash);
    const staff = await signIn(app, 'support');
    expect(await answerOf(await staff.change(`${path}invoice/`, {}))).toMatchObject({
      status: 409,
      // A matcher is any.
      body: { detail: expect.stringContaining('není co vystavit') as unknown },
    });
    await app.deps.knex('orders').update({ payment_status: 'paid', paid_at: app.deps.now() });
    expect(await papersOf(staff)).toMatchObject({ state: 'in_progress', canIssue: true });
    expect(await listed(staff, 'in_progress')).toEqual(['in_progress']);
    const issued = await Promise.all([1, 2].map(() => staff.change(`${path}invoice/`, {})));
    expect(issued.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await app.deps.knex('invoices')).toHaveLength(1);
    const { history } = await staff.get('admin-order', { params: { id: 1 } });
    expect(history.at(-1)).toMatchObject({ text: 'Chybějící faktura vystavena', reason: '' });
  });
});

describe('a request to pay', () => {
  it('is there for staff, and is mailed again three times a day', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    const staff = await signIn(app, 'support');
    const { name, contents } = await staff.get('admin-order-proforma', { params: { id: 1 } });
    expect(name).toMatch(/\.pdf$/u);
    expect(Buffer.from(contents, 'base64').subarray(0, 4).toString()).toBe('%PDF');
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      statuses.push((await staff.change(`${path}proforma/mail/`, {})).status);
    }
    expect(statuses).toEqual([204, 204, 204, 409]);
    expect(await app.deps.knex('mails').where({ kind: 'order-proforma' })).toHaveLength(3);
  });

  it('is of no order that is paid in cash, and not for pickers', async () => {
    await order(app.client(), cash);
    const staff = await signIn(app, 'support');
    expect((await staff.change(`${path}proforma/mail/`, {})).status).toBe(409);
    const picker = await signIn(app, 'picker');
    expect((await picker.change(`${path}proforma/mail/`, {})).status).toBe(403);
    expect((await picker.get('admin-order', { params: { id: 1 } })).papers).toBeNull();
  });
});

describe('mails of an order', () => {
  it('are read without what opens the order, and sent again to the address that it has by now', async () => {
    await order(app.client(), cash);
    const { code } = await app.deps.knex('orders').first<{ code: string }>('code');
    const staff = await signIn(app, 'support');
    const { results } = await staff.get('admin-order-mails', { params: { id: 1 } });
    expect(results).toMatchObject([{ canSend: true, sentAt: null }]);
    expect(results[0]?.text).toContain('…');
    expect(JSON.stringify(results)).not.toContain(code);
    expect(JSON.stringify(results)).not.toContain('borivoj.zelenka');
    await app.deps.knex('orders').update({ e_mail: 'novy@posta.example' });
    const mail = String(results[0]?.id);
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      statuses.push((await staff.change(`${path}mails/${mail}/again/`, {})).status);
    }
    expect(statuses).toEqual([204, 204, 204, 409]);
    const sent = await app.deps.knex('mails').where({ kind: 'order-placed' }).orderBy('id');
    expect(sent.map(({ recipient }) => recipient).slice(1)).toEqual(
      Array<string>(3).fill('novy@posta.example'),
    );
    const { history } = await staff.get('admin-order', { params: { id: 1 } });
    expect(history.at(-1)).toMatchObject({ text: 'E-mail zákazníkovi poslán znovu' });
  });

  it('of a code are neither read nor sent again, nor those of another order', async () => {
    await order(app.client(), { ...cash, products: [[items.case, 2]] });
    const staff = await signIn(app, 'support');
    const { results } = await staff.get('admin-order-mails', { params: { id: 1 } });
    expect(results).toMatchObject([{ subject: '', text: '', canSend: false }]);
    const again = (mail: number) => staff.change(`${path}mails/${String(mail)}/again/`, {});
    expect((await again(results[0]?.id ?? 0)).status).toBe(409);
    expect((await again(999)).status).toBe(404);
  });
});

describe('the filter by a way of delivery or payment', () => {
  it('lists the ways by their names, and finds the orders of one', async () => {
    await order(app.client(), cash);
    const staff = await signIn(app, 'support');
    const { deliveries, payments } = await staff.get('admin-order-ways', {});
    const { results } = await readGrid(staff, 'orders', {});
    const delivery = results[0]?.['delivery'];
    expect(deliveries).toContain(delivery);
    expect(payments).toContain(results[0]?.['payment']);
    const found = async (names: readonly string[]) =>
      (await readGrid(staff, 'orders', { filter: where('delivery', 'in', names) })).results.length;
    expect(await found([String(delivery)])).toBe(1);
    expect(await found(deliveries.filter((name) => name !== delivery))).toBe(0);
  });
});
