import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#api/platform/sessions/sessions.ts';
import { permissionsOf, roles, type Role } from '#core/permissions/roles.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { apiBase, endpoints } from '#core/contract/endpoints.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await truncateAll(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

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
    const client = app.client();
    expect((await call(client, endpoint)).status).toBe(401);
    client.cookies.set('session', 'x'.repeat(43));
    expect((await call(client, endpoint)).status).toBe(401);
    const staff = await signIn(app, 'admin');
    await app.deps.knex('users').update({ is_active: false });
    const shutOut = await call(staff, endpoint);
    expect(shutOut.status).toBe(401);
    expect(await shutOut.text()).toMatch(/^\{"detail":"[^"]+"\}$/);
    await app.deps.knex('users').update({ is_active: true });
    await app.deps.knex('sessions').update({ expires_at: app.clock.now });
    expect((await call(staff, endpoint)).status).toBe(401);
    await truncateAll(app.deps.knex);
  });

  it('is refused to every role without its permission', async () => {
    const { access } = endpoint;
    const permission = typeof access === 'object' ? access.permission : null;
    const lacking = roles.filter((role) => permission && !permissionsOf(role).includes(permission));
    for (const role of lacking) {
      const refused = await call(await signIn(app, role), endpoint);
      expect([role, refused.status, await refused.json()]).toEqual([
        role,
        403,
        { detail: 'You do not have permission to access this page.' },
      ]);
    }
    await truncateAll(app.deps.knex);
  });
});

it.each(changes)('%s is refused without the token of this session', async (_, endpoint) => {
  const admin = await signIn(app, 'admin');
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
  await truncateAll(app.deps.knex);
});

it('ends the session of somebody who became staff after 12 hours, as every shift', async () => {
  const { deps, clock } = app;
  const client = await signIn(app, 'customer');
  await deps.knex('users').update({ role: 'admin' satisfies Role });
  const list = () => client.fetch(`${apiBase}admin/buyback/`);
  expect((await list()).status).toBe(200);
  clock.now = new Date(clock.now.getTime() + 12 * 3_600_000);
  expect((await list()).status).toBe(401);
  await truncateAll(deps.knex);
});

it('opens no session that a table’s reader could use', async () => {
  const { deps } = app;
  await signIn(app, 'admin');
  const { token } = await openSession(deps.knex, { id: 1, role: 'admin' }, deps.now());
  const kept = JSON.stringify(await deps.knex('sessions').select('*'));
  expect(kept).not.toContain(token);
});
