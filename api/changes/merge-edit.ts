import type { Knex } from 'knex';
import {
  editConflicts,
  type EditConflict,
  type LaterChange,
} from '#core/changes/edit-conflicts.ts';

export interface RowEdit {
  /** Name of the program, never typed. */
  readonly table: string;
  readonly id: number;
  /** The version that is stored; the row is locked. */
  readonly stored: number;
  /** The version that the writer saw. */
  readonly seen: number;
  /** What is to be written, by column. */
  readonly mine: Readonly<Record<string, unknown>>;
  readonly overwrite: readonly string[];
}

/**
 * Columns in which an edit of an older version of a locked row meets what was changed since, by what
 * is on record of it (core/changes/edit-conflicts.ts). Null where there was never such a version.
 */
export async function mergeEdit(
  trx: Knex,
  { table, id, stored, seen, mine, overwrite }: RowEdit,
): Promise<readonly EditConflict[] | null> {
  const { rows: later } = await trx.raw<{ rows: LaterChange[] }>(
    `select version, array(select jsonb_object_keys(after)) as columns from change_entries
    where table_name = ? and row_id = ? and op = 'update' and version > ?`,
    [table, id, seen],
  );
  const { rows } = await trx.raw<{ rows: { values: Readonly<Record<string, unknown>> }[] }>(
    'select to_jsonb(t) as values from ?? t where id = ?',
    [table, id],
  );
  const [row] = rows;
  if (!row) throw new Error(`a locked row of ${table} is not there`);
  return editConflicts({ seen, mine, overwrite }, { version: stored, values: row.values, later });
}
