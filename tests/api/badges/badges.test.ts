import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { addBadge, addBadgeWindow } from '#tests/support/factories/people.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  addPerson,
  pin,
  signInAt,
  signInWithPin,
  type Person,
} from '../staff-session/staff-fixture.ts';

const start = new Date('2026-11-25T06:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

let app: TestApp;
let admin: TestClient;
/** The window at the packing desk, registered by the supervisor. */
let window: TestClient;
let petr: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = start;
  await truncateAll(app.deps.knex);
  petr = await addPerson(app, 'packer', 'petr');
  await signInWithPin(app.client(), petr);
  admin = app.client();
  await signInAt(admin, await addPerson(app, 'admin', 'alena'));
  window = app.client();
  await signInAt(window, await addPerson(app, 'warehouse_supervisor', 'sona'));
  await window.post('badge-window-add', { body: { name: 'Balení 1' } });
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** Issues a badge and reads its code off the label for printers. */
async function issue({ id }: Person): Promise<string> {
  const { zpl } = await admin.post('staff-badge-issue', { body: { id } });
  const code = /U-[A-Z0-9]{11}/.exec(Buffer.from(zpl, 'base64').toString('utf8'))?.[0];
  if (code === undefined) throw new Error('no code on the label');
  return code;
}
const scan = (code: string, typed = pin, at = nextPage()) =>
  at.post('auth-badge', { body: { code, pin: typed } });
/** The window's next page: another CSRF token, the same cookies. */
function nextPage(of = window): TestClient {
  const next = app.client();
  for (const [name, value] of of.cookies) next.cookies.set(name, value);
  return next;
}
/** A page of whoever has scanned this badge, with the token of their session. */
async function signedIn(code: string): Promise<TestClient> {
  const page = nextPage();
  await scan(code, pin, page);
  return nextPage(page);
}
const kinds = () => app.deps.knex('security_events').orderBy('id').pluck<string[]>('kind');
const failed = { status: 401 };

describe('a badge with its PIN', () => {
  it('opens the work of the warehouse at a registered window, and nothing else', async () => {
    const code = await issue(petr);
    const page = nextPage();
    const { user } = await scan(code, pin, page);
    expect(user).toMatchObject({ id: petr.id, role: 'packer' });
    expect(user.permissions).toEqual(['office.use', 'orders.read', 'warehouse.work']);
    expect((await page.get('pick-queue', { query: {} })).rounds).toEqual([]);
    expect(await refusalOf(page.get('auth-sessions', {}))).toMatchObject({ status: 403 });
    expect(await refusalOf(page.get('user-profile', {}))).toMatchObject({ status: 403 });
    expect(await kinds()).toContain('badge_changed');
    const rows = await app.deps.knex('staff_badges');
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('gives a supervisor no more than a picker, so that no second factor is gone round', async () => {
    const radek = await addPerson(app, 'warehouse_supervisor', 'radek');
    await signInWithPin(app.client(), radek);
    const page = await signedIn(await issue(radek));
    expect((await page.get('auth-session', {})).user?.permissions).toEqual([
      'office.use',
      'orders.read',
      'warehouse.work',
    ]);
    const add = page.post('badge-window-add', { body: { name: 'Doma' } });
    expect(await refusalOf(add)).toMatchObject({ status: 403 });
    const give = page.post('staff-badge-issue', { body: { id: petr.id } });
    expect(await refusalOf(give)).toMatchObject({ status: 403 });
    expect(await refusalOf(page.get('badge-windows', {}))).toMatchObject({ status: 403 });
  });

  it('ends when nothing was done for a quarter of an hour, and stays with whoever works', async () => {
    const page = await signedIn(await issue(petr));
    app.clock.now = minutes(10);
    await page.post('staff-preferences-save', { body: { idleMinutes: 5, scheme: 'dark' } });
    app.clock.now = minutes(20);
    // A screen that reads by itself is no work.
    expect((await page.get('auth-session', {})).user).toMatchObject({ id: petr.id });
    app.clock.now = minutes(26);
    expect((await page.get('auth-session', {})).user).toBeNull();
  });
});

describe('a thief', () => {
  it('opens nothing with a stolen badge and without its PIN, and guessing locks and then ends it', async () => {
    const code = await issue(petr);
    for (let round = 0; round < 3; round += 1) {
      app.clock.now = minutes(round * 16);
      for (let guess = 0; guess < 5; guess += 1) {
        const guessed = `30${String(round)}${String(guess)}`;
        expect(await refusalOf(scan(code, guessed))).toMatchObject(failed);
      }
      // It waits, even with the right PIN.
      expect(await refusalOf(scan(code))).toMatchObject(failed);
    }
    app.clock.now = minutes(3 * 16);
    expect(await refusalOf(scan(code))).toMatchObject(failed);
    expect(await admin.get('staff-badge', { query: { id: petr.id } })).toMatchObject({
      issuedAt: null,
    });
    expect((await kinds()).filter((kind) => kind === 'sign_in_locked')).toHaveLength(3);
  });

  it('gets in no more than five guesses that come at once', async () => {
    const code = await issue(petr);
    const guesses = Array.from({ length: 12 }, () => refusalOf(scan(code, '9990')));
    for (const one of await Promise.all(guesses)) expect(one).toMatchObject(failed);
    const [row] = await app.deps.knex('staff_badges').pluck('failures');
    expect(row).toBe(5);
  });

  it('opens nothing at home, with badge and PIN, nor at a window that was taken off the list', async () => {
    const code = await issue(petr);
    expect(await refusalOf(scan(code, pin, app.client()))).toMatchObject(failed);
    const elsewhere = app.client();
    await signInAt(elsewhere, petr);
    expect(await refusalOf(scan(code, pin, elsewhere))).toMatchObject(failed);
    const page = nextPage();
    const { windows } = await window.get('badge-windows', {});
    expect(windows).toMatchObject([{ name: 'Balení 1', by: 'sona', isHere: true }]);
    await scan(code, pin, page);
    const manager = app.client();
    await signInAt(manager, await addPerson(app, 'warehouse_supervisor', 'radek'));
    await manager.post('badge-window-remove', { body: { id: windows[0]?.id ?? 0 } });
    expect((await page.get('auth-session', {})).user).toBeNull();
    expect(await refusalOf(scan(code))).toMatchObject(failed);
  });

  it('opens nothing with a badge that was revoked or replaced, and is signed out by that', async () => {
    const old = await issue(petr);
    const page = nextPage();
    await scan(old, pin, page);
    const fresh = await issue(petr);
    expect((await page.get('auth-session', {})).user).toBeNull();
    expect(await refusalOf(scan(old))).toMatchObject(failed);
    const other = nextPage();
    await scan(fresh, pin, other);
    await admin.post('staff-badge-revoke', { body: { id: petr.id } });
    expect((await other.get('auth-session', {})).user).toBeNull();
    expect(await refusalOf(scan(fresh))).toMatchObject(failed);
  });

  it('learns nothing of who has one: a made-up badge, one without a PIN and one of a leaver answer alike', async () => {
    const { knex } = app.deps;
    const eva = await addPerson(app, 'picker', 'eva');
    const codes = ['U-ABCDEFGHJKM', 'B-0042', await issue(eva)];
    const leaver = await issue(petr);
    await knex('users').where('id', petr.id).update({ is_active: false });
    const answers = await Promise.all([...codes, leaver].map((code) => refusalOf(scan(code))));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});

it('is not for those who do not work in the warehouse, and one at a time', async () => {
  const { knex } = app.deps;
  const author = await addPerson(app, 'content', 'autor');
  const wanted = admin.post('staff-badge-issue', { body: { id: author.id } });
  expect(await refusalOf(wanted)).toMatchObject({ status: 409 });
  await addBadge(knex, { user_id: petr.id });
  await expect(addBadge(knex, { user_id: petr.id })).rejects.toThrow('staff_badges_one_each');
  await addBadgeWindow(knex);
  expect((await window.get('badge-windows', {})).windows).toHaveLength(2);
});

it('tells a window whether it takes badges', async () => {
  expect((await window.get('auth-pin-users', {})).takesBadges).toBe(true);
  expect((await app.client().get('auth-pin-users', {})).takesBadges).toBe(false);
});
