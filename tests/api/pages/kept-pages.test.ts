import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configRoutes } from '#api/config/config-routes.ts';
import { bind } from '#api/platform/http/bind.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fakeStorefront } from './fake-storefront.ts';

// `/lists/<name>` is made of that name, and reads `page` and `sort` of its query; a page that nothing
// is on has no order, as a list without cards has no facets.
const build = fakeStorefront(`
  const [pathname, query = ''] = path.split('?');
  const [, kind, name] = pathname.split('/');
  const { choices } = await client.get('buyback-manufacturer-choices', { query: { productType: name ?? 'home' } });
  const html = JSON.stringify({ path, language, choices });
  const names = query.includes('page=99') ? ['page'] : ['page', 'sort'];
  return { status: 200, html, canonical: pathname, queryNames: kind === 'lists' ? names : undefined };
`);

let runs: string[] = [];
let hold: Promise<void> | null = null;
let changesAt: Date | null = null;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    storefrontFolder: build.folder,
    routes: (deps) => [
      ...configRoutes(deps),
      bind('buyback-manufacturer-choices', async ({ query }, context) => {
        runs.push(query.productType);
        context.tag(`category-${query.productType}`);
        if (changesAt) context.changesAt(changesAt);
        await hold;
        return { choices: [], url: '/' };
      }),
    ],
  });
});
beforeEach(() => {
  runs = [];
  hold = null;
  changesAt = null;
  app.deps.replyCache.drop(['*']);
});
afterAll(async () => {
  await app.close();
  build.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' });
const purge = async (...keys: string[]) => {
  const drop = vi.spyOn(app.deps.replyCache, 'drop');
  await app.deps.replyCache.purge(app.deps.knex, keys);
  await eventually(() => expect(drop).toHaveBeenCalledWith(keys));
  drop.mockRestore();
};

describe('a kept page', () => {
  it('is dropped by a change of what it shows, and the others are not', async () => {
    for (const name of ['phones', 'tablets']) await get(`/lists/${name}`);
    await purge('category-phones');
    runs = [];
    for (const name of ['phones', 'tablets']) await get(`/lists/${name}`);
    expect(runs).toEqual(['phones']);
  });

  it('carries the keys of its parts and the key of all pages', async () => {
    const { headers } = await get('/lists/phones');
    // The footer of every page links to the articles of the law that there are.
    expect(headers.get('surrogate-key')?.split(' ').sort()).toEqual([
      'article:obchodni-podminky',
      'article:ochrana-osobnich-udaju',
      'bonuses',
      'category-phones',
      'company',
      'html',
    ]);
    expect(headers.get('surrogate-control')).toMatch(/^max-age=3[56]\d\d$/);
    await purge('html');
    runs = [];
    await get('/lists/phones');
    expect(runs).toEqual(['phones']);
  });

  it('lives as long as the part that changes first', async () => {
    changesAt = new Date(app.clock.now.getTime() + 90_500);
    const control = (await get('/lists/phones')).headers.get('surrogate-control');
    expect(control).toMatch(/^max-age=(?:90|89)$/);
  });

  it('is rendered once for a hundred who ask at the same time', async () => {
    let release = (): void => undefined;
    hold = new Promise((resolve) => (release = resolve));
    const asking = Array.from({ length: 100 }, () => get('/lists/phones'));
    await eventually(() => expect(runs).toEqual(['phones']));
    release();
    const statuses = (await Promise.all(asking)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(runs).toEqual(['phones']);
  });

  it('is not the answer to who asks after a purge, while it is still being rendered', async () => {
    let release = (): void => undefined;
    hold = new Promise((resolve) => (release = resolve));
    const before = get('/lists/phones');
    await eventually(() => expect(runs).toHaveLength(1));
    await purge('category-phones');
    const after = get('/lists/phones');
    await eventually(() => expect(runs).toHaveLength(2));
    release();
    await Promise.all([before, after]);
  });

  it('is confirmed by its tag, and a HEAD brings the headers alone', async () => {
    const first = await get('/lists/phones');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/lists/phones', { 'if-none-match': etag })).status).toBe(304);
    const head = await fetch(`${app.url}/lists/phones`, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag]);
  });
});

describe('the query of a kept page', () => {
  it('counts by what the page reads, in any order', async () => {
    await get('/lists/phones');
    await get('/lists/phones?sort=price&page=2');
    await get('/lists/phones?page=2&sort=price');
    await get('/lists/phones?page=2&x=1&utm_source=mail&sort=price&gclid=abc');
    expect(runs).toHaveLength(2);
    await get('/lists/phones?page=3&sort=price');
    expect(runs).toHaveLength(3);
  });

  it.each(['/lists/phones', '/lists/phones?sort=price'])(
    'is not forgotten after a filtered page that names less of it, following %s',
    async (first) => {
      await get(first);
      await get('/lists/phones?page=99&sort=price');
      const text = await (await get('/lists/phones?page=2&sort=price')).text();
      expect(text).toContain('"/lists/phones?page=2&sort=price"');
      const again = await (await get('/lists/phones?page=99')).text();
      expect(again).toContain('"/lists/phones?page=99"');
    },
  );

  it('that is invented renders nothing once the page is known', async () => {
    await get('/lists/phones');
    for (let junk = 0; junk < 50; junk += 1) await get(`/lists/phones?junk${String(junk)}=1`);
    expect(runs).toHaveLength(1);
  });

  it('makes no kept page where the page does not say what it reads', async () => {
    await get('/other/phones?q=1');
    await get('/other/phones?q=1');
    expect(runs).toHaveLength(2);
  });

  it('never reaches the page with parameters that it does not read', async () => {
    await get('/lists/phones');
    const text = await (await get('/lists/phones?page=2&evil=1')).text();
    expect(text).toContain('"/lists/phones?page=2"');
  });
});
