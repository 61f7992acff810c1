import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { createAccount } from '#tests/support/test-app.ts';
import {
  member,
  newPassword,
  password,
  startAccountApp,
  type AccountApp,
} from './account-fixture.ts';

const start = new Date('2026-11-21T12:00:00Z');
const eMail = 'jana@posta.example';
let app: AccountApp;
beforeAll(async () => {
  app = await startAccountApp({ TRUST_PROXY: '1' });
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

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';
const isSignedIn = async (client: ReturnType<typeof app.client>) =>
  (await client.get('config', {})).user !== null;
const signInFrom = async (network: string, account = eMail, client = app.client()) => {
  await client.change(
    'auth/login/',
    { e_mail: account, password },
    { 'x-forwarded-for': `203.0.113.${network}`, 'user-agent': firefox },
  );
  // The token belongs to the session that was just opened.
  const page = app.client();
  for (const [name, value] of client.cookies) page.cookies.set(name, value);
  return page;
};

describe('somebody’s sessions', () => {
  it('are listed by device, and ended one by one', async () => {
    const { client } = await member(app);
    const other = await signInFrom('7');
    const { sessions } = await client.get('auth-sessions', {});
    expect(sessions).toMatchObject([
      { browser: 'firefox', system: 'windows', isCurrent: false },
      { isCurrent: true, openedAt: start.toISOString() },
    ]);
    await client.post('auth-session-end', { body: { id: sessions[0]?.id ?? 0 } });
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(client)).toBe(true);
  });

  it('are nobody else’s to see or end', async () => {
    const { client } = await member(app);
    const [own] = (await client.get('auth-sessions', {})).sessions;
    const stranger = await member(app, { eMail: 'petr@posta.example' });
    const ended = stranger.client.post('auth-session-end', { body: { id: own?.id ?? 0 } });
    expect(await refusalOf(ended)).toMatchObject({ status: 404 });
    expect((await stranger.client.get('auth-sessions', {})).sessions).toHaveLength(1);
    expect(await isSignedIn(client)).toBe(true);
  });

  it('end all but this one', async () => {
    const { client } = await member(app);
    const others = [await signInFrom('7'), await signInFrom('8')];
    await client.post('auth-sessions-end-others', {});
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect(await isSignedIn(client)).toBe(true);
  });

  it('have a new token after a change of the password', async () => {
    const { client } = await member(app);
    const before = client.cookies.get('session') ?? '';
    await client.post('auth-password-change', {
      body: {
        currentPassword: password,
        password: newPassword,
        passwordConfirmation: newPassword,
      },
    });
    expect(client.cookies.get('session')).not.toBe(before);
    expect(await isSignedIn(client)).toBe(true);
    const thief = app.client();
    thief.cookies.set('session', before);
    expect(await isSignedIn(thief)).toBe(false);
  });

  it('say to the hour when they were used', async () => {
    const { client } = await member(app);
    app.clock.now = new Date(start.getTime() + 1_800_000);
    await client.get('config', {});
    const seen = async () => (await client.get('auth-sessions', {})).sessions[0]?.lastSeenAt;
    expect(await seen()).toBe(start.toISOString());
    app.clock.now = new Date(start.getTime() + 3_600_000);
    await client.get('config', {});
    expect(await seen()).toBe(app.clock.now.toISOString());
  });
});

describe('a sign-in from a new device', () => {
  const subjects = async () =>
    (await app.mails()).map(({ recipient, subject }) => [recipient, subject]);

  it('is told once a day, and the first of all is no news', async () => {
    await createAccount(app.deps, { eMail, password, role: 'customer' });
    await signInFrom('7');
    expect(await subjects()).toEqual([]);
    await signInFrom('8');
    await signInFrom('9');
    const [mail, ...more] = await app.mails();
    expect([mail?.subject, more]).toEqual(['Přihlášení z nového zařízení', []]);
    expect(mail?.text).toContain('Firefox, Windows');
    app.clock.now = new Date(start.getTime() + 86_400_000);
    await signInFrom('10');
    expect(await subjects()).toEqual([[eMail, 'Přihlášení z nového zařízení']]);
  });

  it('of a customer in a known network is none', async () => {
    await createAccount(app.deps, { eMail, password, role: 'customer' });
    await signInFrom('7');
    await signInFrom('7');
    expect(await subjects()).toEqual([]);
  });

  it('of staff is told to the admins too', async () => {
    await createAccount(app.deps, { eMail, password, role: 'support' });
    await createAccount(app.deps, { eMail: 'sefka@posta.example', password, role: 'admin' });
    await signInFrom('7');
    await signInFrom('7');
    expect(await subjects()).toEqual([
      [eMail, 'Přihlášení z nového zařízení'],
      ['sefka@posta.example', 'Zaměstnanec se přihlásil z nového zařízení'],
    ]);
  });
});
