import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const account = { eMail: 'jana@example.org', password: 'Tajne-heslo-1', role: 'customer' } as const;
let app: TestApp;
beforeAll(async () => {
  const environment = { PUBLIC_URL: 'https://obmena.example', TRUST_PROXY: '1' };
  app = await startTestApp({ environment });
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await createAccount(app.deps, account);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const status = (address: string) =>
  app.client().change('buyback/status/', {}, { 'x-forwarded-for': address });

it('counts the address that the proxy wrote, whatever its sender wrote before it', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 31; call += 1) {
    statuses.push((await status(`10.0.0.${String(call)}, 203.0.113.7`)).status);
  }
  expect(statuses.filter((code) => code === 429)).toHaveLength(1);
  expect((await status('203.0.113.7, 203.0.113.8')).status).toBe(400);
  expect(await app.deps.knex('rate_limits').select('key')).toHaveLength(2);
});

it('counts a whole IPv6 network of one household as one', async () => {
  await status('2001:db8:1:2::1');
  await status('2001:0db8:0001:0002:ffff::9');
  expect(await app.deps.knex('rate_limits').select('attempts')).toEqual([{ attempts: 2 }]);
});

it('locks an account for the address that failed, and for nobody else', async () => {
  const login = (address: string, password: string) =>
    app
      .client()
      .change('auth/login/', { e_mail: account.eMail, password }, { 'x-forwarded-for': address });
  for (const address of ['203.0.113.7', '203.0.113.8']) {
    expect((await login(address, account.password)).status).toBe(200);
  }
  for (let failure = 0; failure < 10; failure += 1) await login('203.0.113.7', 'Spatne-heslo-1');
  expect((await login('203.0.113.7', account.password)).status).toBe(429);
  expect((await login('203.0.113.8', account.password)).status).toBe(200);
});

it('sends its cookies over TLS alone, and opens a new session at each login', async () => {
  const client = app.client();
  const visitor = (await client.fetch('/api/new/config/')).headers.getSetCookie();
  const logins = [
    await client.login(account.eMail, account.password),
    await client.login(account.eMail, account.password),
  ];
  const sessions = logins.flatMap(({ headers }) => headers.getSetCookie());
  for (const text of [...visitor, ...sessions]) {
    expect(text).toMatch(
      /^__Host-(session|visitor)=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
  }
  expect(new Set(sessions).size).toBe(2);
  expect(await app.deps.knex('sessions').select('user_id')).toHaveLength(1);
  const token = client.cookies.get('__Host-session') ?? '';
  expect((await client.change('auth/logout/')).status).toBe(204);
  client.cookies.set('__Host-session', token);
  expect((await client.get('config', {})).user).toBeNull();
});

it('tells browsers to come by TLS, on every answer', async () => {
  for (const path of ['/healthz', '/api/new/config/', '/api/new/nothing/', '/robots.txt', '/x']) {
    const { headers } = await fetch(app.url + path);
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});
