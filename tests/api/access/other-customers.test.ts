import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStaff, roles } from '#core/permissions/roles.ts';
import { toWire } from '#core/contract/casing.ts';
import { buildPath } from '#core/contract/client.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { apiBase, endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import type { Sample } from '../bad-input/sample.ts';
import { samples } from '../bad-input/samples.ts';
import { accountProbes } from './account-probes.ts';
import { createOwner, secretsOf, stateOf, type Owner } from './owner.ts';
import type { Probes } from './probe.ts';
import { saleProbes } from './sale-probes.ts';
import { shopProbes } from './shop-probes.ts';
import { staffSessionProbes } from './staff-session-probes.ts';

const probes: Probes = {
  ...accountProbes,
  ...saleProbes,
  ...shopProbes,
  ...staffSessionProbes,
};
const entries = Object.entries(endpoints) as [UrlKey, Endpoint][]; // the table's own keys
/** The rest asks for a permission, which tests/api/foundation/access.test.ts walks with every role. */
const open = entries.filter(([, { access }]) => typeof access !== 'object');
/** Calls that show something to its owner: they prove that the strangers aimed at what is there. */
const showing = open.flatMap(([key, endpoint]) => {
  const owns = endpoint.method === 'GET' ? probes[key]?.owns : undefined;
  return owns ? [{ key, endpoint, owns }] : [];
});
const everybody = ['anonymous', ...roles] as const;

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startOrderApp();
  await prepareOrderShop(app);
  owner = await createOwner(app);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const strangers = new Map<string, TestClient>();
/** One visitor for each role, signed in anew where the call before ended the session. */
async function stranger(role: (typeof everybody)[number]): Promise<TestClient> {
  const known = strangers.get(role);
  if (known && (role === 'anonymous' || known.cookies.has('session'))) return known;
  await app.deps.knex('users').where('e_mail', `${role}@obmena.example`).delete();
  const client = role === 'anonymous' ? app.client() : await signIn(app, role);
  strangers.set(role, client);
  return client;
}

async function call(client: TestClient, endpoint: Endpoint, { params, query, body }: Sample) {
  await app.deps.knex('rate_limits').delete();
  await app.deps.knex('login_delays').delete();
  await app.deps.knex('sessions').update({ locked_at: null });
  const path = buildPath(endpoint.path, { params: Object(params), query: Object(query) });
  const answer =
    endpoint.method === 'GET'
      ? await client.fetch(apiBase + path)
      : endpoint.upload
        ? await sendForm(client, path, formWith({}, Buffer.from('x')))
        : await client.changeBy(endpoint.method, path, toWire(body ?? {}));
  return { status: answer.status, text: await answer.text() };
}

/** What a call answers before it looks at anything that was sent; null where it lets the caller in. */
function refusalOf({ access }: Endpoint, role: (typeof everybody)[number]): number | null {
  if (access === 'public') return null;
  if (role === 'anonymous') return 401;
  return access === 'staff' && !isStaff(role) ? 403 : null;
}

it.each(open)(
  '%s shows a stranger nothing of a customer and changes nothing, whatever the role',
  async (key, endpoint) => {
    const probe = probes[key];
    if (!probe) throw new Error(`${key} needs a probe in tests/api/access`);
    const sample = probe.input?.(owner) ?? samples[key] ?? {};
    const before = await stateOf(app, owner);
    for (const role of everybody) {
      const { status, text } = await call(await stranger(role), endpoint, sample);
      const shut = refusalOf(endpoint, role);
      const expected = shut ?? probe.answers ?? (status < 500 ? status : 'no failure');
      const told = secretsOf(owner).filter((secret) => text.includes(secret));
      expect({ role, status, told }).toEqual({ role, status: expected, told: [] });
    }
    expect(await stateOf(app, owner)).toBe(before);
  },
  30_000,
);

it.each(showing)('$key shows its owner what strangers do not see', async ({ endpoint, owns }) => {
  const { status, text } = await call(owner.client, endpoint, owns(owner));
  expect({ status, isEmpty: text === '' }).toEqual({ status: 200, isEmpty: false });
});
