import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPassport } from '#api/devices/passports.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { items, order, prepareOrderShop, startOrderApp } from './order-fixture.ts';
import { cash, rowOf } from './order-steps.ts';

const imei = '356938035643809';

let app: TestApp;
let staff: TestClient;
let number = '';
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  const { knex, cipher } = app.deps;
  const passport = await openPassport(knex, cipher, imei);
  await knex('products').where({ id: items.usedPhone }).update({ passport_id: passport });
  await order(app.client(), { ...cash, products: [[items.usedPhone, 1]] });
  number = String((await rowOf(app, 'orders'))['number']);
  staff = await signIn(app, 'support');
});
afterAll(() => app.close());

interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}
async function customer(): Promise<Customer> {
  const { billing_address: address } = await rowOf(app, 'orders');
  return address as Customer; // stored from an address that the contract has checked
}

/** Numbers of the orders that the list shows for a search. */
async function found(term: string): Promise<string[]> {
  const { id: selection } = await staff.post('admin-order-find-select', { body: { term } });
  const { results } = await staff.get('grid-orders', { query: { selection } });
  return results.map((row) => String(row['number']));
}
const inPalette = async (client: TestClient, q: string) =>
  (await client.post('admin-find', { body: { q } })).results.filter(({ kind }) => kind === 'order');

it('is found by what a customer says of it, and by nothing else', async () => {
  const { e_mail: mail } = await rowOf(app, 'orders');
  const { firstName, lastName, phoneNumber: phone } = await customer();
  const national = phone.slice(-9);
  const said = [
    ...[number, number.slice(2, 8), String(mail), `${lastName} ${firstName}`, phone],
    ...[`${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`, imei],
  ];
  for (const term of said) expect([term, await found(term)]).toEqual([term, [number]]);
  // A part of what is masked would spell it out.
  const parts = [
    String(mail).slice(0, -1),
    String(mail).slice(1),
    phone.slice(-7),
    phone.slice(4, 9),
  ];
  for (const term of [...parts, 'Nikdo', '602 999 999', '490154203237518']) {
    expect([term, await found(term)]).toEqual([term, []]);
  }
});

it('shows the customer as a first name with an initial, and ways by their names', async () => {
  const { results } = await staff.get('grid-orders', { query: {} });
  const { firstName, lastName } = await customer();
  expect(results).toMatchObject([
    { customer: `${firstName} ${lastName[0] ?? ''}.`, isOverdue: true },
  ]);
  expect(JSON.stringify(results)).not.toContain(lastName);
});

it('is found no more by a contact that was wiped', async () => {
  const { e_mail: mail } = await rowOf(app, 'orders');
  await app.deps
    .knex('orders')
    .update({ e_mail: null, billing_address: null, wiped_at: app.deps.now() });
  expect(await found(String(mail))).toEqual([]);
  expect(await found(number)).toEqual([number]);
});

it('is found in the palette by its customer for those who answer for orders alone', async () => {
  const { e_mail: mail } = await rowOf(app, 'orders');
  expect(await inPalette(staff, String(mail))).toMatchObject([{ title: number }]);
  expect(await inPalette(staff, imei)).toMatchObject([{ title: number }]);
  const picker = await signIn(app, 'picker');
  expect(await inPalette(picker, String(mail))).toEqual([]);
  expect(await inPalette(picker, number)).toMatchObject([{ title: number }]);
  const body = { term: String(mail) };
  expect((await refusalOf(picker.post('admin-order-find-select', { body }))).status).toBe(403);
});
