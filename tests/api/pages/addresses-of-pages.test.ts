import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configRoutes } from '#api/config/config-routes.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fakeStorefront } from './fake-storefront.ts';

// Like the router, it takes an address in any case; codes count as they are written.
const build = fakeStorefront(`
  const pathname = path.split('?')[0];
  const html = JSON.stringify({ path, language });
  if (pathname === '/' || pathname.toLowerCase() === '/phones') return { status: 200, html, canonical: pathname.toLowerCase() };
  if (pathname === '/offer/AbC') return { status: 200, html };
  if (pathname === '/mobile') return { status: 301, html: '', location: '/phones' };
  if (pathname === '/nokia') return { status: 410, html: 'gone' };
  return { status: 404, html: 'nothing' };
`);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ storefrontFolder: build.folder, routes: configRoutes });
});
beforeEach(() => app.deps.replyCache.drop(['*']));
afterAll(async () => {
  await app.close();
  build.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' });

describe('an address', () => {
  it.each([
    ['/phones/', '/phones'],
    ['//phones', '/phones'],
    ['/PHONES', '/phones'],
    ['//Phones//?page=2', '/phones?page=2'],
    ['/mobile', '/phones'],
    ['/mobile/', '/phones'],
    ['/Mobile?page=2', '/phones?page=2'],
    ['/offer/AbC/', '/offer/AbC'],
  ])('%s is led to %s in one hop', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
    expect((await get(location)).status).toBe(200);
  });

  it('keeps the case of a code', async () => {
    expect((await get('/offer/AbC')).status).toBe(200);
  });

  it.each([
    ['/nokia', 410],
    ['/nokia/', 410],
    ['/nothing', 404],
    ['/Nothing/', 404],
    ['/%E0%A4%A', 404],
    ['//evil.example/', 404],
    ['/\\evil.example', 404],
    ['/\\evil.example/', 404],
  ])('%s is answered with %d and leads nowhere', async (path, status) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, null]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a language in the address', () => {
  it('wins over the cookie and is kept in it, so that links go on in it', async () => {
    const response = await get('/phones?language=ro', { cookie: 'language=cs' });
    expect(await response.json()).toEqual({ path: '/phones', language: 'ro' });
    expect(response.headers.get('content-language')).toBe('ro');
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^language=ro;/)]);
    expect(response.headers.get('vary')).toContain('Cookie');
    // Whatever is kept in front of the shop must not hand this visitor's cookie to the next one.
    expect(response.headers.get('surrogate-control')).toBe('no-store');
  });

  it('sets no cookie that is there already, and none when it is no language', async () => {
    for (const [query, cookie] of [
      ['language=ro', 'language=ro'],
      ['language=xx', 'language=ro'],
    ] as const) {
      const response = await get(`/phones?${query}`, { cookie });
      expect(await response.json()).toMatchObject({ language: 'ro' });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('has a kept page of its own', async () => {
    for (const language of ['cs', 'ro', 'cs']) {
      const reply: unknown = await (await get(`/phones?language=${language}`)).json();
      expect(reply).toMatchObject({ language });
    }
    expect(await (await get('/phones')).json()).toMatchObject({ language: 'cs' });
  });
});
