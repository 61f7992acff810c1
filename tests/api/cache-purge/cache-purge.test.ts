import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachePurgeRoutes } from '#api/cache-purge/cache-purge-routes.ts';
import { configRoutes } from '#api/config/config-routes.ts';
import { bind } from '#api/platform/http/bind.ts';
import { approvalHash } from '#api/staff-session/supervisor-routes.ts';
import type { Role } from '#core/permissions/roles.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addApproval } from '#tests/support/factories/people.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let label = 'first';
let runs = 0;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    routes: (deps) => [
      bind('buyback-product-type-choices', (_, context) => {
        runs += 1;
        context.tag('catalogue');
        return Promise.resolve({ choices: [{ value: 'telefony', label }] });
      }),
      ...configRoutes(deps),
      ...cachePurgeRoutes(deps),
    ],
  });
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  app.deps.replyCache.drop(['*']);
  label = 'first';
  runs = 0;
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const path = '/api/new/buyback/product-type-choices/';
async function shown(): Promise<string | undefined> {
  const answer = await fetch(app.url + path);
  const { choices } = (await answer.json()) as { choices: { label: string }[] }; // as in buyback.ts
  return choices[0]?.label;
}

async function purge(body: object, role: Role = 'content') {
  await app.deps.knex('users').where('e_mail', `${role}@obmena.example`).delete();
  const staff = await signIn(app, role);
  const heard = Promise.race(
    (['obey', 'drop'] as const).map(
      (name) =>
        new Promise<void>((resolve) => {
          const { replyCache } = app.deps;
          const real = replyCache[name].bind(replyCache) as (order: unknown) => void; // either's own
          vi.spyOn(replyCache, name).mockImplementationOnce((order: unknown) => {
            real(order);
            resolve();
          });
        }),
    ),
  );
  const answer = await staff.changeBy('POST', 'core/fastly/purge', body);
  const reply: unknown = await answer.json();
  if (answer.status === 200) await heard;
  vi.restoreAllMocks();
  return { status: answer.status, reply };
}

it('purges every kept answer where no key is named', async () => {
  await shown();
  label = 'second';
  expect(await shown()).toBe('first');
  const { status, reply } = await purge({});
  expect({ status, reply }).toEqual({ status: 200, reply: { cdn: 'sandbox', requests: 1 } });
  expect(await shown()).toBe('second');
});

it('purges one address and no other', async () => {
  await shown();
  label = 'second';
  await purge({ mode: 'url', url: '/jina/stranka' });
  expect(await shown()).toBe('first');
  await purge({ mode: 'url', url: `http://localhost:3000${path}` });
  expect(await shown()).toBe('second');
});

it('shows the old answer after a soft purge until the new one is made', async () => {
  await shown();
  label = 'second';
  await purge({ mode: 'key', keys: ['catalogue'], soft_purge: true });
  expect(await shown()).toBe('first');
  await eventually(async () => expect(await shown()).toBe('second'));
  expect(runs).toBe(2);
});

describe('purging everything', () => {
  const full = { mode: 'full' };

  it('is refused to one person alone, and to a soft purge', async () => {
    await shown();
    label = 'second';
    expect((await purge(full)).status).toBe(409);
    expect((await purge({ ...full, approval: 'x'.repeat(43) })).status).toBe(409);
    const soft = await purge({ ...full, soft_purge: true });
    expect([soft.status, Object.keys(soft.reply ?? {})]).toEqual([400, ['soft_purge']]);
    expect(await shown()).toBe('first');
  });

  it('is done once with the approval of a second person', async () => {
    await shown();
    label = 'second';
    const { token, staff } = await approved();
    const answer = await staff.changeBy('POST', 'core/fastly/purge', { ...full, approval: token });
    expect(answer.status).toBe(200);
    await eventually(async () => expect(await shown()).toBe('second'));
    const again = await staff.changeBy('POST', 'core/fastly/purge', { ...full, approval: token });
    expect(again.status).toBe(409);
  });
});

/** A content editor with the approval of an admin. */
async function approved() {
  const staff = await signIn(app, 'content');
  const { knex, now } = app.deps;
  const { id } = await knex('users').where({ role: 'content' }).first<{ id: number }>('id');
  const token = 'y'.repeat(43);
  await addApproval(knex, {
    token_hash: approvalHash(token),
    asked_by: id,
    created_at: now(),
    expires_at: new Date(now().getTime() + 60_000),
  });
  return { token, staff };
}

it('sends 600 keys in three requests (T-PLAT-3)', async () => {
  const keys = Array.from({ length: 600 }, (_, index) => `family-${String(index)}`);
  expect((await purge({ keys })).reply).toEqual({ cdn: 'sandbox', requests: 3 });
});

it.each([
  [{ mode: 'url', url: 'https://jinde.example/' }, 'url'],
  [{ mode: 'url' }, 'url'],
  [{ keys: ['klíč'] }, 'keys'],
  [{ mode: 'all' }, 'mode'],
])('refuses %j at its field', async (body, field) => {
  const { status, reply } = await purge(body);
  expect(status).toBe(400);
  expect(Object.keys(reply ?? {})).toEqual([field]);
});

it.each([
  ['fastly-503', 'Fastly: HTTP 503'],
  ['fastly-401', 'Fastly: HTTP 401'],
])('says what the CDN answered to %s, and has purged its own cache', async (key, problem) => {
  await shown();
  label = 'second';
  expect(await purge({ keys: ['catalogue', key] })).toEqual({
    status: 502,
    reply: { detail: 'Failed to purge cache', problem },
  });
  await eventually(async () => expect(await shown()).toBe('second'));
});
