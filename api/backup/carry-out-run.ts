import { basename, join } from 'node:path';
import { rm } from 'node:fs/promises';
import { backupsToRemove } from '#core/backup/thin-backups.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { describeError } from '../platform/describe-error.ts';
import { StartError } from '../platform/faults/start-error.ts';
import { BackupRunModel, problemOf } from './backup-runs.ts';
import type { BackupSource } from './read-snapshot.ts';
import { restoreDrill } from './restore-drill.ts';
import { verifyBackup } from './verify-backup.ts';
import { listBackups, writeBackup } from './write-backup.ts';

type Outcome = Partial<
  Pick<BackupRunModel, 'file' | 'bytes' | 'recipient' | 'rowCount' | 'fileCount'>
>;

const sourceOf = ({ connection, environment, now }: Dependencies): BackupSource => ({
  connection,
  dataDir: environment.dataDir,
  market: environment.market,
  now: now(),
  withKeys: false,
});

/** Carries out what waits; what fails is noted for staff, and is not tried again by itself before its next turn. */
export async function carryOutRun(deps: Dependencies, runId: number): Promise<void> {
  const run = await BackupRunModel.query(deps.knex).findById(runId);
  // A process that was killed after its work was done comes back to nothing.
  if (run?.status !== 'waiting') return;
  const outcome = await works[run.kind](deps, run).then(
    (done) => ({ ...done, status: 'done' as const, problem: null }),
    (error: unknown) => {
      deps.log.error({ run: run.kind, error: describeError(error) }, 'a backup failed');
      return { status: 'failed' as const, problem: problemOf(error) };
    },
  );
  await BackupRunModel.query(deps.knex)
    .findById(runId)
    .patch({ ...outcome, endedAt: deps.now() });
}

const works = { backup: write, verify, drill };

async function write(deps: Dependencies): Promise<Outcome> {
  const { backupDir, backupRecipient } = deps.environment;
  // A backup without a key is written by hand alone (`--plain`): it holds everybody's data.
  if (backupRecipient === undefined) throw new Error('BACKUP_RECIPIENT is missing');
  const made = await writeBackup(backupDir, sourceOf(deps), backupRecipient);
  await thin(deps);
  return {
    file: made.name,
    bytes: made.bytes,
    recipient: made.recipient,
    rowCount: made.rows,
    fileCount: made.files,
  };
}

/** Takes away what newer backups stand in for. */
async function thin({ knex, environment, now }: Dependencies): Promise<void> {
  const paths = await listBackups(environment.backupDir);
  const backups = paths.map((path) => ({ name: basename(path), madeAt: madeAt(basename(path)) }));
  for (const { name } of backupsToRemove(backups)) {
    await rm(join(environment.backupDir, name), { force: true });
    await rm(join(environment.backupDir, `${name}.json`), { force: true });
    await BackupRunModel.query(knex)
      .where({ kind: 'backup', file: name })
      .patch({ removedAt: now() });
  }
}

/** The moment that a backup's name says. */
const madeAt = (name: string): Date =>
  new Date(name.replace(/^obmena-(.{10})T(\d\d)-(\d\d)-(\d\d)Z.*$/, '$1T$2:$3:$4Z'));

async function verify({ environment }: Dependencies, { file }: BackupRunModel): Promise<Outcome> {
  const [newest] = await listBackups(environment.backupDir);
  const path = file === null ? newest : join(environment.backupDir, file);
  if (path === undefined) throw new StartError('There is no backup.');
  await verifyBackup(path, null);
  return { file: basename(path) };
}

async function drill(deps: Dependencies): Promise<Outcome> {
  const { rows, files } = await restoreDrill(deps.environment.backupDir, sourceOf(deps));
  return { rowCount: rows, fileCount: files };
}
