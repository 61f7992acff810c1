import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { answerOf, billing, order, prepareOrderShop, startOrderApp } from './order-fixture.ts';
import { cash, moveThrough, pay, rowOf } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

async function change(staff: TestClient, bill: object, delivery: object | null = null) {
  const { version } = await rowOf(app, 'orders');
  const body = { version, order_billing_address: bill, order_delivery_address: delivery };
  return answerOf(await staff.changeBy('PATCH', 'order/admin/orders/1/contact/', body));
}

const other = {
  first_name: 'Anna',
  last_name: 'Modrá',
  street: 'Krátká 1',
  city: 'Brno',
  postcode: '602 00',
  phone_number: '602 111 222',
};

describe('the contact of an order', () => {
  it('is another one, by the rules of the checkout, and what is masked stays unless it is typed', async () => {
    await order(app.client(), cash);
    const staff = await signIn(app, 'support');
    const refused = await change(staff, { postcode: '1', phone_number: '12' });
    expect(refused).toMatchObject({
      status: 400,
      // A matcher is any.
      body: { order_billing_address: { postcode: expect.any(Array) as unknown } },
    });
    const typed = { last_name: 'Zelená', street: '', phone_number: '', company: '' };
    expect(await change(staff, typed, other)).toMatchObject({ status: 200 });
    expect(await rowOf(app, 'orders')).toMatchObject({
      e_mail: billing.e_mail,
      billing_address: { lastName: 'Zelená', street: 'Dlouhá 5', phoneNumber: '+420601234567' },
      delivery_address: { lastName: 'Modrá', city: 'Brno' },
    });
    const { history } = await staff.get('admin-order', { params: { id: 1 } });
    expect(history.at(-1)).toMatchObject({
      text: 'Kontakt nebo adresa změněny',
      by: 'Jana Nováková',
    });
    const mails: unknown = await app.deps
      .knex('mails')
      .where({ kind: 'order-contact-changed' })
      .pluck('recipient');
    expect(mails).toEqual([billing.e_mail]);
  });

  it('tells both addresses of another e-mail, which only those change who may read it', async () => {
    await order(app.client(), cash);
    const supervisor = await signIn(app, 'warehouse_supervisor');
    expect(await change(supervisor, { e_mail: 'jiny@posta.example' })).toMatchObject({
      status: 403,
    });
    const staff = await signIn(app, 'support');
    expect(await change(staff, { e_mail: 'jiny@posta.example' })).toMatchObject({ status: 200 });
    const mails: string[] = await app.deps
      .knex('mails')
      .where({ kind: 'order-contact-changed' })
      .pluck('recipient');
    expect(mails.toSorted()).toEqual([billing.e_mail, 'jiny@posta.example'].toSorted());
  });

  it('keeps the buyer of an issued invoice, and lets the goods go elsewhere', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    const staff = await signIn(app, 'support');
    await pay(app, Number((await rowOf(app, 'orders'))['due']));
    const refused = await change(staff, { last_name: 'Jiný' });
    expect(refused).toMatchObject({
      status: 409,
      // A matcher is any.
      body: { detail: expect.stringContaining('zpětně se nemění') as unknown },
    });
    expect(await change(staff, { phone_number: '603 000 111' }, other)).toMatchObject({
      status: 200,
    });
    const [invoice] = await app.deps.knex('invoices').select('snapshot');
    expect(invoice).toMatchObject({ snapshot: { buyer: { name: 'Bořivoj Zelenka' } } });
  });

  it('stays from the first step of a picker on, and of what somebody else has changed', async () => {
    await order(app.client(), cash);
    const staff = await signIn(app, 'support');
    const body = { version: 7, order_billing_address: {}, order_delivery_address: null };
    const stale = await staff.changeBy('PATCH', 'order/admin/orders/1/contact/', body);
    expect(stale.status).toBe(409);
    await moveThrough(app, 'picking');
    expect(await change(staff, { last_name: 'Jiný' })).toMatchObject({
      status: 409,
      body: { detail: 'Objednávku už má v rukou sklad. Upravit ji nejde.' },
    });
    const { contactRefusal } = await staff.get('admin-order', { params: { id: 1 } });
    expect(contactRefusal).toContain('sklad');
  });
});
