import { afterAll, beforeAll, expect, it } from 'vitest';
import { bind } from '#api/platform/http/bind.ts';
import { Refusal } from '#api/platform/http/refusal.ts';
import { program } from '#api/modules.ts';
import { truncateAll } from '#tests/support/database.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const admin = { eMail: 'sef@obmena.example', password: 'Tajne-heslo-2', role: 'admin' } as const;
const steps: string[] = [];

let app: TestApp;
beforeAll(async () => {
  const handled = bind('grid-audit', (_, { user }) => {
    steps.push(`handled for ${user?.name ?? 'nobody'}`);
    throw new Refusal(404, 'not_found');
  });
  app = await startTestApp({
    routes: (deps) => [...program.routes(deps).filter(({ key }) => key !== handled.key), handled],
  });
  await truncateAll(app.deps.knex);
  await createAccount(app.deps, admin);
  app.deps.knex.on('query-response', (_: unknown, { sql }: { readonly sql: string }) => {
    if (sql.includes('from sessions')) steps.push('the session is read');
  });
});
afterAll(() => app.close());

it('begins no call before its session is known, however often it was read before', async () => {
  const client = app.client();
  await client.login(admin.eMail, admin.password);
  steps.splice(0);
  const path = '/api/new/admin/grids/audit/?sort=-at&offset=0&limit=10';
  for (let times = 0; times < 2; times += 1) await client.fetch(path);
  const once = ['the session is read', 'handled for Jana Nováková'];
  expect(steps).toEqual([...once, ...once]);
});
