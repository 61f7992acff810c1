import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bind } from '#api/platform/http/bind.ts';
import { configRoutes } from '#api/config/config-routes.ts';
import { truncateAll } from '#tests/support/database.ts';
import type { Role } from '#core/permissions/roles.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const routes: TestAppOptions['routes'] = (deps) => [
  ...configRoutes(deps),
  bind('buyback-status', () => Promise.reject(new Error('no body here is valid'))),
];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routes });
});
beforeEach(() => truncateAll(app.deps.knex));
afterAll(() => app.close());

describe('a limit', () => {
  it('refuses an address that used it up with 429 until its window ends', async () => {
    const client = app.client();
    for (let call = 0; call < 30; call += 1) {
      expect((await client.change('buyback/status/', {})).status).toBe(400);
    }
    app.clock.now = new Date(app.clock.now.getTime() + 4 * 60_000);
    const refused = await client.change('buyback/status/', {});
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      detail: 'Příliš mnoho pokusů. Zkuste to prosím za chvíli.',
    });
    expect(refused.headers.get('retry-after')).toBe('360');
    app.clock.now = new Date(app.clock.now.getTime() + 6 * 60_000);
    expect((await client.change('buyback/status/', {})).status).toBe(400);
  });

  it('is not used up by a page of another site, which has no token', async () => {
    await fetch(`${app.url}/api/new/buyback/status/`, { method: 'POST', body: '{}' });
    expect(await app.deps.knex('rate_limits').select()).toEqual([]);
  });

  it('keeps no address in the database', async () => {
    await app.client().change('buyback/status/', {});
    const rows: { key: string }[] = await app.deps.knex('rate_limits').select('key');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).not.toContain('127.0.0.1');
  });
});

describe('a limit of somebody who is signed in', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp({ routes, environment: { TRUST_PROXY: '1' } });
  });
  afterAll(() => shop.close());

  const signedIn = (role: Role) => signIn(shop, role);
  const callFrom = async (client: TestClient, address: string) =>
    (await client.change('buyback/status/', {}, { 'x-forwarded-for': address })).status;
  const useUp = async (client: TestClient, from: (call: number) => string) => {
    for (let call = 0; call < 30; call += 1) {
      expect(await callFrom(client, from(call))).toBe(400);
    }
  };

  it('counts the account, from however many networks it calls', async () => {
    const client = await signedIn('customer');
    await useUp(client, (call) => `198.51.100.${String(call)}`);
    expect(await callFrom(client, '203.0.113.9')).toBe(429);
  });

  it('counts the network of customers too', async () => {
    await useUp(await signedIn('customer'), () => '203.0.113.9');
    expect(await callFrom(await signedIn('business'), '203.0.113.9')).toBe(429);
  });

  it('leaves to every colleague of an office their own', async () => {
    await useUp(await signedIn('support'), () => '203.0.113.9');
    expect(await callFrom(await signedIn('picker'), '203.0.113.9')).toBe(400);
  });
});

describe('a language', () => {
  it.each([
    [{}, 'cs'],
    [{ 'accept-language': 'ro' }, 'ro'],
    [{ 'accept-language': 'en-US,en;q=0.9' }, 'cs'],
    [{ 'accept-language': 'cs;q=0.3, ro;q=0.5' }, 'ro'],
    [{ 'accept-language': 'ro;q=0' }, 'cs'],
    [{ 'accept-language': 'ro', cookie: 'language=cs' }, 'cs'],
    [{ 'accept-language': 'ro', cookie: 'language=xx' }, 'ro'],
  ])('of %j is %s', async (headers, language) => {
    expect(await (await fetch(`${app.url}/api/new/config/`, { headers })).json()).toMatchObject({
      language,
    });
  });

  it('is kept in a cookie once it was chosen', async () => {
    const client = app.client();
    await client.post('set-language', { body: { language: 'ro' } });
    expect((await client.get('config', {})).language).toBe('ro');
  });
});
