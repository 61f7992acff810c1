import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { openSession } from '#api/platform/sessions/sessions.ts';
import { program } from '#api/modules.ts';
import { apiBase } from '#core/contract/endpoints.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { cloneSeeded } from '#tests/support/seeded-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const admin = openDatabase(testDatabase(), { mostConnections: 1 });
const database = `${testDatabase().database}_shipped`;
let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  await admin.raw('drop database if exists ?? with (force)', [database]);
  await cloneSeeded('cz', database);
  app = await startTestApp({ database });
  const { knex, now } = app.deps;
  const { id } = await addUser(knex, { role: 'admin', e_mail: 'sef@obmena.example' });
  client = app.client();
  client.cookies.set('session', (await openSession(knex, { id, role: 'admin' }, now())).token);
}, 180_000);
afterAll(async () => {
  await app.close();
  await admin.raw('drop database ?? with (force)', [database]);
  await admin.destroy();
});

const statusOf = async (path: string) => {
  const response = await client.fetch(apiBase + path);
  await response.arrayBuffer();
  return response.status;
};
const readings = () =>
  program
    .routes(app.deps)
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .map(({ endpoint }) => endpoint.path);

async function faultsOf(paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const status = await statusOf(path);
    if (status >= 500) faults.push(`${String(status)} ${path}`);
  }
  return faults;
}

it('lists the models of devices as they are shipped', async () => {
  expect(await statusOf('admin/device-models/')).toBe(200);
});

it('reads whatever can be asked for by its address alone', async () => {
  const paths = readings().filter((path) => !path.includes('{'));
  expect(paths.length).toBeGreaterThan(50);
  expect(await faultsOf(paths)).toEqual([]);
}, 120_000);

it.each(['2147483647', '2147483648', '9007199254740993', '-1', '0'])(
  'finds nothing under the number %s, and breaks on nothing',
  async (number) => {
    expect(await statusOf(`admin/changes/${number}/?offset=0&limit=10`)).toBe(404);
    const paths = readings().filter((path) => path.includes('{'));
    expect(paths.length).toBeGreaterThan(20);
    expect(await faultsOf(paths.map((path) => path.replace(/\{\w+\}/g, number)))).toEqual([]);
  },
  120_000,
);
