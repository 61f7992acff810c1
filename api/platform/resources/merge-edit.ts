import type { Knex } from 'knex';
import {
  editConflicts,
  type EditConflict,
  type LaterChange,
} from '#core/changes/edit-conflicts.ts';

/** A collection of a row that stands in a table of its own. */
export interface RowPart {
  /** Name of the program, never typed. */
  readonly table: string;
  /** Columns of its key that narrow it down. */
  readonly key?: Readonly<Record<string, number>>;
}

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
  /** Which of `mine` are no columns but collections, each of which is like one column. */
  readonly parts?: Readonly<Record<string, RowPart>>;
}

/**
 * Columns in which an edit of an older version of a locked row meets what was changed since, by what
 * is on record of it (core/changes/edit-conflicts.ts). Null where there was never such a version.
 */
export async function mergeEdit(
  trx: Knex,
  { table, id, stored, seen, mine, overwrite, parts = {} }: RowEdit,
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
  const { values } = row;
  const stray = Object.keys(mine).find((column) => !(column in values) && !(column in parts));
  if (stray !== undefined) throw new Error(`${table} has no ${stray} that could be merged`);
  const changedParts = await partsChangedSince(trx, { table, id, seen }, parts);
  return editConflicts(
    { seen, mine, overwrite },
    {
      version: stored,
      values,
      later: later.map((change) => ({ ...change, columns: [...change.columns, ...changedParts] })),
    },
  );
}

/**
 * Collections of a row that were changed after its version `seen`. Rows of a table whose key begins
 * with the row's id are found by it, those with an id of their own by the change of the row that
 * went with theirs.
 */
export async function partsChangedSince(
  trx: Knex,
  { table, id, seen }: Pick<RowEdit, 'table' | 'id' | 'seen'>,
  parts: Readonly<Record<string, RowPart>>,
): Promise<readonly string[]> {
  if (Object.keys(parts).length === 0) return [];
  const listed = Object.entries(parts).map(([name, part]) => ({ name, key: {}, ...part }));
  const { rows } = await trx.raw<{ rows: { name: string }[] }>(
    `with since as (
      select coalesce(max(set_id), 0) as set_id from change_entries
      where table_name = :table and row_id = :id and version <= :seen
    )
    select p.name from since, jsonb_to_recordset(:parts::jsonb) as p (name text, "table" text, key jsonb)
    where exists (
        select from change_entries e where e.table_name = p."table" and e.row_id = :id
          and e.set_id > since.set_id and e.row_key @> p.key)
      or exists (
        select from change_entries o join change_entries e using (set_id)
        where o.table_name = :table and o.row_id = :id and o.set_id > since.set_id
          and e.table_name = p."table" and e.row_key is null)`,
    { parts: JSON.stringify(listed), table, id, seen },
  );
  return rows.map(({ name }) => name);
}
