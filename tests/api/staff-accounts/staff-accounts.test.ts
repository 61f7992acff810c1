import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { insertStores } from '#tests/support/stock-fixture.ts';
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

const colleague = {
  id: null,
  version: 0,
  eMail: 'petr.vesely@obmena.example',
  name: 'Petr Veselý',
  role: 'picker',
  language: 'cs',
  isActive: true,
  store: null,
} as const;
// Wrong values are among what is tried.
const save = (body: object) => admin.post('save-user', { body: { ...colleague, ...body } });
const names = async (query: object = {}) =>
  (await admin.get('active-users', { query })).results.map(({ name }) => name);

it('makes an account that nobody can sign in to before its holder sets a password', async () => {
  expect(await save({})).toEqual({ ...colleague, id: 2, version: 1 });
  expect(await names()).toEqual(['Jana Nováková', 'Petr Veselý']);
  expect((await app.client().login(colleague.eMail, 'none')).status).toBe(401);
  const reset = { e_mail: colleague.eMail };
  expect((await app.client().change('auth/password-reset/', reset)).status).toBe(204);
});

it('lists only staff, by role, by name and by who was shut out', async () => {
  await signIn(app, 'customer');
  await save({});
  await save({ eMail: 'a@obmena.example', name: 'Anna Malá', isActive: false });
  expect(await names()).toEqual(['Jana Nováková', 'Petr Veselý']);
  expect(await names({ role: 'picker' })).toEqual(['Petr Veselý']);
  expect(await names({ term: 'VESEL' })).toEqual(['Petr Veselý']);
  expect(await names({ term: '%' })).toEqual([]);
  expect(await names({ state: 'inactive' })).toEqual(['Anna Malá']);
});

it('changes a role at once and signs out whoever is shut out', async () => {
  const support = await signIn(app, 'support');
  const grid = '/api/new/admin/enquiries/';
  expect((await support.fetch(grid)).status).toBe(200);
  await save({ id: 2, version: 1, role: 'packer' });
  expect((await support.fetch(grid)).status).toBe(403);
  await save({ id: 2, version: 2, role: 'packer', isActive: false });
  expect((await support.fetch(grid)).status).toBe(401);
  expect(await app.deps.knex('sessions').pluck('user_id')).toEqual([1]);
});

it('refuses a stale version with the current account, and changes nothing', async () => {
  await save({});
  await save({ id: 2, version: 1, name: 'Petr Nový' });
  const refused = await refusalOf(save({ id: 2, version: 1, name: 'Petr Starý' }));
  expect(refused).toMatchObject({
    status: 409,
    body: { current: { id: 2, version: 2, name: 'Petr Nový', e_mail: colleague.eMail } },
  });
});

it('never lets somebody change an own role or access', async () => {
  const self = { id: 1, version: 1, eMail: 'admin@obmena.example', name: 'Jana' };
  const message = 'Vlastní roli ani přístup si změnit nemůžete.';
  expect(await refusalOf(save({ ...self, role: 'picker', isActive: false }))).toMatchObject({
    status: 400,
    body: { role: [message], is_active: [message] },
  });
  expect(await save({ ...self, role: 'admin' })).toMatchObject({ name: 'Jana', version: 2 });
});

it('says at which store somebody works, of those that there are', async () => {
  await insertStores(app.deps.knex);
  expect(await save({ store: 'brno' })).toMatchObject({ id: 2, store: 'brno' });
  const listed = await admin.get('grid-staff', { query: {} });
  expect(listed.results.map(({ id, store, storeSlug }) => [id, store, storeSlug])).toContainEqual([
    2,
    expect.stringContaining('Brno'),
    'brno',
  ]);
  expect(await save({ id: 2, version: 1, store: null })).toMatchObject({ store: null });
  expect(await refusalOf(save({ id: 2, version: 2, store: 'nikde' }))).toMatchObject({
    status: 400,
    body: { store: ['Tuto prodejnu neznáme.'] },
  });
});

it.each([
  [{ role: 'customer' }, 'role'],
  [{ role: 'director' }, 'role'],
  [{ eMail: 'nikdo' }, 'e_mail'],
  [{ eMail: 'ADMIN@obmena.example' }, 'e_mail'],
  [{ name: ' ' }, 'name'],
  [{ password: 'Heslo-1234567' }, 'password'],
])('refuses %j by its field', async (wrong, field) => {
  const refused = await refusalOf(save(wrong));
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, [field]]);
});

it('keeps its hands off the accounts of customers', async () => {
  await signIn(app, 'customer');
  expect((await refusalOf(save({ id: 2, version: 1 }))).status).toBe(404);
});

it('lets only administrators in', async () => {
  const support = await signIn(app, 'support');
  for (const [client, status] of [
    [app.client(), 401],
    [support, 403],
  ] as const) {
    const answers = [
      await client.fetch('/api/new/users/active-users/'),
      await client.change('users/save-user/', {}),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  }
});
