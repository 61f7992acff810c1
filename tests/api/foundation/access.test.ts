import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#api/platform/sessions/sessions.ts';
import { isStaff, permissionsOf, roles, type Role } from '#core/permissions/roles.ts';
import { isLetIn, type Endpoint } from '#core/contract/endpoint.ts';
import { apiBase, endpoints } from '#core/contract/endpoints.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addUser } from '#tests/support/factories/people.ts';
import type { Given } from '#tests/support/factories/row-factory.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
/** One session for each role: what is refused leaves it as it is. */
const staff = new Map<Role, TestClient>();
/** Sessions that open nothing. */
const closed = { made_up: 'x'.repeat(43), shut_out: '', ended: '' };
beforeAll(async () => {
  app = await startTestApp();
  const { knex } = app.deps;
  await truncateAll(knex);
  for (const role of roles) staff.set(role, await signIn(app, role));
  closed.shut_out = await openWith({ is_active: false }, {});
  closed.ended = await openWith({}, { expires_at: app.clock.now });
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** The token of a session of somebody who might do everything, but for what is given. */
async function openWith(account: Given<'users'>, session: Given<'sessions'>): Promise<string> {
  const { knex } = app.deps;
  const { id } = await addUser(knex, { ...account, role: 'admin' });
  const { token } = await openSession(knex, { id, role: 'admin' }, app.clock.now);
  await knex('sessions')
    .where({ user_id: id })
    .update({ locked_at: null, ...session });
  return token;
}

const staffOf = (role: Role): TestClient => {
  const client = staff.get(role);
  if (!client) throw new Error(`nobody is ${role}`);
  return client;
};

const guarded = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access !== 'public');
// A signed call has no session to be misused: its signature is tried with the gateways' messages.
const changes = Object.entries<Endpoint>(endpoints).filter(
  ([, { method, signed }]) => method !== 'GET' && !signed,
);
const addressOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, '1');

const call = (client: TestClient, endpoint: Endpoint) =>
  endpoint.method === 'GET'
    ? client.fetch(apiBase + addressOf(endpoint))
    : client.changeBy(endpoint.method, addressOf(endpoint), {});

describe.each(guarded)('%s', (_, endpoint) => {
  it('is closed to a visitor, to an ended session and to an account that was shut out', async () => {
    expect((await call(app.client(), endpoint)).status).toBe(401);
    for (const [name, token] of Object.entries(closed)) {
      const client = app.client();
      client.cookies.set('session', token);
      const refused = await call(client, endpoint);
      expect([name, refused.status]).toEqual([name, 401]);
      expect(await refused.text()).toMatch(/^\{"detail":"[^"]+"\}$/);
    }
  });

  it('is refused to every role without its permission, whatever its body', async () => {
    const { access } = endpoint;
    const lacking = roles.filter(
      (role) =>
        (typeof access === 'object' && !isLetIn(access, permissionsOf(role))) ||
        (access === 'staff' && !isStaff(role)),
    );
    for (const role of lacking) {
      const refused = await call(staffOf(role), endpoint);
      expect([role, refused.status, await refused.json()]).toEqual([
        role,
        403,
        { detail: 'You do not have permission to access this page.' },
      ]);
    }
  });
});

/** Only what reads is asked by those who may: what changes would change what the others find. */
const readings = guarded.filter(([, { method }]) => method === 'GET');

describe.each(readings)('%s', (_, endpoint) => {
  it('lets in every role that has its permission', async () => {
    const { access } = endpoint;
    const having = roles.filter(
      (role) => typeof access === 'object' && isLetIn(access, permissionsOf(role)),
    );
    for (const role of having) {
      const answer = await staffOf(role).fetch(apiBase + addressOf(endpoint), {
        signal: AbortSignal.timeout(5_000),
      });
      await answer.body?.cancel();
      expect([role, [401, 403].includes(answer.status)]).toEqual([role, false]);
    }
  });
});

it('asks for a permission before anything else is looked at, in every call of the staff', () => {
  const open = guarded.filter(
    ([, { path, access }]) => /(?:^|\/)admin\//.test(path) && typeof access !== 'object',
  );
  expect(open.map(([key]) => key)).toEqual([]);
});

it('refuses a customer what is the staff’s own before the body is looked at', async () => {
  const calls = ['auth/unlock/', 'auth/pin/', 'auth/supervisor/', 'auth/preferences/'];
  for (const path of [...calls, 'auth/prove-again/', 'auth/factors/remove/']) {
    expect([path, (await staffOf('customer').change(path, {})).status]).toEqual([path, 403]);
  }
});

it('opens with the sessions that were refused, once they are as they should be', async () => {
  const { knex } = app.deps;
  await knex('users').update({ is_active: true });
  await knex('sessions').update({ expires_at: new Date(app.clock.now.getTime() + 60_000) });
  for (const token of [closed.shut_out, closed.ended]) {
    const client = app.client();
    client.cookies.set('session', token);
    expect((await client.fetch(`${apiBase}admin/buyback/`)).status).toBe(200);
  }
});

it.each(changes)('%s is refused without the token of this session', async (_, endpoint) => {
  const admin = staffOf('admin');
  const stranger = app.client();
  const { csrfToken } = await stranger.get('config', {});
  for (const headers of [{}, { 'x-csrf-token': '' }, { 'x-csrf-token': csrfToken }]) {
    const init = {
      method: endpoint.method,
      body: '{}',
      headers: { ...headers, 'content-type': 'application/json' },
    };
    expect((await admin.fetch(apiBase + addressOf(endpoint), init)).status).toBe(403);
  }
});

it('ends the session of somebody who became staff after 12 hours, as every shift', async () => {
  const { deps, clock } = app;
  await truncateAll(deps.knex);
  const client = await signIn(app, 'customer');
  await deps.knex('users').update({ role: 'admin' satisfies Role });
  const list = () => client.fetch(`${apiBase}admin/buyback/`);
  expect((await list()).status).toBe(200);
  clock.now = new Date(clock.now.getTime() + 12 * 3_600_000);
  expect((await list()).status).toBe(401);
});

it('opens no session that a table’s reader could use', async () => {
  const { deps } = app;
  await truncateAll(deps.knex);
  await signIn(app, 'admin');
  const { token } = await openSession(deps.knex, { id: 1, role: 'admin' }, deps.now());
  const kept = JSON.stringify(await deps.knex('sessions').select('*'));
  expect(kept).not.toContain(token);
});
