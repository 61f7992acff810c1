import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Role } from '#core/permissions/roles.ts';
import { addApproval } from '#tests/support/factories/people.ts';
import { imeiOf, insertDevices, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const idOf = async (role: Role): Promise<number> => {
  const row = await app.deps.knex('users').where({ role }).first<{ id: number }>('id');
  return row.id;
};

it('lists what was changed and approved, newest first, with both people', async () => {
  const { knex, now } = app.deps;
  await admin.changeBy('POST', 'product/admin-units/', {
    code: 'kus',
    symbol_cs: 'ks',
    symbol_ro: 'buc',
  });
  await signIn(app, 'content');
  await addApproval(knex, {
    asked_by: await idOf('content'),
    approved_by: await idOf('admin'),
    created_at: new Date(now().getTime() + 1_000),
    expires_at: new Date(now().getTime() + 9),
  });
  const { count, results } = await admin.get('grid-audit', { query: {} });
  expect(count).toBe(2);
  expect(results.map(({ kind, what, person, second }) => ({ kind, what, person, second }))).toEqual(
    [
      { kind: 'approval', what: 'full_purge', person: 'Jana Nováková', second: 'Jana Nováková' },
      { kind: 'change', what: 'admin-unit-add', person: 'Jana Nováková', second: null },
    ],
  );
  expect(results[1]).toMatchObject({ subject: 'kus', reason: null });
  const filter = { term: '', conditions: [{ column: 'kind', op: 'in', value: ['change'] }] };
  const changes = await admin.get('grid-audit', { query: { filter: JSON.stringify(filter) } });
  expect(changes.results).toHaveLength(1);
  const units = { column: 'what', op: 'in', value: ['admin-unit-add', 'admin-unit-delete'] };
  const named = JSON.stringify({ term: '', conditions: [units] });
  expect((await admin.get('grid-audit', { query: { filter: named } })).results).toMatchObject([
    { what: 'admin-unit-add' },
  ]);
  const other = { term: '', conditions: [{ ...units, value: ['no-such-action'] }] };
  const refused = admin.get('grid-audit', { query: { filter: JSON.stringify(other) } });
  await expect(refused).rejects.toMatchObject({ status: 400 });
});

it('lists the accounts of the staff and no customer', async () => {
  await signIn(app, 'customer');
  await signIn(app, 'picker');
  const { results } = await admin.get('grid-staff', { query: { sort: 'eMail' } });
  expect(results.map(({ role, isActive }) => [role, isActive])).toEqual([
    ['admin', true],
    ['picker', true],
  ]);
});

it('names the records that a change is about, and the reason that was typed for it', async () => {
  const { knex } = app.deps;
  await insertDevices(knex);
  // Which began with an empty shop, without accounts.
  admin = await signIn(app, 'admin');
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
  const { version } = await admin.get('admin-buyback-detail', { params: { id: 1 } });
  const body = { status: 'received', reason: 'převzato na pobočce', version } as const;
  await admin.post('admin-buyback-move', { params: { id: 1 }, body });
  const { results } = await admin.get('grid-audit', { query: {} });
  expect(results.find(({ what }) => what === 'admin-buyback-move')).toMatchObject({
    reason: 'převzato na pobočce',
    // A matcher is any.
    subject: expect.stringMatching(/\S/) as unknown,
  });
});
