import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addPeople, jana, petr } from './customer-fixture.ts';

let app: TestApp;
let admin: TestClient;
let made: Awaited<ReturnType<typeof addPeople>>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  made = await addPeople(app.deps.knex);
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const body = { reason: 'Žádost e-mailem' };
const janas = () => `account-${String(made.account.id)}`;
const petrs = () => `order-${String(made.petrs.id)}`;
const copy = (client: TestClient, key: string) =>
  client.post('admin-customer-export', { params: { key }, body });
const erase = (client: TestClient, key: string) =>
  client.post('admin-customer-erase', { params: { key }, body });
/** Whatever of Jana's still binds her and the shop ends. */
async function closeEverything() {
  const { knex } = app.deps;
  await knex('withdrawals').update({ status: 'cancelled' });
  await knex('buybacks').update({ status: 'paid' });
  await knex('reservations').update({ closed_at: app.deps.now(), status: 'expired' });
  await knex('orders').update({ status: 'delivered' });
}
const onRecord = () =>
  app.deps.knex('audit_log').where({ kind: 'contact' }).orderBy('id').select('what', 'reason');

describe('a copy for somebody who asked for it', () => {
  it('has what the person would get themselves, and is on record with its reason', async () => {
    const { name, contents } = await copy(admin, janas());
    expect(name).toBe(`obmena-account-${String(made.account.id)}-2026-11-21.json`);
    expect(JSON.parse(contents)).toMatchObject({
      profile: { eMail: jana },
      orders: [{ status: 'delivered' }],
      reviews: [{ rating: 4 }],
    });
    expect(contents).not.toContain(petr);
    expect(await onRecord()).toEqual([{ what: 'personal_copy', reason: 'Žádost e-mailem' }]);
    const events = await app.deps.knex('security_events').where({ kind: 'exported' });
    expect(events).toMatchObject([{ subject: 'admin-customer-export' }]);
  });

  it('is made of who has no account, and holds nothing of others', async () => {
    const { contents } = await copy(admin, petrs());
    expect(JSON.parse(contents)).toMatchObject({
      profile: null,
      orders: [{ e_mail: petr }],
      sessions: [],
      addresses: [],
      reviews: [],
    });
    expect(contents).not.toContain(jana);
  });
});

describe('an erasure on demand', () => {
  it('is refused in words for a colleague while anything is open, and leaves no record', async () => {
    const { status, body: told } = await refusalOf(erase(admin, janas()));
    expect(status).toBe(409);
    expect(JSON.stringify(told)).toContain('Zákazníkovi se ještě vracejí peníze');
    expect(await onRecord()).toEqual([]);
  });

  it('forgets an account by the rule of its own call, and keeps the orders', async () => {
    await closeEverything();
    await erase(admin, janas());
    const { knex } = app.deps;
    expect(await knex('users').where({ id: made.account.id }).first('is_active', 'name')).toEqual({
      is_active: false,
      name: '–',
    });
    expect(await knex('subscribers').where({ e_mail: jana })).toEqual([]);
    expect(await knex('orders').where({ e_mail: jana })).toHaveLength(1);
    expect(await onRecord()).toEqual([{ what: 'erasure', reason: 'Žádost e-mailem' }]);
    expect(await knex('mails').where({ recipient: jana }).pluck('kind')).toEqual([
      'account-erased',
    ]);
    expect((await refusalOf(copy(admin, janas()))).status).toBe(404);
  });

  it('forgets who has no account, and nobody else', async () => {
    await closeEverything();
    await erase(admin, petrs());
    const { knex } = app.deps;
    expect(await knex('mails').where({ recipient: petr }).pluck('kind')).toEqual(['person-erased']);
    expect(await knex('users').where({ id: made.account.id }).first('is_active')).toEqual({
      is_active: true,
    });
    expect(await knex('subscribers').where({ e_mail: jana })).toHaveLength(1);
  });
});

it('is for nobody who only finds customers', async () => {
  const support = await signIn(app, 'support');
  expect((await refusalOf(copy(support, janas()))).status).toBe(403);
  expect((await refusalOf(erase(support, janas()))).status).toBe(403);
  expect(await onRecord()).toEqual([]);
});
