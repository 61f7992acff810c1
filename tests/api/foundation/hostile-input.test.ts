import { once } from 'node:events';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fromWire } from '#core/contract/casing.ts';
import { createPageClient } from '#api/pages/page-client.ts';
import { purgeChannel } from '#api/platform/reply-cache.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Megabytes of living values. */
function heapMegabytes(): number {
  setFlagsFromString('--expose-gc');
  // The flag gives new contexts the function, which has no type of its own.
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

it('forgets the names that a stranger made up', async () => {
  const before = heapMegabytes();
  for (let body = 0; body < 60; body += 1) {
    fromWire(JSON.parse(`{"a_${String(body)}${'b'.repeat(900_000)}": 1}`));
  }
  // The engine lets go of names in its own time, after more than one collection.
  const grown = () => expect(heapMegabytes() - before).toBeLessThan(20);
  await vi.waitFor(grown, { timeout: 15_000, interval: 100 });
}, 30_000);

it('outlives a purge that nobody can read, and keeps nothing after it', async () => {
  const drop = vi.spyOn(app.deps.replyCache, 'drop');
  for (const payload of ['', 'no json', '{"a":1}']) {
    await app.deps.knex.raw('select pg_notify(?, ?)', [purgeChannel, payload]);
  }
  await eventually(() => expect(drop).toHaveBeenCalledTimes(3));
  expect(drop.mock.calls).toEqual([[['*']], [['*']], [['*']]]);
});

/** Sends bytes as they are and answers what came back until the server closed. */
async function raw(text: string): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

const head = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n${more}\r\n`;

it('makes nothing of the Host and of a forged address', async () => {
  const answer = await raw(head('/api/new/config/', 'X-Forwarded-Host: evil.example\r\n'));
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  expect(answer).not.toContain('evil.example');
});

it.each([
  '/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/%00',
  '/assets/\\..\\',
])('gives no file and no 500 for %s', async (path) => {
  expect(await raw(head(path))).toMatch(/^HTTP\/1\.1 (404|503)/);
});

it('cannot be made to write a header of the asker’s', async () => {
  const answer = await raw(
    head('/api/new/x%0d%0aSet-Cookie:%20a=b/', 'X-Request-Id: a%0d%0aX: y\r\n'),
  );
  expect(answer).not.toMatch(/^Set-Cookie: a=b/m);
  expect(answer).toMatch(/^X-Request-Id: [0-9a-f-]{36}\r$/m);
});

it.each(['gzip', 'br', 'deflate', 'identity'])('unpacks no body that is %s', async (encoding) => {
  const client = app.client();
  const response = await client.change(
    'language/',
    { language: 'ro' },
    { 'content-encoding': encoding },
  );
  expect(response.status).toBe(415);
});

it('answers again as soon as the database does', async () => {
  const types = () => fetch(`${app.url}/api/new/buyback/product-type-choices/`);
  await types();
  await app.deps.jobs.runDue();
  await app.deps.knex.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect((await types()).status).toBe(200);
  await eventually(async () => expect((await fetch(`${app.url}/readyz`)).status).toBe(200));
  await app.deps.jobs.runDue();
});

it('keeps the page’s client from calls that are not for everybody', async () => {
  const source = { language: 'cs', requestId: 'x', ip: '' } as const;
  const { client } = createPageClient(app.deps, new Map(), source);
  await expect(client.get('admin-buyback-list', { query: {} })).rejects.toThrow('no page may call');
});
