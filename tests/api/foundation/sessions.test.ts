import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const start = new Date('2026-11-21T12:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const customer = {
  eMail: 'jana@example.org',
  password: 'Tajne-heslo-1',
  role: 'customer',
} as const;
const admin = { eMail: 'sef@example.org', password: 'Tajne-heslo-2', role: 'admin' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = start;
  await truncateAll(app.deps.knex);
  await createAccount(app.deps, customer);
  await createAccount(app.deps, admin);
});
afterAll(() => app.close());

const whoIs = async (client: ReturnType<TestApp['client']>) => {
  const { user } = await client.get('config', {});
  return user?.eMail ?? null;
};

describe('a session', () => {
  it('opens with the right password and ends with the logout', async () => {
    const client = app.client();
    const response = await client.login('JANA@example.org', customer.password);
    expect(response.status).toBe(200);
    const { user } = (await response.json()) as { user: object }; // as session.ts describes it
    expect(user).toMatchObject({ e_mail: customer.eMail, role: 'customer', permissions: [] });
    expect(await whoIs(client)).toBe(customer.eMail);
    expect((await client.change('auth/logout/')).status).toBe(204);
    expect(await whoIs(client)).toBeNull();
    expect(client.cookies.has('session')).toBe(false);
  });

  it('is kept in a cookie that no script and no other site can use', async () => {
    const response = await app.client().login(customer.eMail, customer.password);
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith('session='));
    expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  });

  it('is stored as a hash only', async () => {
    const client = app.client();
    await client.login(customer.eMail, customer.password);
    const rows: { token_hash: Buffer }[] = await app.deps.knex('sessions').select('token_hash');
    expect(rows).toHaveLength(1);
    const stored = rows[0]?.token_hash.toString('base64url');
    expect(stored).not.toBe(client.cookies.get('session'));
  });

  it('slides for customers and ends 30 days after the last visit', async () => {
    const client = app.client();
    await client.login(customer.eMail, customer.password);
    app.clock.now = later(29 * 24);
    expect(await whoIs(client)).toBe(customer.eMail);
    app.clock.now = later(58 * 24);
    expect(await whoIs(client)).toBe(customer.eMail);
    app.clock.now = later(58 * 24 + 30 * 24);
    expect(await whoIs(client)).toBeNull();
  });

  it('ends for customers 180 days after the password, however often it is used', async () => {
    const client = app.client();
    await client.login(customer.eMail, customer.password);
    for (let day = 20; day < 180; day += 20) {
      app.clock.now = later(day * 24);
      expect(await whoIs(client)).toBe(customer.eMail);
    }
    app.clock.now = later(180 * 24);
    expect(await whoIs(client)).toBeNull();
  });

  it('ends for staff 12 hours after the login, used or not', async () => {
    const client = app.client();
    await client.login(admin.eMail, admin.password);
    app.clock.now = new Date(later(12).getTime() - 1);
    expect(await whoIs(client)).toBe(admin.eMail);
    app.clock.now = later(12);
    expect(await whoIs(client)).toBeNull();
  });

  it('ends at once for an account that was shut out', async () => {
    const client = app.client();
    await client.login(admin.eMail, admin.password);
    await app.deps.knex('users').where('e_mail', admin.eMail).update({ is_active: false });
    expect(await whoIs(client)).toBeNull();
    expect((await app.client().login(admin.eMail, admin.password)).status).toBe(401);
  });
});

/** Wrong passwords, each after the wait that the one before brought. */
async function fail(client: ReturnType<TestApp['client']>, times: number): Promise<void> {
  for (let failure = 0; failure < times; failure += 1) {
    expect((await client.login(customer.eMail, 'Spatne-heslo-1')).status).toBe(401);
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  }
}

describe('a login', () => {
  it('answers the same whether the account exists or not', async () => {
    const wrong = await app.client().login(customer.eMail, 'Spatne-heslo-1');
    const unknown = await app.client().login('nikdo@example.org', 'Spatne-heslo-1');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it('is locked for 15 minutes after ten failures, even with the right password', async () => {
    const client = app.client();
    await fail(client, 10);
    const locked = await client.login(customer.eMail, customer.password);
    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe('840');
    expect((await client.login(admin.eMail, admin.password)).status).toBe(200);
    app.clock.now = later(0.4);
    expect((await app.client().login(customer.eMail, customer.password)).status).toBe(200);
  });

  it('lets no more than five of many simultaneous guesses through', async () => {
    const client = app.client();
    await client.get('config', {});
    const guesses = Array.from({ length: 25 }, () =>
      client.login(customer.eMail, 'Spatne-heslo-1'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('forgets the failures before a success', async () => {
    const client = app.client();
    await fail(client, 9);
    expect((await client.login(customer.eMail, customer.password)).status).toBe(200);
    expect((await app.client().login(customer.eMail, 'Spatne-heslo-1')).status).toBe(401);
    expect((await app.client().login(customer.eMail, customer.password)).status).toBe(200);
  });
});

describe('the clean-up', () => {
  it('removes what has ended and nothing else', async () => {
    await app.deps.knex.raw('delete from jobs.job');
    await app.client().login(customer.eMail, customer.password);
    await app.client().login(admin.eMail, admin.password);
    app.clock.now = later(13);
    await app.deps.knex.transaction((trx) => app.deps.jobs.enqueue(trx, 'clean-up', {}));
    expect(await app.deps.jobs.runDue()).toBe(1);
    expect(await app.deps.knex('sessions').select('user_id')).toEqual([{ user_id: 1 }]);
    expect(await app.deps.knex('rate_limits').select('key')).toEqual([]);
  });
});
