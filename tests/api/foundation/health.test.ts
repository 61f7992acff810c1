import { afterAll, beforeAll, expect, it } from 'vitest';
import { bind } from '#api/platform/http/bind.ts';
import { createMetrics } from '#api/platform/http/metrics.ts';
import { endpoints } from '#core/contract/endpoints.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A promise that the test settles. */
function signal() {
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  return { sent, send: () => send() };
}

const entered = signal();
const released = signal();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    routes: () => [
      bind('buyback-product-type-choices', async () => {
        entered.send();
        await released.sent;
        return { choices: [] };
      }),
    ],
  });
});
afterAll(() => app.close());

const get = (path: string) => fetch(app.url + path);

it('is ready while the database answers and every migration has run', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ok' });
});

it('is not ready while a migration is missing', async () => {
  const other = await startTestApp();
  const { knex } = other.deps;
  const last: { id: number } | undefined = await knex('knex_migrations')
    .orderBy('id', 'desc')
    .first();
  if (!last) throw new Error('no migration ran');
  await knex('knex_migrations').where('id', last.id).delete();
  const response = await fetch(`${other.url}/readyz`);
  await knex('knex_migrations').insert(last);
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'migrations' },
  ]);
  await other.close();
});

it('describes every call of the contract with the names of the wire', async () => {
  const document = (await (await get('/api/new/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  }; // the parts that are looked at
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(document.openapi).toBe('3.1.0');
  expect(ids.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  expect(JSON.stringify(document.paths['/api/new/buyback/sell-online/'])).toMatch(
    /"personal_identification_number".*"bank_account_full_number"/,
  );
  expect(JSON.stringify(document)).not.toMatch(/"deviceConditionChoices"|"productType"/);
});

it('counts requests by the pattern of their address', async () => {
  const metrics = createMetrics();
  metrics.observe('GET', '/api/new/buyback/{id}/', 200, 0.01);
  expect(await metrics.registry.metrics()).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/new/buyback/{id}/",status="200"} 1',
  );
});

it('lets running requests finish and refuses new ones when it stops', async () => {
  const running = get('/api/new/buyback/product-type-choices/');
  await entered.sent;
  const stopped = app.lifecycle.stop();
  const refused = await get('/readyz');
  expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close']);
  const call = await get('/api/new/config/');
  expect([call.status, await call.json()]).toEqual([
    503,
    { detail: 'Server se právě restartuje. Zkuste to prosím za chvíli.' },
  ]);
  released.send();
  expect(await (await running).json()).toEqual({ choices: [] });
  await stopped;
});
