import type { Knex } from 'knex';
import type { BackupKind, BackupProblem } from '#core/contract/backups.ts';
import type { Rows } from '../platform/database/rows.ts';
import { rowModel } from '../platform/database/row-model.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { StartError } from '../platform/faults/start-error.ts';

export class BackupRunModel extends rowModel('backup_runs') {}

/** The job that carries a run out. */
export const backupJob = 'backup-run';

interface AskedRun {
  readonly kind: BackupKind;
  /** Null for what comes round by itself. */
  readonly askedBy: number | null;
  /** The backup that is to be verified. */
  readonly file?: string | null;
}

/** Notes a run and enqueues it; null while another of its kind has not ended. */
export const askForRun = (
  { knex, jobs, now }: Pick<Dependencies, 'knex' | 'jobs' | 'now'>,
  { kind, askedBy, file = null }: AskedRun,
): Promise<number | null> =>
  knex.transaction(async (trx) => {
    const rows: Pick<Rows['backup_runs'], 'id'>[] = await trx('backup_runs')
      .insert({ kind, asked_by: askedBy, asked_at: now(), file })
      // The index of those that wait lets in one of a kind.
      .onConflict(trx.raw("(kind) where status = 'waiting'"))
      .ignore()
      .returning('id');
    const [run] = rows;
    if (!run) return null;
    await jobs.enqueue(trx, backupJob, { runId: run.id });
    return run.id;
  });

const problemsByCode: Readonly<Record<string, BackupProblem>> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  '53100': 'disk_full',
  ENOENT: 'no_folder',
  ENOTDIR: 'no_folder',
  EACCES: 'no_folder',
  EROFS: 'no_folder',
  EPERM: 'no_folder',
  // The database's user may not make another database.
  '42501': 'no_right',
};

/** What people are told of an error; the log says the rest. */
export function problemOf(error: unknown): BackupProblem {
  if (error instanceof StartError) return 'broken';
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return (typeof code === 'string' && problemsByCode[code]) || 'failed';
}

/** When the last backup was written that is whole. */
export async function lastDone(db: Knex, kind: BackupKind): Promise<Date | null> {
  const row = await BackupRunModel.query(db)
    .where({ kind, status: 'done' })
    .orderBy('ended_at', 'desc')
    .first();
  return row?.endedAt ?? null;
}
