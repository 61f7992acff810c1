import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import {
  callFromPage,
  closeShared,
  expect,
  launchOffice,
  shareOffice,
  test as base,
  type Office,
  type SharedOffice,
} from './office.ts';
import { startStubApi, type StubApi } from './stub-api.ts';

/** A back office whose API is a stub that the test holds in its hands; tests share both. */
const test = base.extend<
  { api: StubApi; stubbed: Office },
  { stub: StubApi; sharedStubbed: SharedOffice }
>({
  stub: [
    async ({}, use) => {
      const stub = await startStubApi();
      await use(stub);
      await stub.unplug();
    },
    { scope: 'worker' },
  ],
  sharedStubbed: [
    async ({ stub }, use, { workerIndex }) => {
      const shared = await shareOffice(workerIndex, { API_URL: stub.url });
      await use(shared);
      await closeShared(shared);
    },
    { scope: 'worker' },
  ],
  api: async ({ stub }, use) => {
    stub.answers.clear();
    stub.seen.clear();
    await use(stub);
  },
  stubbed: async ({ api, sharedStubbed }, use) => {
    const office = await sharedStubbed.startOver();
    api.seen.clear();
    await use(office);
  },
});

const setCookies = (reply: ServerResponse) =>
  reply
    .writeHead(200, {
      'Set-Cookie': [
        'session=tajne-42; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax',
        'visitor=jen-dnes; Path=/; HttpOnly',
      ],
    })
    .end('ok');

test('cookies of the API stay in the main process and come back to the API alone', async ({
  api,
  stubbed: { page },
}) => {
  api.answers.set('/api/new/sign-in', (_message, reply) => setCookies(reply));
  const { headers } = await callFromPage(page, '/api/new/sign-in');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await callFromPage(page, '/api/new/next');
  expect(api.seen.get('/api/new/next')?.cookie).toBe('session=tajne-42; visitor=jen-dnes');
});

test('a session survives the program, encrypted where the system can, and only then', async ({
  api,
  dataFolder,
}) => {
  const environment = { API_URL: api.url };
  api.answers.set('/api/new/sign-in', (_message, reply) => setCookies(reply));
  const first = await launchOffice({ dataFolder, environment });
  await callFromPage(first.page, '/api/new/sign-in');
  const isSafe = await first.app.evaluate(
    ({ safeStorage }) =>
      // oxlint-disable-next-line typescript/no-deprecated -- What the program itself asks.
      safeStorage.isEncryptionAvailable() &&
      (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text'),
  );
  await first.app.close();

  const file = join(dataFolder, 'session.bin');
  expect(existsSync(file)).toBe(isSafe);
  if (isSafe) expect(readFileSync(file).includes('tajne-42')).toBe(false);
  const second = await launchOffice({ dataFolder, environment });
  await callFromPage(second.page, '/api/new/next');
  await second.app.close();
  expect(api.seen.get('/api/new/next')?.cookie).toBe(isSafe ? 'session=tajne-42' : undefined);
});

test('without a keyring the session ends with the program', async ({ api, dataFolder }) => {
  const environment = { API_URL: api.url };
  api.answers.set('/api/new/sign-in', (_message, reply) => setCookies(reply));
  const words = ['--password-store=basic'];
  const { app, page } = await launchOffice({ dataFolder, environment, words });
  await callFromPage(page, '/api/new/sign-in');
  await callFromPage(page, '/api/new/next');
  await app.close();
  expect(api.seen.get('/api/new/next')?.cookie).toContain('session=');
  expect(existsSync(join(dataFolder, 'session.bin'))).toBe(process.platform !== 'linux');
});

test('an event stream arrives piece by piece', async ({ api, stubbed: { page } }) => {
  let stream: ServerResponse | undefined;
  api.answers.set('/api/new/events', (_message, reply) => {
    stream = reply;
    reply.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('id: 7\ndata: first\n\n');
  });
  await page.evaluate(() => {
    const source = new EventSource('/api/new/events');
    source.addEventListener('message', ({ data }) => document.body.append(`[${String(data)}]`));
  });
  await expect(page.locator('body')).toContainText('[first]');
  stream?.write('id: 8\ndata: second\n\n');
  await expect(page.locator('body')).toContainText('[second]');
  // The stream that breaks is opened again from where it stopped.
  api.seen.delete('/api/new/events');
  stream?.end();
  await expect
    .poll(() => api.seen.get('/api/new/events')?.['last-event-id'], { timeout: 15_000 })
    .toBe('8');
});

test('what is uploaded arrives byte for byte, under headers of our own', async ({
  api,
  stubbed: { page },
}) => {
  api.answers.set('/api/new/upload', (message, reply) => {
    const pieces: Buffer[] = [];
    message.on('data', (piece: Buffer) => pieces.push(piece));
    message.on('end', () => reply.end(Buffer.concat(pieces)));
  });
  const isSame = await page.evaluate(async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256);
    const init = { method: 'POST', body: bytes, headers: { 'X-CSRF-Token': 't', 'X-Forged': '1' } };
    const answer = await fetch('/api/new/upload', init);
    const back = new Uint8Array(await answer.arrayBuffer());
    return back.length === bytes.length && back.every((byte, at) => byte === bytes[at]);
  });
  expect(isSame).toBe(true);
  const headers = api.seen.get('/api/new/upload');
  expect(headers).toMatchObject({ 'x-csrf-token': 't', host: new URL(api.url).host });
  expect(headers).not.toHaveProperty('x-forged');
  expect(headers).not.toHaveProperty('origin');
});

test('a redirect is not followed, so the session goes nowhere else', async ({
  api,
  stubbed: { page },
}) => {
  api.answers.set('/api/new/away', (_message, reply) =>
    reply.writeHead(302, { Location: '/api/new/elsewhere' }).end(),
  );
  const outcome = await page.evaluate(() =>
    fetch('/api/new/away').then(
      () => 'answered',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
  expect(api.seen.has('/api/new/elsewhere')).toBe(false);
});

test('a lost connection is told with the time of the next attempt, and its return too', async ({
  api,
  stubbed: { page },
}) => {
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.obmena.onConnection((connection) => told.push(connection));
  });
  const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told); // Set above.
  await api.unplug();
  await page.evaluate(() => fetch('/api/new/anything').catch(() => undefined));
  await expect.poll(told).toContainEqual({ state: 'lost', retryInMs: 1000 });
  await expect.poll(told).toContainEqual({ state: 'lost', retryInMs: 2000 });
  await api.plugIn();
  await page.evaluate(() => window.obmena.retryConnection());
  await expect.poll(told).toContainEqual({ state: 'online' });
  expect(await page.evaluate(() => window.obmena.connection())).toEqual({ state: 'online' });
});
