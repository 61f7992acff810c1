import { afterAll, beforeAll, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const account = { eMail: 'jana@example.org', password: 'Tajne-heslo-1', role: 'customer' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await truncateAll(app.deps.knex);
  await createAccount(app.deps, account);
});
afterAll(() => app.close());

const setLanguage = (client: ReturnType<TestApp['client']>, headers: Record<string, string>) =>
  client.fetch('/api/new/language/', {
    method: 'POST',
    body: '{"language":"ro"}',
    headers: { 'content-type': 'application/json', ...headers },
  });

it('accepts a change with the token of the same visitor', async () => {
  expect((await app.client().change('language/', { language: 'ro' })).status).toBe(204);
});

it('refuses a change without a token, without a cookie and with another visitor’s token', async () => {
  const visitor = app.client();
  const { csrfToken } = await visitor.get('config', {});
  const other = await app.client().get('config', {});
  const statuses = [
    await setLanguage(visitor, {}),
    await setLanguage(app.client(), { 'x-csrf-token': csrfToken }),
    await setLanguage(visitor, { 'x-csrf-token': other.csrfToken }),
    await setLanguage(visitor, { 'x-csrf-token': csrfToken, cookie: 'visitor=' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403, 403]);
  expect((await setLanguage(visitor, { 'x-csrf-token': csrfToken })).status).toBe(204);
});

it('refuses a change that the browser says comes from another site, token or not', async () => {
  const visitor = app.client();
  const token = { 'x-csrf-token': (await visitor.get('config', {})).csrfToken };
  const from = async (site: string) =>
    (
      await setLanguage(visitor, {
        ...token,
        'sec-fetch-site': site,
      })
    ).status;
  expect(await from('cross-site')).toBe(403);
  expect([await from('same-origin'), await from('same-site'), await from('none')]).toEqual([
    204, 204, 204,
  ]);
  const read = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await visitor.fetch('/api/new/config/', read)).status).toBe(200);
});

it('refuses a change of another origin where the browser says no more than that', async () => {
  const visitor = app.client();
  const token = { 'x-csrf-token': (await visitor.get('config', {})).csrfToken };
  const from = async (origin: string) => (await setLanguage(visitor, { ...token, origin })).status;
  const { port } = new URL(app.url);
  expect(await from('https://zly.example')).toBe(403);
  expect(await from(`http://127.0.0.1:${String(Number(port) + 1)}`)).toBe(403);
  expect(await from('null')).toBe(403);
  expect(await from(app.url)).toBe(204);
  expect(await from(app.deps.environment.publicUrl)).toBe(204);
  const beside = { ...token, origin: 'https://jiny.obmena.example', 'sec-fetch-site': 'same-site' };
  expect((await setLanguage(visitor, beside)).status).toBe(403);
  // Its own word is worth more than an address that a proxy may have changed.
  const own = { ...beside, 'sec-fetch-site': 'same-origin' };
  expect((await setLanguage(visitor, own)).status).toBe(204);
});

it('binds the token of a signed-in user to the session', async () => {
  const client = app.client();
  const before = await client.get('config', {});
  await client.login(account.eMail, account.password);
  const after = await client.get('config', {});
  expect((await setLanguage(client, { 'x-csrf-token': before.csrfToken })).status).toBe(403);
  expect((await setLanguage(client, { 'x-csrf-token': after.csrfToken })).status).toBe(204);
});

it('says so in one sentence', async () => {
  const response = await setLanguage(app.client(), {});
  expect(await response.json()).toEqual({
    detail: 'Platnost stránky vypršela. Obnovte ji a akci zopakujte.',
  });
});
