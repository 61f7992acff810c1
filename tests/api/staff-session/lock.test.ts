import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addPerson, password, pin, signInAt, signInWithPin, type Person } from './staff-fixture.ts';

let app: TestApp;
let device: TestClient;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  device = app.client();
  person = await addPerson(app, 'support');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const list = () => device.fetch('/api/new/admin/enquiries/');
const lock = () => device.post('auth-lock', {});

it('answers 423 to every call of the staff until the password unlocks it', async () => {
  await signInAt(device, person);
  expect((await list()).status).toBe(200);
  await lock();
  const locked = await list();
  expect([locked.status, await locked.json()]).toEqual([
    423,
    { detail: 'Obrazovka je zamčená. Odemkněte ji PINem nebo heslem.' },
  ]);
  expect((await refusalOf(device.get('staff-preferences', {}))).status).toBe(423);
  expect(await device.get('auth-session', {})).toMatchObject({ isLocked: true, user: person });
  const wrong = await refusalOf(device.post('auth-unlock', { body: { password: 'neznam' } }));
  expect(wrong).toEqual({ status: 400, body: { password: ['Toto heslo nesouhlasí.'] } });
  expect((await list()).status).toBe(423);
  await device.post('auth-unlock', { body: { password } });
  expect((await list()).status).toBe(200);
});

it('unlocks by the PIN only on the device where the password was given', async () => {
  await signInWithPin(device, person);
  await lock();
  await device.post('auth-unlock', { body: { pin } });
  expect((await list()).status).toBe(200);
  await lock();
  // The same session without the device's cookie is not at that desk.
  const station = device.cookies.get('station') ?? '';
  device.cookies.set('station', 'x'.repeat(43));
  expect((await refusalOf(device.post('auth-unlock', { body: { pin } }))).status).toBe(400);
  device.cookies.set('station', station);
  await device.post('auth-unlock', { body: { pin } });
});

it('asks for a proof, and for nothing of a customer', async () => {
  await signInAt(device, person);
  expect(await refusalOf(device.post('auth-unlock', { body: {} }))).toMatchObject({ status: 400 });
  const customer = await signIn(app, 'customer');
  const refused = await refusalOf(customer.post('auth-lock', {}));
  expect(refused.body).toEqual({ detail: 'You do not have permission to access this page.' });
});

it('lets a locked person sign out', async () => {
  await signInAt(device, person);
  await lock();
  await device.post('auth-logout', {});
  expect(await device.get('auth-session', {})).toEqual({ isLocked: false, user: null });
});

it('keeps preferences by person and takes only what is offered', async () => {
  await signInAt(device, person);
  const unset = { idleMinutes: 15, scheme: 'system', hasPin: false, favourites: [] };
  expect(await device.get('staff-preferences', {})).toEqual(unset);
  await device.post('staff-preferences-save', { body: { idleMinutes: 5, scheme: 'dark' } });
  await device.post('auth-pin-set', { body: { password, pin } });
  const kept = { idleMinutes: 5, scheme: 'dark', hasPin: true, favourites: [] };
  expect(await device.get('staff-preferences', {})).toEqual(kept);
  const never = await device.change('auth/preferences/', { idle_minutes: 600, scheme: 'dark' });
  expect(never.status).toBe(400);
});

it('keeps the screens that a person wants on top, and leaves them where nothing is said of them', async () => {
  await signInAt(device, person);
  const look = { idleMinutes: 15, scheme: 'system' } as const;
  const favourites = ['/orders', '/price-lists', '/orders'];
  await device.post('staff-preferences-save', { body: { ...look, favourites } });
  await device.post('staff-preferences-save', { body: { ...look, scheme: 'dark' } });
  expect(await device.get('staff-preferences', {})).toMatchObject({
    scheme: 'dark',
    favourites: ['/orders', '/price-lists'],
  });
  const foreign = { ...look, favourites: ['https://elsewhere.example/'] };
  const refused = await refusalOf(device.post('staff-preferences-save', { body: foreign }));
  expect(refused.status).toBe(400);
});
