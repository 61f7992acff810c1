import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { shutDemonstrationOut } from '#api/accounts/demonstration-accounts.ts';
import { openSession } from '#api/platform/sessions/sessions.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addDemonstration } from '#tests/support/factories/people.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { password } from './account-fixture.ts';

const eMail = 'admin@obmena.example';
const other = 'sef@posta.example';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

it('lets demonstration accounts in only where the shop is not real', async () => {
  const { knex, environment, now } = app.deps;
  const id = await createAccount(app.deps, { eMail, password, role: 'admin' });
  const own = await createAccount(app.deps, { eMail: other, password, role: 'admin' });
  await addDemonstration(knex, { user_id: id });
  expect((await app.client().login(eMail, password)).status).toBe(200);
  await openSession(knex, { id: own, role: 'admin' }, now());
  Object.assign(environment, { isProduction: true });
  try {
    expect(await shutDemonstrationOut(app.deps)).toBe(1);
    expect(await knex('sessions').pluck('user_id')).toEqual([own]);
    expect(await knex('station_sign_ins').pluck('user_id')).toEqual([]);
    const refused = await app.client().login(eMail, password);
    const wrong = await app.client().login(other, 'Spatne-heslo-1');
    expect([refused.status, await refused.text()]).toEqual([401, await wrong.text()]);
    expect((await app.client().login(other, password)).status).toBe(200);
  } finally {
    Object.assign(environment, { isProduction: false });
  }
});
