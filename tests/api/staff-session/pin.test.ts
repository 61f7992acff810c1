import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addPerson, password, pin, signInAt, signInWithPin, type Person } from './staff-fixture.ts';

const start = new Date('2026-11-21T06:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);

let app: TestApp;
let device: TestClient;
let jana: Person;
let petr: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = start;
  await truncateAll(app.deps.knex);
  device = app.client();
  jana = await addPerson(app, 'support', 'jana');
  petr = await addPerson(app, 'picker', 'petr');
  await signInWithPin(device, petr);
  await signInWithPin(device, jana);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const switchTo = (person: Person, typed = pin, at = device) =>
  at.post('auth-pin-switch', { body: { userId: person.id, pin: typed } });
const names = async (at = device) =>
  (await at.get('auth-pin-users', {})).users.map(({ name }) => name);
/** Its next page, which asks for a CSRF token of the session that is there now. */
const sameDevice = () => {
  const next = app.client();
  for (const [name, value] of device.cookies) next.cookies.set(name, value);
  return next;
};
const failed = {
  status: 401,
  body: { detail: 'PIN nesouhlasí. Po pěti chybách, nebo po dvanácti hodinách je potřeba heslo.' },
};

it('names who signed in on this device, and nobody on another', async () => {
  expect(await names()).toEqual(['jana', 'petr']);
  expect(await names(app.client())).toEqual([]);
  await app.deps.knex('users').where('id', petr.id).update({ is_active: false });
  expect(await names()).toEqual(['jana']);
});

it('switches people and ends the session of whoever was there', async () => {
  const session = device.cookies.get('session') ?? '';
  expect(await switchTo(petr)).toMatchObject({ user: { ...petr, role: 'picker' } });
  expect(await device.get('auth-session', {})).toMatchObject({ isLocked: false, user: petr });
  const before = app.client();
  before.cookies.set('session', session);
  expect((await before.get('auth-session', {})).user).toBeNull();
});

it('needs the password again after five wrong PINs, even for the right one', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await refusalOf(switchTo(petr, '9999'))).toEqual(failed);
  }
  expect(await refusalOf(switchTo(petr))).toEqual(failed);
  expect(await names()).toEqual(['jana']);
  await signInAt(device, petr);
  expect(await switchTo(petr)).toMatchObject({ user: petr });
});

it('counts wrong PINs that come at once, and lets in no more than five of them', async () => {
  const attempts = Array.from({ length: 12 }, () => refusalOf(switchTo(petr, '9999')));
  expect(await Promise.all(attempts)).toEqual(Array.from({ length: 12 }, () => failed));
  const rows: unknown = await app.deps
    .knex('station_sign_ins')
    .where('user_id', petr.id)
    .pluck('pin_failures');
  expect(rows).toEqual([5]);
});

it('forgets failures once the PIN is right', async () => {
  for (let attempt = 1; attempt <= 4; attempt += 1) await refusalOf(switchTo(petr, '9999'));
  await switchTo(petr);
  const later = sameDevice();
  expect(await refusalOf(switchTo(petr, '9999', later))).toEqual(failed);
  expect(await switchTo(petr, pin, later)).toMatchObject({ user: petr });
});

it('answers the same for strangers, people elsewhere and people without a PIN', async () => {
  const elsewhere = await addPerson(app, 'packer', 'eva');
  const without = await addPerson(app, 'packer', 'ota');
  await signInWithPin(app.client(), elsewhere);
  await signInAt(device, without);
  expect(await refusalOf(switchTo({ id: 999, eMail: '' }))).toEqual(failed);
  expect(await refusalOf(switchTo(elsewhere))).toEqual(failed);
  expect(await refusalOf(switchTo(without))).toEqual(failed);
});

it('ends with the 12 hours of the password, not 12 hours after the PIN', async () => {
  app.clock.now = hours(11.5);
  await switchTo(petr);
  app.clock.now = hours(12.1);
  expect((await device.get('auth-session', {})).user).toBeNull();
  expect(await names()).toEqual([]);
  expect(await refusalOf(switchTo(petr, pin, sameDevice()))).toEqual(failed);
});

it('sets a PIN only with the password, and none that everybody tries', async () => {
  const set = (body: object) => device.change('auth/pin/', { password, pin, ...body });
  expect((await set({ password: 'neznam' })).status).toBe(400);
  expect(await (await set({ pin: '1234' })).json()).toEqual({
    pin: ['Takový PIN uhodne každý. Zvolte číslice, které nejdou po sobě ani se neopakují.'],
  });
  expect((await set({ pin: '12' })).status).toBe(400);
  const rows: { pin_hash: string }[] = await app.deps.knex('staff_settings').select('pin_hash');
  expect(rows.map(({ pin_hash }) => pin_hash.slice(0, 10))).toEqual(['$argon2id$', '$argon2id$']);
});

it('opens nothing any more once the password was changed', async () => {
  const passwords = { password: 'Jine-heslo-456', password_confirmation: 'Jine-heslo-456' };
  const body = { current_password: password, ...passwords };
  expect((await device.change('auth/password-change/', body)).status).toBe(204);
  expect(await names()).toEqual(['petr']);
});

it('keeps the cookie of the device from scripts', async () => {
  const answer = await app.client().login(petr.eMail, password);
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('station='));
  expect(cookie).toMatch(/^station=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/);
});
