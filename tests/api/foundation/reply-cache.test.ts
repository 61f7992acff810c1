import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bind } from '#api/platform/http/bind.ts';
import { ReplyCache } from '#api/platform/reply-cache.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let label = 'first';
let runs = 0;
let tags: string[] = [];
let changesAt: Date | null = null;
const beforeReply: (() => Promise<void>)[] = [];
const routes = () => [
  bind('buyback-manufacturer-choices', async ({ query }, context) => {
    runs += 1;
    context.tag(...tags);
    if (changesAt) context.changesAt(changesAt);
    const choices = [{ value: query.productType, label: label + '.'.repeat(2_000) }];
    await beforeReply.pop()?.();
    return { choices, url: '/' };
  }),
];

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await startTestApp({ routes });
  two = await startTestApp({ routes });
});
beforeEach(() => {
  vi.restoreAllMocks();
  label = 'first';
  runs = 0;
  changesAt = null;
  tags = ['catalogue', 'type:telefony'];
  for (const { deps } of [one, two]) deps.replyCache.drop(['*']);
});
afterAll(async () => {
  await one.close();
  await two.close();
});

const path = '/api/new/buyback/manufacturer-choices/';
const ask = (app: TestApp, query = 'product_type=telefony', headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}?${query}`, { headers });
const labelOf = async (response: Response) => {
  const { choices } = (await response.json()) as { choices: { label: string }[] }; // as in buyback.ts
  return choices[0]?.label.replaceAll('.', '');
};

it('keeps an answer per language and query, whatever the order or the rest of the query', async () => {
  await ask(one);
  expect(await labelOf(await ask(one, 'x=1&product_type=telefony&y=2'))).toBe('first');
  expect(runs).toBe(1);
  await ask(one, 'product_type=tablety');
  await ask(one, undefined, { 'accept-language': 'ro' });
  expect(runs).toBe(3);
});

it('keeps no answer that names nothing it was made of', async () => {
  tags = [];
  await ask(one);
  await ask(one);
  expect(runs).toBe(2);
});

it('drops an answer in every process when a key of it is purged', async () => {
  await ask(one);
  await ask(two);
  label = 'second';
  const drops = [one, two].map(({ deps }) => vi.spyOn(deps.replyCache, 'drop'));
  await one.deps.replyCache.purge(one.deps.knex, ['type:telefony']);
  await eventually(() => drops.forEach((drop) => expect(drop).toHaveBeenCalled()));
  expect(await labelOf(await ask(one))).toBe('second');
  expect(await labelOf(await ask(two))).toBe('second');
});

it('has dropped the answer once it caught up with a purge, whatever the timing', async () => {
  const { knex, replyCache } = one.deps;
  for (let round = 0; round < 50; round += 1) {
    label = `before ${String(round)}`;
    await ask(one);
    label = `after ${String(round)}`;
    await replyCache.purge(knex, ['type:telefony']);
    await replyCache.caughtUp();
    expect(await labelOf(await ask(one))).toBe(label);
    await replyCache.purge(knex, ['type:telefony']);
    await replyCache.caughtUp();
  }
});

it('keeps answers that were not made of the purged key, and of a purge that was rolled back', async () => {
  await ask(one);
  const drop = vi.spyOn(one.deps.replyCache, 'drop');
  await one.deps.knex
    .transaction(async (trx) => {
      await one.deps.replyCache.purge(trx, ['catalogue']);
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  await one.deps.replyCache.purge(one.deps.knex, ['type:tablety']);
  await eventually(() => expect(drop).toHaveBeenCalledWith(['type:tablety']));
  expect(drop).toHaveBeenCalledTimes(1);
  await ask(one);
  expect(runs).toBe(1);
});

it('does not keep an answer that was read before a purge and finished after it', async () => {
  beforeReply.push(() => {
    one.deps.replyCache.drop(['anything']);
    return Promise.resolve();
  });
  await ask(one);
  label = 'second';
  expect(await labelOf(await ask(one))).toBe('second');
});

it('holds nothing while its connection is lost and works again afterwards', async () => {
  await ask(one);
  const listening = vi.spyOn(one.deps.replyCache, 'setListening');
  await one.deps.knex.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'obmena-purges' and datname = current_database()`,
  );
  await eventually(() => expect(listening).toHaveBeenCalledWith(false));
  label = 'second';
  expect(await labelOf(await ask(one))).toBe('second');
  await eventually(() => expect(listening).toHaveBeenLastCalledWith(true));
  runs = 0;
  await ask(one);
  await ask(one);
  expect(runs).toBe(1);
});

