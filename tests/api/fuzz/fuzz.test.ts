import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '#api/platform/sessions/sessions.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { apiBase } from '#core/contract/endpoints.ts';
import { cloneSeeded } from '#tests/support/seeded-database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith } from '#tests/support/upload.ts';
import { fuzzedRequest, type FuzzedRequest } from './fuzzed-requests.ts';

const amount = Number(process.env['FUZZ_REQUESTS'] ?? 5_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** Requests of one batch; each batch has its own sessions, since some calls end them. */
const batchSize = 250;
const atOnce = 4;
/** No call of the shop takes longer than this for what a stranger sends. */
const longestMs = 20_000;
const callers = ['admin', 'support', 'picker', 'customer', null] as const;

const admin = openDatabase(testDatabase(), { mostConnections: 1 });
const database = `${testDatabase().database}_fuzzed`;
let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  await admin.raw('drop database if exists ?? with (force)', [database]);
  await cloneSeeded('cz', database);
  app = await startTestApp({ database });
  passwordHash = await hash('Dlouhe-heslo-12');
}, 180_000);
afterAll(async () => {
  await app.close();
  await admin.raw('drop database ?? with (force)', [database]);
  await admin.destroy();
});

/** Somebody of this role, whose account is as the seed made it whatever was done to it. */
async function callerOf(role: (typeof callers)[number]): Promise<TestClient> {
  const client = app.client();
  if (role === null) return client;
  const e_mail = `fuzz-${role}@obmena.example`;
  const { knex } = app.deps;
  const account = { password_hash: passwordHash, role, is_active: true };
  const [known] = await knex('users').where({ e_mail }).update(account).returning('id');
  const user = known ?? (await addUser(knex, { ...account, e_mail }));
  client.cookies.set(
    'session',
    (await openSession(app.deps.knex, { id: user.id, role }, app.deps.now())).token,
  );
  return client;
}

async function send(
  client: TestClient,
  { method, path, headers, body }: FuzzedRequest,
): Promise<Response> {
  const all: Record<string, string> = { ...headers };
  if (method !== 'GET') all['x-csrf-token'] = await client.csrf();
  if (typeof body === 'string') all['content-type'] = 'application/json';
  const sent =
    body === null || typeof body === 'string' ? body : formWith(body.fields, body.file, body.name);
  const signal = AbortSignal.timeout(longestMs);
  return client.fetch(apiBase + path, { method, headers: all, body: sent, signal });
}

/** What is wrong with an answer; null where it is one that a stranger may get. */
async function faultOf(client: TestClient, request: FuzzedRequest): Promise<string | null> {
  const told = `${request.method} ${request.path.slice(0, 300)} ${JSON.stringify(request.body).slice(0, 600)}`;
  try {
    const response = await send(client, request);
    const text = await response.text();
    if (response.status >= 500) return `${String(response.status)}: ${told}`;
    return /node_modules|\n {4}at |select .* from /.test(text.slice(0, 20_000)) &&
      response.status >= 400
      ? `tells of the inside: ${told}: ${text.slice(0, 300)}`
      : null;
  } catch (error) {
    return `${String(error)}: ${told}`;
  }
}

async function runBatch(requests: readonly FuzzedRequest[], at: number): Promise<string[]> {
  await app.deps.knex('rate_limits').delete();
  await app.deps.knex('login_delays').delete();
  const clients = await Promise.all(callers.map(callerOf));
  const faults: string[] = [];
  const waiting = [...requests.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const client = clients[(at + next[0]) % clients.length];
      const fault = client && (await faultOf(client, next[1]));
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return faults;
}

it(`answers ${String(amount)} hostile requests, and none with a fault of its own`, async () => {
  const faults: string[] = [];
  for (let at = 0; at < amount; at += batchSize) {
    const batch = { numRuns: Math.min(batchSize, amount - at), seed: seed + at };
    faults.push(...(await runBatch(fc.sample(fuzzedRequest, batch), at)));
  }
  const causes = app.logs
    .filter((line) => line.includes('"level":50'))
    .map((line) => line.slice(0, 1_500));
  expect({ faults, causes: causes.slice(0, 20) }).toEqual({ faults: [], causes: [] });
}, 3_600_000);
