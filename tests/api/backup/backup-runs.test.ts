import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { backupJobs } from '#api/backup/backup-jobs.ts';
import { askForRun } from '#api/backup/backup-runs.ts';
import { carryOutRun } from '#api/backup/carry-out-run.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { newKeys } from './backup-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'obmena-runs-'));
const { recipient } = await newKeys();
let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp({ environment: { BACKUP_DIR: folder, BACKUP_RECIPIENT: recipient } });
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const list = () => admin.get('backup-list', {});
const start = (kind: 'backup' | 'verify' | 'drill', id?: number) =>
  admin.post('backup-start', { body: { kind, ...(id !== undefined && { id }) } });
const job = (name: string) => {
  const found = backupJobs.find((one) => one.name === name);
  if (!found) throw new Error(`no job is called ${name}`);
  return found.run({}, app.deps);
};
const files = () => readdirSync(folder).filter((name) => name.endsWith('.age'));

it('makes an encrypted backup by a press and verifies it', async () => {
  const asked = await start('backup');
  expect(asked).toMatchObject({ kind: 'backup', status: 'waiting', file: null });
  expect(await refusalOf(start('backup'))).toMatchObject({ status: 409 });
  await app.deps.jobs.runDue();
  const { results, isOn, isLate } = await list();
  expect({ isOn, isLate }).toEqual({ isOn: true, isLate: false });
  expect(results[0]).toMatchObject({ status: 'done', isEncrypted: true, isRemoved: false });
  expect(files()).toEqual([results[0]?.file]);

  await start('verify', asked.id);
  await app.deps.jobs.runDue();
  expect((await list()).results[0]).toMatchObject({ kind: 'verify', status: 'done' });

  writeFileSync(join(folder, files()[0] ?? ''), 'spoiled');
  await start('verify', asked.id);
  await app.deps.jobs.runDue();
  expect((await list()).results[0]).toMatchObject({ status: 'failed', problem: 'broken' });
});

it('takes away what newer backups stand in for, and says so', async () => {
  for (const name of files()) rmSync(join(folder, name));
  const morning = new Date('2026-11-21T08:00:00Z');
  for (const hours of [0, 1]) {
    app.clock.now = new Date(morning.getTime() + hours * 3_600_000);
    await job('backup-nightly');
    await app.deps.jobs.runDue();
  }
  const { results } = await list();
  expect(results.map(({ isRemoved }) => isRemoved)).toEqual([false, true]);
  expect(files()).toEqual([results[0]?.file]);
});

it('restores a copy for trial and leaves nothing of it', async () => {
  await start('drill');
  await app.deps.jobs.runDue();
  const { results, lastDrillAt } = await list();
  expect(results[0]).toMatchObject({ kind: 'drill', status: 'done', problem: null });
  expect(results[0]?.rows).toBeGreaterThan(0);
  expect(lastDrillAt).not.toBeNull();
  expect(readdirSync(folder)).not.toContain('drill');
  const { rows } = await app.deps.knex.raw<{ rows: unknown[] }>(
    "select from pg_database where datname = current_database() || '_drill'",
  );
  expect(rows).toEqual([]);
});

it('says why one failed, and tells the admins every day until one succeeds', async () => {
  writeFileSync(join(folder, 'plain-file'), '');
  const environment = { ...app.deps.environment, backupDir: join(folder, 'plain-file/backups') };
  const runId = await askForRun(app.deps, { kind: 'backup', askedBy: null });
  await carryOutRun({ ...app.deps, environment }, runId ?? 0);
  const { results, isLate } = await list();
  expect(results[0]).toMatchObject({ status: 'failed', problem: 'no_folder', askedBy: null });
  expect(isLate).toBe(true);
  const mails = () => app.deps.knex('mails').where('kind', 'backup-late').pluck('recipient');
  await app.deps.knex('mails').delete();
  await job('backup-watch');
  await job('backup-watch');
  const admins = await app.deps.knex('users').where({ role: 'admin', is_active: true }).pluck('id');
  expect(await mails()).toHaveLength(admins.length);
});

it('is for admins', async () => {
  const support = await signIn(app, 'support');
  expect(await refusalOf(support.get('backup-list', {}))).toMatchObject({ status: 403 });
  expect(await refusalOf(support.post('backup-start', { body: { kind: 'drill' } }))).toMatchObject({
    status: 403,
  });
});

it('is off where the shop knows no key to encrypt to', async () => {
  const { environment } = app.deps;
  const plain = { ...app.deps, environment: { ...environment, backupRecipient: undefined } };
  for (const { schedule, run } of backupJobs) if (schedule !== undefined) await run({}, plain);
  expect((await list()).results).toEqual([]);
  const runId = await askForRun(plain, { kind: 'backup', askedBy: null });
  await carryOutRun(plain, runId ?? 0);
  expect((await list()).results[0]).toMatchObject({ status: 'failed', problem: 'failed' });
});
