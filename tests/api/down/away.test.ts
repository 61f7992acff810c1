import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configRoutes } from '#api/config/config-routes.ts';
import { bind } from '#api/platform/http/bind.ts';
import { keepRepliesOnDisk } from '#api/platform/kept-replies.ts';
import { ReplyCache } from '#api/platform/reply-cache.ts';
import { fakeStorefront } from '#tests/api/pages/fake-storefront.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const build = fakeStorefront(`
  const [pathname] = path.split('?');
  const { choices } = await client.get('buyback-manufacturer-choices', { query: { productType: pathname.slice(1) } });
  return { status: 200, html: JSON.stringify(choices), canonical: pathname, queryNames: ['page'] };
`);

let isAway = false;
const answer = <T>(reply: T): Promise<T> =>
  isAway
    ? Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    : Promise.resolve(reply);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    storefrontFolder: build.folder,
    routes: (deps) => [
      ...configRoutes(deps),
      bind('buyback-manufacturer-choices', ({ query }, context) => {
        context.tag(`type:${query.productType}`);
        return answer({ choices: [{ value: 'a', label: query.productType }], url: '/' });
      }),
      bind('visitor-lists', () => answer({ favourites: [], lastVisited: [], compared: [] })),
    ],
  });
});
beforeEach(() => {
  isAway = false;
  app.deps.replyCache.drop(['*']);
});
afterAll(async () => {
  await app.close();
  build.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' });
const call = '/api/new/buyback/manufacturer-choices/?product_type=telefony';
const seen = async (response: Response) => ({
  status: response.status,
  warning: response.headers.get('warning'),
  text: await response.text(),
});
const stale = '110 - "Response is Stale"';

describe('while the database is away', () => {
  it('shows the pages and answers that were kept, and says that they may be old', async () => {
    const before = [await seen(await get('/phones')), await seen(await get(call))];
    expect(before.map(({ warning }) => warning)).toEqual([null, null]);
    // The listener breaks with the database: what was kept is trusted no more.
    app.deps.replyCache.setListening(false);
    isAway = true;
    const page = await get('/phones?utm_source=mail');
    expect(Number(page.headers.get('age'))).toBeLessThan(60);
    expect(page.headers.get('surrogate-control')).toBe('max-age=0');
    const after = [await seen(page), await seen(await get(call))];
    expect(after).toEqual(before.map((each) => ({ ...each, warning: stale })));
    app.deps.replyCache.setListening(true);
    isAway = false;
    expect((await seen(await get('/phones'))).warning).toBeNull();
  });

  it('shows what a change made old, but never what staff purged', async () => {
    await get('/phones');
    await get('/tablets');
    const { replyCache } = app.deps;
    replyCache.drop(['type:phones']);
    replyCache.obey({ keys: ['type:tablets'], paths: [], soft: false, isKnownToCdn: true });
    isAway = true;
    expect(await seen(await get('/phones'))).toMatchObject({ status: 200, warning: stale });
    expect((await get('/tablets')).status).toBe(503);
  });

  it('shows nothing that is older than an hour', async () => {
    await get('/phones');
    isAway = true;
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 3_601_000);
    const answered = await get('/phones');
    clock.mockRestore();
    expect(answered.status).toBe(503);
  });

  it.each([
    ['cs', 'Za chvilku jsme zpět'],
    ['ro', 'Revenim imediat'],
  ])('says so on a page in the visitor’s language: %s', async (language, words) => {
    await get('/kept');
    isAway = true;
    const response = await get('/never-seen', { 'accept-language': language });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toMatch(new RegExp(`lang="${language}"[^]*<h1>${words}</h1>`));
  });

  it('answers every other call with 503 and when to come again', async () => {
    isAway = true;
    const response = await app.client().fetch('/api/new/visitor/lists/');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain('krátký výpadek');
  });
});

describe('a copy on the disk', () => {
  it('is a last resort of the process that is started next, and never more', async () => {
    const { environment, log, replyCache } = app.deps;
    const save = await keepRepliesOnDisk(replyCache, environment.dataDir, log);
    const kept = await get('/phones', { 'accept-encoding': 'identity' });
    await save();
    const next = new ReplyCache(1);
    const stop = await keepRepliesOnDisk(next, environment.dataDir, log);
    next.setListening(true);
    const pages = [...next.lastResorts()].filter(({ key }) => key.includes('"page",'));
    expect(pages.map(({ reply }) => reply.body().toString())).toEqual([await kept.text()]);
    expect(pages.map(({ key }) => next.get(key, 'plain'))).toEqual([undefined]);
    await stop();
  });

  it('is done without where it is damaged', async () => {
    const next = new ReplyCache(1);
    const { environment, log } = app.deps;
    await writeFile(`${environment.dataDir}/kept-replies.bin`, '{"build":');
    await (
      await keepRepliesOnDisk(next, environment.dataDir, log)
    )();
    expect([...next.lastResorts()]).toEqual([]);
  });
});
