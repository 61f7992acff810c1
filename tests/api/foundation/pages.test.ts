import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configRoutes } from '#api/config/config-routes.ts';
import { bind } from '#api/platform/http/bind.ts';
import { Refusal } from '#api/platform/http/refusal.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const css = 'body { color: #123 }';
const script = `export const word = '${'x'.repeat(3_000)}';`;
const server = `export async function renderDocument({ path, language, scheme, client, config, assets, publish }) {
  if (path === '/') return { status: 200, html: publish(JSON.stringify({ menu: language })) };
  if (path === '/old') return { status: 301, html: '', location: '/new' };
  if (path === '/broken') throw new Error('no picture of jana@example.org');
  if (path === '/offer') {
    const { body, status } = await client.get('buyback-data', { params: { id: 'abc' } }).catch((e) => e);
    return { status, html: JSON.stringify(body) };
  }
  if (path === '/mine') {
    const { choices } = await client.get('buyback-product-type-choices', {});
    await client.get('buyback-color-choices', { query: { productModel: 'iphone-15' } });
    return { status: 200, html: JSON.stringify(choices) };
  }
  if (!path.startsWith('/page')) return { status: 404, html: 'nothing at ' + path };
  const { choices } = await client.get('buyback-product-type-choices', {});
  const html = JSON.stringify({ path, language, scheme, choices, config, assets });
  return { status: 200, html, css: path };
}`;

const folder = mkdtempSync(join(tmpdir(), 'obmena-build-'));
const files: Record<string, string> = {
  'server/server-entry.js': server,
  'server/package.json': '{"type":"module"}',
  'client/.vite/manifest.json': JSON.stringify({
    'app/client-entry.tsx': { file: 'assets/main-1.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'assets/react-1.js', imports: ['_react.js'] },
    'style.css': { file: 'assets/style-1.css' },
  }),
  'client/assets/main-1.js': script,
  'client/assets/react-1.js': '',
  'client/assets/style-1.css': css,
  'client/assets/favicon-1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

let runs = 0;
let app: TestApp;
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  app = await startTestApp({
    storefrontFolder: folder,
    routes: (deps) => [
      ...configRoutes(deps),
      bind('buyback-product-type-choices', (_, context) => {
        runs += 1;
        context.tag('catalogue');
        return Promise.resolve({ choices: [{ value: 'telefony', label: context.language }] });
      }),
      // Names nothing it was made of, as everything about one person's request.
      bind('buyback-color-choices', () => Promise.resolve({ choices: [], url: '/' })),
      bind('buyback-data', () => {
        throw new Refusal(404, 'offer_unknown');
      }),
    ],
  });
});
beforeEach(() => {
  runs = 0;
  app.deps.replyCache.drop(['*']);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' });

describe('a page', () => {
  it('is rendered with the answers of this process, as an anonymous visitor of its language', async () => {
    const response = await get('/page?a=1', { cookie: 'language=ro; scheme=dark; session=x' });
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.json()).toMatchObject({
      path: '/page?a=1',
      language: 'ro',
      scheme: 'dark',
      choices: [{ value: 'telefony', label: 'ro' }],
      config: { user: null, csrfToken: '', market: 'cz', phoneTypeSlug: 'telefony' },
      assets: {
        script: '/assets/main-1.js',
        preloads: ['/assets/react-1.js'],
        css,
        styleSheet: '/assets/style-1.css',
      },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('lets only its own scripts and its own style sheet in, kept or not', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy');
    const policy = await policyOf('/page');
    expect(await policyOf('/page')).toBe(policy);
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('/page')}'`);
    expect(await policyOf('/page/2')).toContain(`'sha256-${hash('/page/2')}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('is kept until something that it shows is purged', async () => {
    await get('/page');
    const second = await get('/page');
    expect(runs).toBe(1);
    expect((await get('/page', { 'if-none-match': second.headers.get('etag') ?? '' })).status).toBe(
      304,
    );
    await get('/page', { cookie: 'scheme=dark' });
    expect(runs).toBe(2);
    const drop = vi.spyOn(app.deps.replyCache, 'drop');
    await app.deps.replyCache.purge(app.deps.knex, ['catalogue']);
    await eventually(() => expect(drop).toHaveBeenCalled());
    await get('/page');
    expect(runs).toBe(3);
  });

  it('is packed as small as the browser can unpack', async () => {
    const encodingFor = async (accepted: string) =>
      (await get('/page', { 'accept-encoding': accepted })).headers.get('content-encoding');
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip, br;q=0')).toBe('gzip');
    expect(await encodingFor('identity')).toBeNull();
    // fetch unpacks what it is sent, so the text is whole.
    expect(await (await get('/page', { 'accept-encoding': 'br' })).json()).toHaveProperty('config');
  });

  it('that moved redirects, and one that is missing is 404', async () => {
    const moved = await get('/old');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new']);
    expect((await get('/nowhere')).status).toBe(404);
    expect(await (await get('/%E0%A4%A')).text()).toBe('nothing at /-');
  });

  it('gets refusals of the API as the wire’s client would', async () => {
    const response = await get('/offer');
    expect([response.status, await response.json()]).toEqual([
      404,
      { detail: 'Tuto nabídku jsme nenašli. Zkontrolujte prosím odkaz z e-mailu.' },
    ]);
  });

  it('that shows one person’s request is kept nowhere, and one for everybody may be', async () => {
    for (const path of ['/offer', '/mine']) {
      const { headers } = await get(path);
      expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([
        path,
        'no-store',
        null,
      ]);
    }
    expect((await get('/page')).headers.get('cache-control')).toBe('no-cache');
  });

  it('that fails says so with the id of its log line, which quotes nobody', async () => {
    const response = await get('/broken');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(response.headers.get('x-request-id'));
    expect(app.logs.join('')).not.toContain('jana@');
  });

  it('cannot be posted to', async () => {
    const response = await fetch(`${app.url}/page`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await response.text()).toBe('Tento požadavek zde nelze provést.\n');
  });
});

describe('a kept page', () => {
  it('is held packed alone, and is whole for who cannot unpack it', async () => {
    const put = vi.spyOn(app.deps.replyCache, 'put');
    const path = `/page/${'long'.repeat(500)}`;
    const first = await (await get(path, { 'accept-encoding': 'identity' })).text();
    const last = () => put.mock.calls.findLast(([, , { path: asked }]) => asked === path)?.[2];
    await eventually(() => expect(last()?.bytes).toBeLessThan(first.length / 3));
    put.mockRestore();
    for (const accepted of ['identity', 'gzip', 'br']) {
      expect(await (await get(path, { 'accept-encoding': accepted })).text()).toBe(first);
    }
    expect(runs).toBe(1);
  });
});

describe('what pages share', () => {
  it('has an address of its content, so that browsers keep it for good', async () => {
    const address = await (await get('/')).text();
    expect(address).toMatch(/^\/assets\/shared-cs-[\w-]{12}\.json$/);
    const shared = await get(address);
    expect(shared.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await shared.json()).toEqual({ menu: 'cs' });
    expect(await (await get('/', { cookie: 'language=ro' })).text()).not.toBe(address);
  });

  it('is answered to a page from before a start, and kept by no cache then', async () => {
    const shared = await get('/assets/shared-ro-000000000000.json');
    expect(await shared.json()).toEqual({ menu: 'ro' });
    expect(shared.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/assets/shared-de-000000000000.json')).status).toBe(404);
  });
});

describe('a file of the build', () => {
  it('may be kept for ever, and comes packed as small as the client can unpack', async () => {
    const response = await eventually(async () => {
      const packed = await get('/assets/main-1.js', { 'accept-encoding': 'gzip, br' });
      expect(packed.headers.get('content-encoding')).toBe('br');
      return packed;
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(200);
    expect(await response.text()).toBe(script);
    const plain = await get('/assets/main-1.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('is nothing outside the browser’s folder', async () => {
    const paths = [
      '/assets/missing.js',
      '/.vite/manifest.json',
      '/assets/../../server/server-entry.js',
    ];
    for (const path of paths) expect((await get(path)).status).toBe(404);
  });

  it('is found for robots and for browsers that ask for a favicon by its old name', async () => {
    expect(await (await get('/robots.txt')).text()).toMatch(/^User-agent: \*\nDisallow: \/api\//);
    expect((await get('/favicon.ico')).headers.get('location')).toBe('/assets/favicon-1.svg');
  });
});
