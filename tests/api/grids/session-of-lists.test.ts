import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { askGrid, insertMany, readGrid, where } from './grid-fixture.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  await insertMany(app, 100);
});
beforeEach(async () => {
  await app.deps.knex('users').delete();
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const found = { filter: { term: 'obal' } };
const pages = {
  'a kept list': found,
  'a list without rows': { filter: where('nameCs', 'equals', 'nothing') },
  'a list that is refused': { sort: 'password' },
};
const ends = {
  'was closed': [() => app.deps.knex('sessions').delete(), 401],
  'was locked': [() => app.deps.knex('sessions').update({ locked_at: app.clock.now }), 423],
  'belongs to a customer now': [() => app.deps.knex('users').update({ role: 'customer' }), 403],
} as const;

describe.each(Object.entries(pages))('%s', (_, page) => {
  it.each(Object.entries(ends))(
    'is refused at once when the session %s',
    async (__, [end, status]) => {
      await askGrid(admin, 'products', page);
      expect((await askGrid(admin, 'products', page))[0]).toBeOneOf([200, 400]);
      await end();
      expect((await askGrid(admin, 'products', page))[0]).toBe(status);
    },
  );
});

it('is open again when the session is', async () => {
  await readGrid(admin, 'products', found);
  for (const [at, status] of [
    [app.clock.now, 423],
    [null, 200],
  ] as const) {
    await app.deps.knex('sessions').update({ locked_at: at });
    for (let time = 0; time < 2; time += 1) {
      expect((await askGrid(admin, 'products', found))[0]).toBe(status);
    }
  }
});
