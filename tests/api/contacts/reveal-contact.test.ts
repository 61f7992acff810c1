import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ContactField, ContactThing } from '#core/contacts/contact-sight.ts';
import {
  billing,
  order,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { reservationBody } from '#tests/api/reservations/reservation-fixture.ts';
import { addEnquiry } from '#tests/support/factories/people.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await order(app.client());
});
afterAll(() => app.close());

const ask = (
  client: TestClient,
  field: ContactField,
  thing: ContactThing = 'order',
  more: object = {},
) =>
  client.post('contact-reveal', {
    body: { thing, id: 1, field, reason: 'Zákazník volá', ...more },
  });
const readings = () =>
  app.deps
    .knex('contact_readings')
    .orderBy('id')
    .select<{ thing: string; field: string; reason: string }[]>('thing', 'field', 'reason');

it('shows an order with its contact masked, and says what may be revealed', async () => {
  const support = await signIn(app, 'support');
  const seen = await support.get('admin-order', { params: { id: 1 } });
  expect(seen).toMatchObject({
    eMail: 'b…@posta.example',
    billingAddress: { name: 'Bořivoj Zelenka', street: 'D…', phoneNumber: '…567', city: 'Praha' },
  });
  expect(seen.reveals).toContain('e_mail');
  const supervisor = await signIn(app, 'warehouse_supervisor');
  const state = (status: 'packed' | 'delivered') => app.deps.knex('orders').update({ status });
  const mayReveal = async () =>
    (await supervisor.get('admin-order', { params: { id: 1 } })).reveals;
  await state('packed');
  expect(await mayReveal()).toContain('phone_number');
  expect(await mayReveal()).not.toContain('e_mail');
  await state('delivered');
  expect(await mayReveal()).toEqual([]);
});

it('reveals one field for a minute, with the reason on record before', async () => {
  const support = await signIn(app, 'support');
  expect(await ask(support, 'e_mail')).toEqual({
    value: billing.e_mail,
    visibleUntil: new Date(app.clock.now.getTime() + 60_000).toISOString(),
  });
  expect((await ask(support, 'phone_number')).value).toContain('601');
  expect((await ask(support, 'street')).value).toBe(billing.street);
  expect(await readings()).toEqual([
    { thing: 'order', field: 'e_mail', reason: 'Zákazník volá' },
    { thing: 'order', field: 'phone_number', reason: 'Zákazník volá' },
    { thing: 'order', field: 'street', reason: 'Zákazník volá' },
  ]);
  const events: unknown = await app.deps.knex('security_events').where({ kind: 'revealed' });
  expect(events).toHaveLength(3);
  expect(JSON.stringify(events)).not.toContain('borivoj');
  expect(app.logs.join()).not.toMatch(/borivoj|601 ?234/);
});

it('stands in the audit log with the number of the order', async () => {
  const support = await signIn(app, 'support');
  await ask(support, 'e_mail');
  const { results } = await support.get('grid-audit', { query: {} });
  const { number }: { number: string } = await app.deps.knex('orders').first('number');
  expect(results.filter(({ kind }) => kind === 'contact')).toMatchObject([
    { what: 'e_mail', subject: number, reason: 'Zákazník volá' },
  ]);
});

it('refuses what nobody needs, and what is not there', async () => {
  const support = await signIn(app, 'support');
  const supervisor = await signIn(app, 'warehouse_supervisor');
  const packer = await signIn(app, 'packer');
  await app.deps.knex('orders').update({ status: 'packed' });
  const status = async (asked: Promise<unknown>) => (await refusalOf(asked)).status;
  expect(await status(ask(packer, 'street'))).toBe(403);
  expect(await status(ask(supervisor, 'e_mail'))).toBe(403);
  expect(await status(ask(support, 'delivery_street'))).toBe(404);
  expect(await status(ask(support, 'e_mail', 'order', { id: 99 }))).toBe(404);
  expect(await status(ask(support, 'e_mail', 'enquiry'))).toBe(404);
  expect(await status(ask(support, 'e_mail', 'order', { reason: '  ' }))).toBe(400);
  expect(await readings()).toEqual([]);
  expect((await ask(supervisor, 'street')).value).toBe(billing.street);
});

it('reveals of reservations and enquiries as well', async () => {
  const support = await signIn(app, 'support');
  const reservation = reservationBody({ product: 'iphone-15-128-blue', store: 'praha' });
  await app.client().change('reservations/', reservation);
  await addEnquiry(app.deps.knex);
  const { results } = await support.get('admin-reservation-list', { query: {} });
  const id = results[0]?.id ?? 0;
  expect(results[0]?.customer?.phone).toBe('…567');
  expect((await ask(support, 'phone_number', 'reservation', { id })).value).toBe('+420601234567');
  const enquiries = await support.get('admin-enquiry-list', { query: {} });
  expect(enquiries.results[0]).toMatchObject({
    eMail: 'p…@posta.example',
    content: { phone: '…567' },
  });
  const of = { id: enquiries.results[0]?.id };
  expect((await ask(support, 'e_mail', 'enquiry', of)).value).toBe('pta.se@posta.example');
  expect((await ask(support, 'phone_number', 'enquiry', of)).value).toBe('+420601234567');
});
