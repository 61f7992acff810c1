import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import {
  customer,
  imeiOf,
  insertDevices,
  offerBody,
  saleBody,
} from '#tests/support/buyback-fixture.ts';
import { addJobApplication } from '#tests/support/factories/content.ts';
import { addCustomerNote } from '#tests/support/factories/people.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { address, member, password, startAccountApp, type AccountApp } from './account-fixture.ts';

const eMail = customer.e_mail;
let app: AccountApp;
beforeAll(async () => {
  app = await startAccountApp();
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  await app.mails();
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const erase = (client: TestClient, text = password) =>
  client.change('user-profile/erase/', { password: text });
const sell = () => app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
const everything = async () => {
  const tables = ['users', 'user_profiles', 'user_addresses', 'sessions', 'subscribers', 'mails'];
  const more = ['registrations', 'password_resets', 'visitor_lists', 'buybacks', 'reservations'];
  const rows = await Promise.all([...tables, ...more].map((table) => app.deps.knex(table)));
  return JSON.stringify(rows);
};

describe('a copy of one’s data', () => {
  it('is a file with everything, identity data masked', async () => {
    const { client } = await member(app, { eMail });
    await client.change('user-profile/addresses/', address());
    await sell();
    const file = await client.fetch('/api/new/user-profile/export/');
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="obmena-2026-11-21.json"',
    );
    expect(file.headers.get('cache-control')).toBe('no-store');
    const text = await file.text();
    expect(JSON.parse(text)).toMatchObject({
      profile: { eMail, role: 'customer' },
      addresses: [{ street: 'Dlouhá 12' }],
      buybacks: [{ status: 'awaiting_device', price: 5_900, customer: { firstName: 'Bořivoj' } }],
      orders: [],
      lists: { favourites: [] },
    });
    expect(text).not.toContain('9001151005');
    expect(text).not.toContain('2000145399');
    expect(text).not.toContain(imeiOf(1));
  });

  it('has what was written down of calls, without who wrote it', async () => {
    const { client } = await member(app);
    const { knex } = app.deps;
    const written_at = app.clock.now;
    await addCustomerNote(knex, { e_mail: 'jana@posta.example', text: 'Volala.', written_at });
    await addCustomerNote(knex, { e_mail: 'petr@posta.example', text: 'Volal.', written_at });
    const text = await (await client.fetch('/api/new/user-profile/export/')).text();
    expect(JSON.parse(text)).toMatchObject({
      calls: [{ text: 'Volala.', written_at: written_at.toISOString() }],
    });
    expect(text).not.toContain('Volal.');
    expect((await erase(client)).status).toBe(204);
    expect(await app.deps.knex('customer_notes').pluck('text')).toEqual(['Volal.']);
  });

  it('has what the person applied for, which goes with the account', async () => {
    const { client } = await member(app);
    const mine = { e_mail: 'jana@posta.example', note: 'Od ledna.' };
    await addJobApplication(app.deps.knex, mine);
    const text = await (await client.fetch('/api/new/user-profile/export/')).text();
    expect(JSON.parse(text)).toMatchObject({
      applications: [{ note: 'Od ledna.', status: 'new' }],
    });
    expect((await erase(client)).status).toBe(204);
    expect(await app.deps.knex('job_applications').select('id')).toEqual([]);
  });

  it('holds nothing of anybody else', async () => {
    await member(app, { eMail: 'petr@posta.example' });
    await sell();
    const { client } = await member(app);
    const text = await (await client.fetch('/api/new/user-profile/export/')).text();
    expect(text).not.toContain('petr@');
    expect(JSON.parse(text)).toMatchObject({ buybacks: [] });
  });
});

describe('the erasure of an account', () => {
  it('is refused with a reason while a buy-back is open, and done after it closed (T-PII-15)', async () => {
    const { client } = await member(app, { eMail });
    await sell();
    const refused = await erase(client);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { detail: 'Máte u nás otevřený výkup. Účet smažeme, jakmile ho uzavřeme.' },
    ]);
    await app.deps.knex('buybacks').update({ status: 'cancelled', closed_at: app.clock.now });
    expect((await erase(client)).status).toBe(204);
    expect(await app.deps.knex('buyback_identities')).toEqual([]);
  });

  it('leaves nothing that names the person, closes the sessions and says so by mail', async () => {
    const { client } = await member(app, { eMail });
    await client.change('user-profile/addresses/', address({ street: 'Poznatelná 1' }));
    await app.client().change('buyback/send-to-email/', offerBody());
    await app.client().change('auth/password-reset/', { e_mail: eMail });
    await app.mails();
    const other = app.client();
    await other.login(eMail, password);
    expect((await erase(client)).status).toBe(204);
    expect(client.cookies.has('session')).toBe(false);
    expect((await other.get('config', {})).user).toBeNull();
    expect((await app.client().login(eMail, password)).status).toBe(401);
    expect((await app.mails()).map(({ subject }) => subject)).toEqual(['Váš účet jsme smazali']);
    await app.deps.knex('mails').where({ kind: 'account-erased' }).delete();
    const left = await everything();
    expect(left).not.toContain(eMail);
    expect(left).not.toContain('Poznatelná');
    expect(left).not.toContain('Jana Nováková');
  });

  it('keeps a paid buy-back, which is a paper of the accounts', async () => {
    const { client } = await member(app, { eMail });
    await sell();
    await app.deps.knex('buybacks').update({ status: 'paid', closed_at: app.clock.now });
    expect((await erase(client)).status).toBe(204);
    expect(await app.deps.knex('buybacks').first('e_mail')).toEqual({ e_mail: eMail });
    expect(await app.deps.knex('buyback_identities')).toHaveLength(1);
  });

  it('happens once when it is asked for twice at once, and never without the password', async () => {
    const { client } = await member(app);
    const wrong = await erase(client, 'Spatne-heslo-1');
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { password: ['Toto heslo nesouhlasí.'] },
    ]);
    const answers = await Promise.all([erase(client), erase(client)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await app.mails()).toHaveLength(1);
  });

  it.each(['shop', 'support'] as const)('is not for an account of the role %s', async (role) => {
    const { client } = await member(app, { role });
    const refused = await erase(client);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { detail: 'Účty prodejen a zaměstnanců ruší správce obchodu.' },
    ]);
  });
});
