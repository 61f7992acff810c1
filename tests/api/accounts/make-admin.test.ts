import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeAdmin } from '#api/staff-accounts/make-admin.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addDemonstration, addUser } from '#tests/support/factories/people.ts';
import { startAccountApp, type AccountApp } from './account-fixture.ts';

let app: AccountApp;
beforeAll(async () => {
  app = await startAccountApp();
});
beforeEach(() => truncateAll(app.deps.knex));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const eMail = 'majitelka@obchod.example';
const make = (more: { eMail?: string; isForced?: boolean } = {}) =>
  makeAdmin(app.deps.knex, {
    eMail,
    name: 'Marie Majitelka',
    market: 'cz',
    publicUrl: 'https://obchod.example',
    now: app.clock.now,
    isForced: false,
    ...more,
  });
const choose = (link: string, password: string) =>
  app.client().change('auth/password-reset/confirm/', {
    token: decodeURIComponent(link.split('/').at(-1) ?? ''),
    password,
    password_confirmation: password,
  });

it('makes an admin who chooses a password by the link, once, and signs in', async () => {
  const link = await make();
  expect(link).toMatch(/^https:\/\/obchod\.example\/.+\/[\w-]+$/);
  expect((await choose(link, 'Krátké1!')).status).toBe(400);
  expect((await choose(link, 'Zelená-lampa-7')).status).toBe(204);
  expect((await choose(link, 'Zelená-lampa-8')).status).toBe(404);
  expect((await app.client().login(eMail, 'Zelená-lampa-7')).status).toBe(200);
  expect(await app.deps.knex('users').first()).toMatchObject({ role: 'admin', is_active: true });
});

it('makes no second one beside an admin that is there, unless it is told to', async () => {
  await make();
  await expect(make({ eMail: 'druhy@obchod.example' })).rejects.toThrow('There is an admin');
  await make({ eMail: 'druhy@obchod.example', isForced: true });
  expect(await app.deps.knex('users').where({ role: 'admin' })).toHaveLength(2);
});

it('counts accounts of the demonstration as nobody', async () => {
  const demo = await addUser(app.deps.knex, { e_mail: 'admin@obmena.example', role: 'admin' });
  await addDemonstration(app.deps.knex, { user_id: demo.id });
  await expect(make()).resolves.toContain('https://');
});

it('gives an account that is there its role and a new link', async () => {
  await addUser(app.deps.knex, { e_mail: eMail, role: 'support', is_active: false });
  await choose(await make(), 'Zelená-lampa-7');
  expect((await app.client().login(eMail, 'Zelená-lampa-7')).status).toBe(200);
});

it('refuses what is no address', async () => {
  await expect(make({ eMail: 'majitelka' })).rejects.toThrow('is no e-mail address');
});
