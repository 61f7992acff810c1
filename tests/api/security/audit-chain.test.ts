import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventBufferOf } from '#api/platform/security/event-buffer.ts';
import { lookAtChain, noteChainCheck } from '#api/security/check-chain.ts';
import { sealChain } from '#api/security/seal-chain.ts';
import { securityJobs } from '#api/security/security-jobs.ts';
import { addApproval, addChangeEntry, addSecurityEvent } from '#tests/support/factories/people.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await eventBufferOf(app.deps).flush();
  const { knex } = app.deps;
  await knex.raw(
    'truncate security_events, audit_chain, audit_chain_checks, security_alerts restart identity',
  );
  await truncateAll(knex);
  app.clock.now = new Date('2026-11-21T12:00:00Z');
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

const job = (name: string) => {
  const found = securityJobs.find((one) => one.name === name);
  if (!found) throw new Error(`no job is called ${name}`);
  return found.run({}, app.deps);
};
const event = (given = {}) => addSecurityEvent(app.deps.knex, { at: app.clock.now, ...given });
/** As somebody with the database's own password would. */
const tamper = (sql: string) =>
  app.deps.knex.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(sql);
  });
const broken = async () => (await lookAtChain(app.deps, true)).broken;

it('joins events, changes and approvals to one chain that holds', async () => {
  await event();
  await addChangeEntry(app.deps.knex);
  await addApproval(app.deps.knex);
  expect(await sealChain(app.deps)).toBe(3);
  expect(await sealChain(app.deps)).toBe(0);
  const sources: string[] = await app.deps.knex('audit_chain').orderBy('sequence').pluck('source');
  expect(sources.toSorted()).toEqual(['approval', 'change', 'event']);
  expect(await broken()).toBeNull();
});

it('is joined once, however many processes do it at a time', async () => {
  for (let made = 0; made < 30; made += 1) await event();
  await Promise.all([1, 2, 3, 4].map(() => sealChain(app.deps)));
  const numbers: number[] = await app.deps
    .knex('audit_chain')
    .orderBy('sequence')
    .pluck('sequence');
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  expect(await broken()).toBeNull();
});

it.each([
  ['an event that was changed', `update security_events set subject = 'x' where id = 2`, 'content'],
  ['an event that was deleted', 'delete from security_events where id = 2', 'missing'],
  ['a link that was deleted', 'delete from audit_chain where sequence = 2', 'gap'],
  [
    'a link that was written anew',
    `update audit_chain set source_id = 9 where sequence = 2`,
    'link',
  ],
])('names the link of %s', async (_, sql, reason) => {
  for (let made = 0; made < 4; made += 1) await event();
  await sealChain(app.deps);
  await tamper(sql);
  expect(await broken()).toEqual({ sequence: 2, reason });
});

it('finds a changed entry of the audit log', async () => {
  await addChangeEntry(app.deps.knex);
  await sealChain(app.deps);
  await tamper(`update change_entries set row_id = 77`);
  expect(await broken()).toEqual({ sequence: 1, reason: 'content' });
});

it('finds an end that was cut off together with its records', async () => {
  for (let made = 0; made < 4; made += 1) await event();
  await sealChain(app.deps);
  await noteChainCheck(app.deps, { isWhole: true });
  await tamper(
    'delete from audit_chain where sequence > 2; delete from security_events where id > 2',
  );
  expect(await broken()).toEqual({ sequence: 3, reason: 'cut_off' });
});

it('tells every admin of a broken chain, and shows it until the whole holds again', async () => {
  await event();
  await job('security-check-all');
  await tamper(`update security_events set kind = 'exported'`);
  await job('security-check-all');
  await job('security-check-all');
  expect(await app.deps.knex('mails').pluck('kind')).toEqual(['security-alert']);
  const { chain, alerts } = await admin.get('security-state', {});
  expect(chain).toMatchObject({ links: 1, broken: { sequence: 1, reason: 'content' } });
  expect(alerts).toMatchObject([{ rule: 'chain_broken', subject: '1', seenAt: null }]);
});

it('raises one alert for many failures, mails it once, and another one after it was seen', async () => {
  const failed = { kind: 'sign_in_failed', account_key: 'ucet' };
  await event({ ...failed, times: 9 });
  await job('security-watch');
  expect((await admin.get('security-state', {})).alerts).toEqual([]);
  await event(failed);
  await job('security-watch');
  await event(failed);
  await job('security-watch');
  const { alerts } = await admin.get('security-state', {});
  expect(alerts).toMatchObject([
    { rule: 'many_failures_of_account', subject: 'ucet', times: 11, seenBy: null },
  ]);
  expect(await app.deps.knex('mails').pluck('kind')).toEqual(['security-alert']);

  await admin.post('security-alert-seen', { params: { id: alerts[0]?.id ?? 0 }, body: {} });
  await job('security-watch');
  expect((await admin.get('security-state', {})).alerts).toHaveLength(1);
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  await event({ ...failed, times: 10 });
  await job('security-watch');
  expect((await admin.get('security-state', {})).alerts).toHaveLength(2);
  // Another hour, another mail.
  expect(await app.deps.knex('mails').pluck('kind')).toEqual(['security-alert']);
});

it.each(['revealed', 'access_refused', 'exported'])(
  'raises an alert for one person by whom much is %s',
  async (kind) => {
    const [{ id } = { id: 0 }] = await app.deps.knex('users').select('id');
    await event({ kind, actor_id: id, times: 60 });
    await job('security-watch');
    const { alerts } = await admin.get('security-state', {});
    expect(alerts.map(({ times, subject }) => [times, subject])).toEqual([[60, 'Jana Nováková']]);
  },
);

it('exports records with their hashes, and puts that on record', async () => {
  await event({ subject: '=1+1' });
  const lines = await admin.post('security-export', { body: { format: 'ndjson', days: 1 } });
  expect(lines).toMatchObject({ name: 'security-2026-11-21.ndjson', isCut: false });
  const [line = ''] = lines.contents.split('\n');
  expect(JSON.parse(line)).toMatchObject({ sequence: 1, what: 'sign_in_failed', subject: '=1+1' });
  const table = await admin.post('security-export', { body: { format: 'csv', days: 1 } });
  expect(table.contents).toContain(`'=1+1`);
  const kinds: string[] = await app.deps.knex('security_events').pluck('kind');
  expect(kinds.filter((kind) => kind === 'exported')).toHaveLength(2);
});

it('is looked at by a press, and read by those alone who read the audit log', async () => {
  await admin.post('security-check', { body: {} });
  await app.deps.jobs.runDue();
  expect((await admin.get('security-state', {})).chain.wholeCheckedAt).not.toBeNull();
  const picker = await signIn(app, 'picker');
  expect(await refusalOf(picker.get('security-state', {}))).toMatchObject({ status: 403 });
  const { results } = await admin.get('grid-security', { query: {} });
  expect(Array.isArray(results)).toBe(true);
});
