import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventBufferOf } from '#api/platform/security/event-buffer.ts';
import { urlMap } from '#core/contract/endpoints.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const eMail = 'hlidana@posta.example';
const password = 'Dlouhe-heslo-7391';
let app: TestApp;
let userId: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await eventBufferOf(app.deps).flush();
  await truncateAll(app.deps.knex);
  userId = await createAccount(app.deps, { eMail, password, role: 'customer' });
});
afterAll(() => app.close());

async function events() {
  await eventBufferOf(app.deps).flush();
  // A visitor who has just signed in brings the token of before, and asks again by itself.
  const found = await app.deps.knex('security_events').orderBy('id');
  return found.filter(({ kind, subject }) => kind !== 'csrf_refused' || subject === 'auth-login');
}
const kinds = async () => (await events()).map(({ kind, actor_id: by }) => [kind, by]);
const login = (typed: string) =>
  app.client().post('auth-login', { body: { eMail, password: typed } });

it('records sign-ins that fail and succeed, and whose they were', async () => {
  await refusalOf(login('Spatne-heslo-7391'));
  await login(password);
  expect(await kinds()).toEqual([
    ['sign_in_failed', userId],
    ['signed_in', userId],
  ]);
});

it('records when an account is locked, and counts what is refused while it is', async () => {
  await login(password);
  for (let attempt = 1; attempt <= 10; attempt += 1) await refusalOf(login('Spatne-heslo-7391'));
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect(await refusalOf(login(password))).toMatchObject({ status: 429 });
  }
  const found = await events();
  expect(found.filter(({ kind }) => kind === 'sign_in_failed')).toHaveLength(10);
  expect(found.filter(({ kind }) => kind === 'sign_in_locked')).toHaveLength(1);
  expect(found.at(-1)).toMatchObject({ kind: 'sign_in_refused', times: 3, subject: 'auth-login' });
});

it('records refused rights and tokens as one record of a second with their number', async () => {
  const picker = await signIn(app, 'picker');
  for (let attempt = 1; attempt <= 4; attempt += 1) await refusalOf(picker.get('backup-list', {}));
  const stranger = await fetch(`${app.url}${urlMap()['auth-login']}`, { method: 'POST' });
  expect(stranger.status).toBe(403);
  const found = await events();
  expect(found).toMatchObject([
    { kind: 'access_refused', subject: 'backup-list', times: 4 },
    { kind: 'csrf_refused', subject: 'auth-login', times: 1, actor_id: null },
  ]);
});

it('records new passwords, asked for and set', async () => {
  const visitor = app.client();
  await visitor.post('auth-login', { body: { eMail, password } });
  const signedIn = app.client();
  signedIn.cookies.set('session', visitor.cookies.get('session') ?? '');
  const changed = 'Jine-dlouhe-heslo-64';
  const body = { currentPassword: password, password: changed, passwordConfirmation: changed };
  await signedIn.post('auth-password-change', { body });
  await app.client().post('auth-password-reset', { body: { eMail } });
  expect(await kinds()).toEqual([
    ['signed_in', userId],
    ['password_changed', userId],
    ['password_reset_asked', null],
  ]);
});

it('records what is read to be taken away', async () => {
  const support = await signIn(app, 'support');
  await support.get('grid-orders', { query: { limit: 500 } });
  await support.get('grid-orders', { query: { limit: 100 } });
  expect(await events()).toMatchObject([{ kind: 'exported', subject: 'grid-orders', times: 1 }]);
});

it('keeps neither mails, passwords nor addresses, and finds alike ones all the same', async () => {
  await refusalOf(login('Spatne-heslo-7391'));
  await refusalOf(login('Spatne-heslo-7392'));
  const found = await events();
  expect(JSON.stringify(found)).not.toMatch(/posta|heslo|127\.0\.0|::1/);
  expect(new Set(found.map(({ account_key: key }) => key)).size).toBe(1);
  expect(found[0]?.network_key).toHaveLength(12);
});

it('lets no record be changed or taken away', async () => {
  await refusalOf(login('Spatne-heslo-7391'));
  await expect(app.deps.knex('security_events').delete()).rejects.toThrow('only ever added');
  await expect(app.deps.knex('security_events').update({ subject: '' })).rejects.toThrow(
    'only ever added',
  );
});
