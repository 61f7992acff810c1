import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetAccounts } from '#api/accounts/forget-accounts.ts';
import { truncateAll } from '#tests/support/database.ts';
import { createAccount } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  codeIn,
  newPassword,
  password,
  registration,
  startAccountApp,
  type AccountApp,
} from './account-fixture.ts';

const start = new Date('2026-11-21T12:00:00Z');
let app: AccountApp;
beforeAll(async () => {
  app = await startAccountApp();
});
beforeEach(async () => {
  app.clock.now = start;
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  await app.mails();
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const register = (more: object = {}, client = app.client()) =>
  client.change('auth/register/', registration(more));
const confirm = (token: string, client: TestClient = app.client(), more: object = {}) =>
  client.change('auth/register/confirm/', {
    token,
    password,
    password_confirmation: password,
    ...more,
  });
const users = () => app.deps.knex('users').select('e_mail', 'name', 'role', 'language');

it('makes an account when the mail is confirmed, and no sooner', async () => {
  expect((await register({ e_mail: ' Jana@Posta.example ' })).status).toBe(204);
  expect(await users()).toEqual([]);
  expect((await app.client().login('jana@posta.example', password)).status).toBe(401);
  const [mail] = await app.mails();
  expect(mail).toMatchObject({
    recipient: 'jana@posta.example',
    subject: 'Potvrďte prosím svůj účet',
  });
  expect(mail?.text).toContain('http://localhost:3000/registrace/');
  const confirmed = await confirm(codeIn(mail));
  expect([confirmed.status, await confirmed.json()]).toMatchObject([
    200,
    { user: { e_mail: 'jana@posta.example' } },
  ]);
  expect(await users()).toEqual([
    { e_mail: 'jana@posta.example', name: 'Jana Nováková', role: 'customer', language: 'cs' },
  ]);
  expect((await app.client().login('jana@posta.example', password)).status).toBe(200);
});

it('gives nothing to whoever asked for an account with the address of somebody else', async () => {
  const attacker = app.client();
  await register({ password: newPassword, password_confirmation: newPassword }, attacker);
  const victim = app.client();
  expect((await confirm(codeIn((await app.mails())[0]), victim)).status).toBe(200);
  expect((await attacker.get('config', {})).user).toBeNull();
  expect((await app.client().login('jana@posta.example', newPassword)).status).toBe(401);
  expect((await app.client().login('jana@posta.example', password)).status).toBe(200);
});

it('signs in whoever has chosen the password', async () => {
  const browser = app.client();
  await register();
  const answer = await confirm(codeIn((await app.mails())[0]), browser);
  expect(await answer.json()).toMatchObject({ user: { name: 'Jana Nováková' } });
  const { user } = await browser.get('config', {});
  expect(user?.eMail).toBe('jana@posta.example');
});

it('answers the same whether or not there is an account, and tells it in the mail', async () => {
  await createAccount(app.deps, { eMail: 'jana@posta.example', password, role: 'customer' });
  const known = await register();
  const unknown = await register({ e_mail: 'petr@posta.example' });
  const shapeOf = async (answer: Response) => [answer.status, await answer.text()];
  expect(await shapeOf(known)).toEqual(await shapeOf(unknown));
  const mails = await app.mails();
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['jana@posta.example', 'Účet u nás už máte'],
    ['petr@posta.example', 'Potvrďte prosím svůj účet'],
  ]);
  expect(codeIn(mails[0])).toBe('');
});

it('makes one account of a link that is pressed twice at once, and of two links', async () => {
  await register();
  await register({ last_name: 'Nová' });
  const [first, second] = await app.mails();
  const pressed = [codeIn(first), codeIn(first), codeIn(second)];
  const statuses = await Promise.all(pressed.map(async (code) => (await confirm(code)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await users()).toHaveLength(1);
  expect(await app.deps.knex('registrations')).toEqual([]);
});

it('refuses a link after a day, a made-up one and one of an address that has an account', async () => {
  await register();
  const code = codeIn((await app.mails())[0]);
  await createAccount(app.deps, { eMail: 'jana@posta.example', password, role: 'customer' });
  const taken = await confirm(code);
  expect([taken.status, await taken.json()]).toEqual([
    409,
    { detail: 'Účet s touto adresou už existuje. Stačí se přihlásit.' },
  ]);
  app.clock.now = new Date(start.getTime() + 24 * 3_600_000);
  expect((await confirm(code)).status).toBe(404);
  expect((await confirm('x'.repeat(43))).status).toBe(404);
  await forgetAccounts.run({}, app.deps);
  expect(await app.deps.knex('registrations')).toEqual([]);
});

it('registers a company with its numbers, and refuses wrong ones on their fields', async () => {
  const company = { kind: 'business', company: 'Zkušební s.r.o.', vat_number: 'CZ99999994' };
  const wrong = await register({ ...company, registration_number: '99999993', vat_number: 'x' });
  expect(await wrong.json()).toEqual({
    registration_number: ['Neplatné IČO. Zkontrolujte prosím číslice.'],
    vat_number: ['Neplatné DIČ. Začíná písmeny CZ.'],
  });
  await register({ ...company, registration_number: '999 999 94' });
  await confirm(codeIn((await app.mails())[0]));
  expect(await app.deps.knex('user_profiles').first()).toMatchObject({
    first_name: 'Jana',
    company: 'Zkušební s.r.o.',
    registration_number: '99999994',
    vat_number: 'CZ99999994',
    customer_groups: [],
    price_level_id: null,
  });
  expect(await users()).toMatchObject([{ role: 'business' }]);
});

it('tells a bad password and a repetition that differs without repeating them (T-PII-14)', async () => {
  await register();
  const code = codeIn((await app.mails())[0]);
  const choose = (more: object) => confirm(code, app.client(), more);
  const weak = await choose({ password: 'hesloheslo', password_confirmation: 'hesloheslo' });
  expect(await weak.json()).toEqual({ password: ['Přidejte alespoň jedno velké písmeno.'] });
  const other = await choose({ password_confirmation: newPassword });
  const text = await other.text();
  expect(JSON.parse(text)).toEqual({
    password_confirmation: ['Hesla se neshodují.'],
  });
  expect(text).not.toContain(newPassword);
  expect(app.logs.join('')).not.toContain(password);
  // What was refused has not used the link up.
  expect((await choose({})).status).toBe(200);
});

it('asks for news only after the account is confirmed, and again by a mail', async () => {
  await register({ wants_news: true });
  const [mail] = await app.mails();
  expect(await app.deps.knex('subscribers')).toEqual([]);
  await confirm(codeIn(mail));
  expect(await app.deps.knex('subscribers').first('status')).toEqual({ status: 'waiting' });
  expect((await app.mails()).map(({ subject }) => subject)).toEqual([
    'Potvrďte prosím odběr novinek',
  ]);
});

it('sends five mails an hour to one address, whoever asks', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await register()).status).toBe(204);
  const refused = await register();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await register({ e_mail: 'petr@posta.example' })).status).toBe(204);
});

it('stores nothing that a program filled in, and no token that opens anything', async () => {
  expect((await register({ website: 'https://spam.example' })).status).toBe(204);
  expect(await app.deps.knex('registrations')).toEqual([]);
  await register();
  const code = codeIn((await app.mails())[0]);
  const kept = JSON.stringify(await app.deps.knex('registrations'));
  expect(kept).not.toContain(code);
});
