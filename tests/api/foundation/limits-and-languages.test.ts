import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bind } from '#api/platform/http/bind.ts';
import { configRoutes } from '#api/config/config-routes.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  const refuse = () => Promise.reject(new Error('no body here is valid'));
  app = await startTestApp({
    routes: (deps) => [...configRoutes(deps), bind('buyback-status', refuse)],
  });
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