it('is confirmed by its tag and packed for whoever can unpack', async () => {
  const first = await ask(one, undefined, { 'accept-encoding': 'gzip' });
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(await labelOf(first)).toBe('first');
  const etag = first.headers.get('etag') ?? '';
  const again = await ask(one, undefined, { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect((await ask(one, undefined, { 'accept-encoding': 'identity' })).headers.get('etag')).toBe(
    etag,
  );
  expect(first.headers.get('surrogate-key')).toBe('endpoint catalogue type:telefony');
});

it('is asked once by all who ask at the same time', async () => {
  let answer = (): void => undefined;
  beforeReply.push(() => new Promise<void>((resolve) => (answer = resolve)));
  const asking = Array.from({ length: 20 }, () => ask(one));
  await eventually(() => expect(runs).toBe(1));
  answer();
  expect(new Set(await Promise.all((await Promise.all(asking)).map(labelOf)))).toEqual(
    new Set(['first']),
  );
  expect(runs).toBe(1);
});

it('tells caches in front of it for how long, and keeps nothing past its time', async () => {
  const first = await ask(one);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(
    Number(/^max-age=(\d+)$/.exec(first.headers.get('surrogate-control') ?? '')?.[1]),
  ).toBeGreaterThan(3_500);
  changesAt = new Date(one.clock.now.getTime() + 500);
  one.deps.replyCache.drop(['*']);
  expect((await ask(one)).headers.get('surrogate-control')).toBe('max-age=0');
  runs = 0;
  await eventually(async () => {
    await ask(one);
    expect(runs).toBeGreaterThan(0);
  });
});

const replyOf = (bytes: number) => ({
  contentType: '',
  gzipped: () => null,
  etag: '',
  surrogateKeys: ['a'],
  body: () => Buffer.alloc(0),
  bytes,
  staleAt: performance.now() + 60_000,
});

it('has a last resort though something is purged while each answer is made, unless staff purged it', () => {
  const cache = new ReplyCache(1);
  cache.setListening(true);
  const reply = { ...replyOf(10), surrogateKeys: ['family-1'] };
  const before = cache.generation;
  cache.drop(['family-2']);
  cache.put('page', 'plain', { ...reply }, before);
  expect(cache.get('page', 'plain')).toBeUndefined();
  expect(cache.lastResort('page', 'plain')).not.toBeNull();
  const again = cache.generation;
  cache.obey({ keys: ['family-1'], paths: [], soft: false, isKnownToCdn: true });
  cache.put('page', 'plain', { ...reply }, again);
  expect(cache.lastResort('page', 'plain')).toBeNull();
  cache.put('page', 'plain', { ...reply }, before);
  cache.setListening(false);
  cache.setListening(true);
  cache.put('other', 'plain', { ...reply }, again);
  expect(cache.lastResort('other', 'plain')).toBeNull();
});

it('stays within its bytes, and lets no invented queries drive out what everybody reads', () => {
  const cache = new ReplyCache(1);
  cache.setListening(true);
  const names = Array.from({ length: 20 }, (_, entry) => String(entry));
  for (const name of names.slice(0, 4)) {
    cache.put(name, 'plain', replyOf(140_000), cache.generation);
  }
  for (const name of names) cache.put(name, 'asked', replyOf(140_000), cache.generation);
  const kept = (room: 'plain' | 'asked') => names.filter((name) => cache.get(name, room));
  expect(kept('plain')).toEqual(['0', '1', '2', '3']);
  expect(kept('asked')).toEqual(['18', '19']);
});

it('holds a thousand packed pages in its usual 32 megabytes', () => {
  const cache = new ReplyCache(32);
  cache.setListening(true);
  // The largest pages of the shop are those of products: 19 kB packed, made of some thirty things.
  const page = {
    ...replyOf(19_000),
    surrogateKeys: Array.from({ length: 30 }, () => 'variant-1234'),
  };
  const names = Array.from({ length: 1_000 }, (_, entry) => `/produkt/${'x'.repeat(50)}-${entry}`);
  for (const name of names) {
    cache.put(name, 'plain', page, cache.generation);
    cache.put(`facts of ${name}`, 'plain', { ...page, bytes: 0 }, cache.generation);
  }
  expect(names.filter((name) => !cache.get(name, 'plain'))).toEqual([]);
});

it('is switched off by 0 megabytes', () => {
  const cache = new ReplyCache(0);
  cache.setListening(true);
  cache.put('key', 'plain', replyOf(1), cache.generation);
  expect(cache.get('key', 'plain')).toBeUndefined();
});
