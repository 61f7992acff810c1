import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { configRoutes } from '#api/config/config-routes.ts';
import { breakerLimits, CircuitBreaker } from '#api/platform/database/circuit-breaker.ts';
import { databaseProbe } from '#api/platform/database/probe.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { isDatabaseAway } from '#api/platform/faults/database-away.ts';
import { bind } from '#api/platform/http/bind.ts';
import { fakeStorefront } from '#tests/api/pages/fake-storefront.ts';
import { startOwnServer, type OwnServer } from '#tests/support/own-server.ts';
import { startTestApp } from '#tests/support/test-app.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.stop());

const log = pino({ level: 'silent' });
const patience = { timeout: 30_000, interval: 20 };

function guarded() {
  const knex = openDatabase(server.connection);
  return { knex, breaker: new CircuitBreaker(knex, databaseProbe(server.connection), log, quick) };
}
// The probe is as patient as the shop: a machine with much to do is no server that hangs.
const quick = { suspiciousMs: 50, probeMs: 2_000, againMs: 20 };
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
  );

it('has noticed a server that answers nothing before a call would have waited for 5 s', () => {
  const { suspiciousMs, probeMs } = breakerLimits;
  // It may have been lent just after the last look.
  expect(2 * suspiciousMs + probeMs).toBeLessThan(5_000);
});

it('fails what waits for a server that hangs, and works again by itself when that answers', async () => {
  const { knex, breaker } = guarded();
  await knex.raw('select 1');
  server.freeze();
  const waiting = [
    // More than the pool has, in transactions and outside of them, and by a new connection.
    ...Array.from({ length: 12 }, () => outcome(knex.raw('select 1'))),
    outcome(knex.transaction((trx) => trx.raw('create table in_between ()'))),
  ];
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['away']));
  expect([breaker.isOpen, breaker.opened]).toEqual([true, 1]);
  expect(await outcome(knex.raw('select 1'))).toBe('away');
  server.thaw();
  await vi.waitFor(() => expect(breaker.isOpen).toBe(false), patience);
  expect(await knex.schema.hasTable('in_between')).toBe(false);
  expect(breaker.opened).toBe(1);
  breaker.stop();
  await knex.destroy();
}, 60_000);

it('leaves a long statement of a server that answers alone', async () => {
  const { knex, breaker } = guarded();
  const begun = outcome(knex.raw('select pg_sleep(1)'));
  const locked = knex.transaction((trx) => trx.raw('select pg_sleep(1)'));
  expect([await begun, await outcome(locked), breaker.opened]).toEqual(['done', 'done', 0]);
  breaker.stop();
  await knex.destroy();
});

it('closes for a server that refuses instead of hanging', async () => {
  const { knex, breaker } = guarded();
  await knex.raw('select 1');
  server.freeze();
  expect(await outcome(knex.raw('select 1'))).toBe('away');
  server.kill();
  await vi.waitFor(() => expect(breaker.isOpen).toBe(false), patience);
  await vi.waitFor(async () => expect(await outcome(knex.raw('select 1'))).toBe('done'), patience);
  breaker.stop();
  await knex.destroy();
}, 60_000);

const build = fakeStorefront(`
  const { choices } = await client.get('buyback-manufacturer-choices', { query: { productType: 'phones' } });
  return { status: 200, html: JSON.stringify(choices), canonical: '/phones', queryNames: [] };
`);

it('answers calls with 503 and when to come again, and goes on with the pages that are kept', async () => {
  const { knex, breaker } = guarded();
  const one = async <T>(reply: T) => knex.raw('select 1').then(() => reply);
  const app = await startTestApp({
    storefrontFolder: build.folder,
    routes: (deps) => [
      ...configRoutes(deps),
      bind('buyback-manufacturer-choices', (_, context) => {
        context.tag('phones');
        return one({ choices: [{ value: 'a', label: 'A' }], url: '/' });
      }),
      bind('visitor-lists', () => one({ favourites: [], lastVisited: [], compared: [] })),
    ],
  });
  const lists = () => app.client().fetch('/api/new/visitor/lists/');
  const page = () => fetch(`${app.url}/phones`);
  expect([(await page()).status, (await lists()).status]).toEqual([200, 200]);
  server.freeze();
  const [asked, ...others] = await Promise.all(Array.from({ length: 30 }, lists));
  expect([asked?.status, asked?.headers.get('retry-after')]).toEqual([503, '5']);
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([503]));
  app.deps.replyCache.setListening(false);
  const kept = await page();
  expect([kept.status, kept.headers.get('warning')]).toEqual([200, '110 - "Response is Stale"']);
  server.thaw();
  await vi.waitFor(async () => expect((await lists()).status).toBe(200), patience);
  breaker.stop();
  await app.close();
  build.remove();
  await knex.destroy();
}, 60_000);
