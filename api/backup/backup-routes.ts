import { isBackupLate } from '#core/backup/thin-backups.ts';
import type { Knex } from 'knex';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { askForRun, BackupRunModel, lastDone } from './backup-runs.ts';

type RunRow = Rows['backup_runs'] & { readonly asker: string | null };

const most = 100;

const findRuns = (db: Knex, id?: number): Promise<RunRow[]> =>
  db('backup_runs as r')
    .leftJoin('users as u', 'u.id', 'r.asked_by')
    .modify((rows: Knex.QueryBuilder) => {
      if (id !== undefined) void rows.where('r.id', id);
    })
    .orderBy('r.id', 'desc')
    .limit(most)
    .select<RunRow[]>('r.*', 'u.name as asker');

const viewOf = (row: RunRow) => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  askedBy: row.asker,
  askedAt: row.asked_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  file: row.file,
  bytes: row.bytes,
  isEncrypted: row.recipient !== null,
  rows: row.row_count,
  files: row.file_count,
  problem: row.problem,
  isRemoved: row.removed_at !== null,
});

/** Backups as admins see and start them; a job does the work. */
export function backupRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, environment } = deps;
  const isOn = environment.backupRecipient !== undefined;

  const list = bind('backup-list', async (_, { now }) => {
    const lastGoodAt = await lastDone(knex, 'backup');
    const lastDrillAt = await lastDone(knex, 'drill');
    return {
      isOn,
      isLate: isOn && isBackupLate(lastGoodAt, now),
      lastGoodAt: lastGoodAt?.toISOString() ?? null,
      lastDrillAt: lastDrillAt?.toISOString() ?? null,
      results: (await findRuns(knex)).map((row) => viewOf(row)),
    };
  });

  const start = bind('backup-start', async ({ body: { kind, id = null } }, context) => {
    if (kind === 'backup' && !isOn) throw new Refusal(409, 'backup_off');
    const file = id === null ? null : await fileOf(knex, id);
    const runId = await askForRun(deps, { kind, askedBy: staffOf(context).id, file });
    if (runId === null) throw new Refusal(409, 'backup_running');
    const [row] = await findRuns(knex, runId);
    if (!row) throw new Error('a run that was asked for has no row');
    return viewOf(row);
  });

  return [list, start];
}

/** The file of a backup that is still there. */
async function fileOf(knex: Knex, id: number): Promise<string> {
  const run = await BackupRunModel.query(knex).findById(id);
  if (run?.kind !== 'backup' || run.file === null || run.removedAt !== null) {
    throw new Refusal(404, 'not_found');
  }
  return run.file;
}
