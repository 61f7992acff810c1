import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { order } from '#tests/api/orders/order-fixture.ts';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addProfile } from '#tests/support/factories/people.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  announce,
  deskOf,
  eMail,
  prepareRepairShop,
  startRepairApp,
  takeIn,
} from './repair-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

async function knownBy(phone: string) {
  const { client } = await deskOf(app);
  return (await client.post('admin-repair-customer-find', { body: { phone } })).customer;
}

it('knows by a phone number who had a repair, with the mail masked', async () => {
  await announce(app.client());
  expect(await knownBy('+420 601 234 567')).toEqual({
    firstName: 'Bořivoj',
    lastName: 'Zelenka',
    eMail: 'b…@posta.example',
    language: 'cs',
  });
  // A part of a number is nobody's.
  expect(await knownBy('601 234 568')).toBeNull();
});

it('knows who ordered with it, and who has an account', async () => {
  await order(app.client(), {});
  const { knex } = app.deps;
  const { phone } = await knex('orders').first<{ phone: string }>(
    knex.raw(`billing_address->>'phoneNumber' as phone`),
  );
  expect(await knownBy(phone)).not.toBeNull();
  expect(await knownBy('602 000 111')).toBeNull();
  const customer = await signIn(app, 'customer');
  await addProfile(knex, { first_name: 'Ema', last_name: 'Nová', phone: '+420602000111' });
  expect(await knownBy('602 000 111')).toMatchObject({ firstName: 'Ema', lastName: 'Nová' });
  await expect(
    customer.post('admin-repair-customer-find', { body: { phone: '602 000 111' } }),
  ).rejects.toMatchObject({ status: 403 });
});

it('takes a device in for them without their mail, and for nobody else', async () => {
  await announce(app.client());
  const { id } = await takeIn(app, { serial: imeiOf(2), eMail: '' });
  const row = await app.deps.knex('repairs').where({ id }).first();
  expect(row?.e_mail).toBe(eMail);
  await expect(
    takeIn(app, { serial: imeiOf(3), eMail: '', phone: '601 234 568' }),
  ).rejects.toMatchObject({ status: 400 });
});
