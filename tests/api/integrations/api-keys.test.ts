import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeyCallsPerMinute, type ApiKeyScope } from '#core/integrations/api-key.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
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

const makeKey = (scopes: ApiKeyScope[], name = 'Účetnictví') =>
  admin.post('api-key-make', { body: { name, scopes, days: 30 } });

/** A call by a key, without a session and without a CSRF token. */
const call = (key: string, path: string, init: RequestInit = {}) =>
  app.client().fetch(`/api/new/${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(init.headers as Record<string, string> | undefined), // the tests' own plain objects
    },
  });

const switchFeed = (key: string, version = 0) =>
  call(key, 'admin/feeds/google/', {
    method: 'PATCH',
    body: JSON.stringify({ version, is_active: true }),
  });

it('shows a key once and keeps its hash alone', async () => {
  const { key, prefix, id, state } = await makeKey(['catalogue.read']);
  expect(key).toMatch(/^obm_[0-9a-f]{12}_[\w-]{43}$/);
  expect(key).toContain(prefix);
  expect(state).toBe('valid');
  const list = await admin.get('api-key-list', {});
  expect(list.results).toMatchObject([
    { id, prefix, lastUsedAt: null, scopes: ['catalogue.read'] },
  ]);
  const secret = key.slice(-43);
  const stored: unknown = await app.deps.knex.raw(
    `select (select json_agg(k) from api_keys k) as keys, (select json_agg(e) from change_entries e) as history`,
  );
  expect(JSON.stringify(list) + JSON.stringify(stored)).not.toContain(secret);
  await call(key, 'admin/feeds/');
  expect((await admin.get('api-key-list', {})).results[0]?.lastUsedAt).not.toBeNull();
});

it('lets a key do what it was given, without a CSRF token, and nothing else', async () => {
  const { key } = await makeKey(['catalogue.read']);
  expect((await call(key, 'admin/feeds/')).status).toBe(200);
  expect((await switchFeed(key)).status).toBe(403);
  for (const path of ['admin/api-keys/', 'admin/encryption-keys/', 'auth/session/', 'config/']) {
    expect([path, (await call(key, path)).status]).toEqual([path, 403]);
  }
});

it('records what a program writes under its maker with the name of the key', async () => {
  const { key } = await makeKey(['catalogue.read', 'catalogue.edit'], 'Sklad');
  expect((await switchFeed(key)).status).toBe(200);
  const sets = await admin.get('admin-change-list', { query: { offset: 0, limit: 5 } });
  expect(sets.results[0]).toMatchObject({
    call: 'feed-update',
    actor: { name: 'Jana Nováková · Sklad' },
  });
  expect(sets.results[1]).toMatchObject({ call: 'api-key-make', actor: { name: 'Jana Nováková' } });
});

it('ignores cookies where a key is sent', async () => {
  const { key } = await makeKey(['orders.read']);
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asKey = await call(key, 'admin/feeds/', { headers: { cookie } });
  expect(asKey.status).toBe(403);
  const asNobody = await call('obm_wrong', 'admin/feeds/', { headers: { cookie } });
  expect(asNobody.status).toBe(401);
});

describe('a key that is not valid', () => {
  const answerTo = async (key: string) => {
    const response = await call(key, 'admin/feeds/', { headers: { 'accept-language': 'cs' } });
    const body: unknown = await response.json();
    return [response.status, body, response.headers.get('www-authenticate')];
  };

  it('is answered alike, whatever is wrong with it', async () => {
    const refused = await answerTo(`obm_000000000000_${'A'.repeat(43)}`);
    expect(refused).toEqual([
      401,
      // A matcher of texts stands for a text.
      { detail: expect.stringContaining('Klíč API neplatí') as string },
      'Bearer',
    ]);
    const { key } = await makeKey(['catalogue.read']);
    const other = await makeKey(['catalogue.read']);
    const ended = await makeKey(['catalogue.read']);
    await admin.post('api-key-end', { params: { id: ended.id }, body: {} });
    const expired = await makeKey(['catalogue.read']);
    const shutOut = await makeKey(['catalogue.read']);
    const past = { made_at: new Date(1_000), expires_at: new Date(2_000) };
    await app.deps.knex('api_keys').where('id', expired.id).update(past);
    const { id: gone } = await addUser(app.deps.knex, { role: 'admin', is_active: false });
    await app.deps.knex('api_keys').where('id', shutOut.id).update({ made_by: gone });
    const wrongSecret = key.slice(0, -43) + other.key.slice(-43);
    for (const text of ['', 'obm_', wrongSecret, ended.key, expired.key, shutOut.key]) {
      expect(await answerTo(text)).toEqual(refused);
    }
    expect((await answerTo(key))[0]).toBe(200);
  });

  it('shrinks with the role of whoever made it', async () => {
    const { key, id } = await makeKey(['catalogue.read', 'orders.read']);
    const picker = await addUser(app.deps.knex, { role: 'picker' });
    await app.deps.knex('api_keys').where({ id }).update({ made_by: picker.id });
    expect((await call(key, 'admin/feeds/')).status).toBe(403);
  });
});

it('answers 429 with the time to wait when a key calls too often', async () => {
  const { key } = await makeKey(['orders.read']);
  const statuses = new Map<number, number>();
  let wait: string | null = null;
  for (let sent = 0; sent <= apiKeyCallsPerMinute; sent += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(key, 'admin/feeds/')));
    for (const { status, headers } of answers) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 429) wait = headers.get('retry-after');
    }
  }
  expect(statuses.get(403)).toBeLessThanOrEqual(apiKeyCallsPerMinute);
  expect(statuses.get(429)).toBeGreaterThanOrEqual(50);
  expect(Number(wait)).toBeGreaterThan(0);
});

it('refuses a key that may nothing, or what no key may', async () => {
  expect(await refusalOf(makeKey([]))).toMatchObject({ status: 400 });
  const money = { name: 'x', scopes: ['money.release'], days: 30 };
  expect((await admin.change('admin/api-keys/', money)).status).toBe(400);
});
