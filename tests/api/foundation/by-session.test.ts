import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SessionMemory } from '#api/accounts/session-memory.ts';
import { openSession, sessionVersionSql } from '#api/accounts/sessions.ts';
import { query } from '#api/platform/database/query.ts';
import type { Dependencies } from '#api/platform/dependencies.ts';
import { answerBySession, type Caller } from '#api/platform/http/by-session.ts';
import { Refusal } from '#api/platform/http/refusal.ts';
import { countStatements } from '#tests/api/catalog/count-statements.ts';
import { truncateAll } from '#tests/support/database.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Role } from '#core/permissions/roles.ts';

let app: TestApp;
let sessions: SessionMemory;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  sessions = new SessionMemory();
  token = await signedIn('admin');
  await call(() => Promise.resolve());
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

async function signedIn(role: Role): Promise<string> {
  const account = { eMail: `${role}@obmena.example`, password: 'Dlouhe-heslo-12', role };
  const id = await createAccount(app.deps, account);
  return (await openSession(app.deps.knex, { id, role }, app.clock.now)).token;
}

/** Who was given to each making of the answer, and how the last of them ended. */
async function call(
  make: (caller: Caller) => Promise<unknown>,
  deps: Dependencies = app.deps,
): Promise<{ readonly callers: readonly string[]; readonly outcome: unknown }> {
  const callers: string[] = [];
  const outcome = await answerBySession(
    deps,
    sessions,
    { provesSession: true },
    token,
    (caller) => {
      const by = caller.session === null ? 'nobody' : caller.session.user.name;
      callers.push(caller.sessionProof ? `perhaps ${by}` : by);
      return make(caller);
    },
  ).then(
    ({ answered }) => answered,
    (error: unknown) => error,
  );
  return { callers, outcome };
}

/** Reads the session as a statement of a list does. */
async function prove({ sessionProof }: Caller): Promise<void> {
  if (!sessionProof) return;
  const [row] = await query<{ version: string | null }>(
    app.deps.knex,
    `select ${sessionVersionSql('$1', '$2')} as version`,
    [sessionProof.tokenHash, sessionProof.at],
  );
  sessionProof.hear(row?.version ?? null);
}

const refusal = new Refusal(403, 'permission_denied');
const name = 'Jana Nováková';
const rename = () => app.deps.knex('users').update({ name: 'Jana Malá' });
const lock = () => app.deps.knex('sessions').update({ locked_at: app.clock.now });
const signOut = () => app.deps.knex('sessions').delete();

it('sends what a call of its own has proven, without another statement', async () => {
  const statements = await countStatements(app.deps.knex, async () => {
    expect((await call(prove)).callers).toEqual([`perhaps ${name}`]);
  });
  expect(statements).toBe(1);
});

it('reads the session where the call has not, and keeps the answer where it is the same', async () => {
  const statements = await countStatements(app.deps.knex, async () => {
    const { callers, outcome } = await call(() => Promise.resolve('none'));
    expect([callers, outcome]).toEqual([[`perhaps ${name}`], 'none']);
    const refused = await call(() => Promise.reject(refusal));
    expect([refused.callers, refused.outcome]).toEqual([[`perhaps ${name}`], refusal]);
  });
  expect(statements).toBe(2);
});

it('waits once where the database cannot be had', async () => {
  const away = new Error('no connection became free');
  const statements = await countStatements(app.deps.knex, async () => {
    const { callers, outcome } = await call(() => Promise.reject(away));
    expect([callers, outcome]).toEqual([[`perhaps ${name}`], away]);
  });
  expect(statements).toBe(0);
});

it.each([
  ['its owner was renamed', rename, 'Jana Malá'],
  ['its owner was shut out', () => app.deps.knex('users').update({ is_active: false }), 'nobody'],
  ['it was locked', lock, name],
  ['it ended', signOut, 'nobody'],
])('makes the answer anew where %s since it was known', async (_, change, by) => {
  await change();
  expect((await call(prove)).callers).toEqual([`perhaps ${name}`, by]);
});

it('makes the answer anew where the session ends between two statements of the call', async () => {
  const { callers } = await call(async (caller) => {
    await prove(caller);
    await signOut();
    await prove(caller);
  });
  expect(callers).toEqual([`perhaps ${name}`, 'nobody']);
});

it('makes the answer anew where it was refused by what is no longer so', async () => {
  const { outcome } = await call(async ({ sessionProof, session }) => {
    if (sessionProof) await rename();
    if (session?.user.name === name) throw refusal;
    return 'allowed';
  });
  expect(outcome).toBe('allowed');
});

it('knows by the clock alone that a shift or a session is over', async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 12 * 3_600_000);
  expect((await call(prove)).callers).toEqual(['nobody']);
});

it('guesses neither a customer nor by a replica, which is a moment late', async () => {
  const replicated = { ...app.deps, reads: app.deps.knex.withUserParams({}) };
  expect((await call(prove, replicated)).callers).toEqual([name]);
  token = await signedIn('customer');
  await call(prove);
  expect((await call(prove)).callers).toEqual([name]);
});

it('forgets the session that stood longest unused when it knows too many', async () => {
  const [first, second] = [token, await signedIn('support')];
  token = second;
  await call(prove);
  const kept = sessions.guess(second, app.clock.now);
  if (!kept) throw new Error('the session was not kept');
  for (let n = 0; n < 499; n += 1) sessions.keep({ ...kept, tokenHash: Buffer.from(String(n)) });
  expect(sessions.guess(first, app.clock.now)).toBeNull();
  expect(sessions.guess(second, app.clock.now)).not.toBeNull();
});
