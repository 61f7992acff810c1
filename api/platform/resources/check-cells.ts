import type { Knex } from 'knex';
import { editConflicts, type LaterChange } from '#core/changes/edit-conflicts.ts';
import type { CellValue } from '#core/grid/grid-definition.ts';
import type { StoredCell } from './last-changes.ts';
import { readRows, type KeptRow, type KeptTable } from './kept-table.ts';
import type { RowChange } from './server-grid.ts';

/** What is known of rows that are to be changed, which are locked. */
export interface KnownRows {
  readonly stored: ReadonlyMap<number, KeptRow>;
  readonly later: ReadonlyMap<number, readonly LaterChange[]>;
  readonly closed: ReadonlyMap<number, string>;
  /** `field value` → the row that has it. */
  readonly owners: Map<string, number>;
}

export type CheckedCell =
  | { readonly phrase: string; readonly theirs?: CellValue; readonly stored?: StoredCell }
  | { readonly value: CellValue };

/** Locks the rows that are to be changed, in the order of their ids; as many statements for one as for many. */
export async function lockRows(
  trx: Knex.Transaction,
  kept: KeptTable,
  rows: readonly RowChange[],
): Promise<KnownRows> {
  if (rows.length === 0) {
    return { stored: new Map(), closed: new Map(), later: new Map(), owners: new Map() };
  }
  const ids = [...new Set(rows.map(({ id }) => id))].toSorted((a, b) => a - b);
  const closed = (await kept.closed?.(trx, ids)) ?? new Map<number, string>();
  const found = await readRows(
    trx,
    kept,
    (some) => void some.whereIn('id', ids).orderBy('id').forUpdate(),
  );
  const stored = new Map(found.map((row) => [row.id, row]));
  const stale = rows.filter(({ id, version }) => (stored.get(id)?.version ?? version) !== version);
  return {
    stored,
    closed,
    later: await laterChanges(trx, kept.table, stale),
    owners: await ownersOf(trx, kept, rows),
  };
}

async function laterChanges(
  trx: Knex,
  table: string,
  stale: readonly RowChange[],
): Promise<ReadonlyMap<number, readonly LaterChange[]>> {
  const later = new Map<number, LaterChange[]>();
  if (stale.length === 0) return later;
  const { rows } = await trx.raw<{ rows: (LaterChange & { row: number })[] }>(
    `select row_id::integer as row, version, array(select jsonb_object_keys(after)) as columns
     from change_entries where table_name = ? and row_id = any(?) and op = 'update' and version > ?`,
    [table, stale.map(({ id }) => id), Math.min(...stale.map(({ version }) => version))],
  );
  for (const { row, ...change } of rows) later.set(row, [...(later.get(row) ?? []), change]);
  return later;
}

async function ownersOf(
  trx: Knex,
  { table, fields }: KeptTable,
  rows: readonly RowChange[],
): Promise<Map<string, number>> {
  const owners = new Map<string, number>();
  for (const [field, { column, unique, schema }] of Object.entries(fields)) {
    if (!unique || !schema) continue;
    const wanted = rows.flatMap(({ changes }): readonly (string | number)[] => {
      // A wrong value is refused by its schema; the database could not even compare it.
      const value = schema.safeParse(changes[field]).data;
      return typeof value === 'number' || typeof value === 'string' ? [value] : [];
    });
    if (wanted.length === 0) continue;
    const found = await trx(table)
      .whereIn(column, wanted)
      .select<{ id: number; value: string | number }[]>('id', { value: column });
    for (const { id, value } of found) owners.set(`${field} ${String(value)}`, id);
  }
  return owners;
}

/** Whether a field was changed since the writer saw it, unless the writer's value is to win. */
export const isMeeting =
  (
    { stored, later }: KnownRows,
    { id, version, overwrite }: Pick<RowChange, 'id' | 'version' | 'overwrite'>,
    { fields }: Pick<KeptTable, 'fields'>,
  ) =>
  (name: string): boolean => {
    const column = fields[name]?.column ?? name;
    const met = editConflicts(
      {
        seen: version,
        mine: { [column]: null },
        overwrite: overwrite.includes(name) ? [column] : [],
      },
      { version: stored.get(id)?.version ?? version, values: {}, later: later.get(id) ?? [] },
    );
    return met?.length !== 0;
  };

/**
 * What becomes of one cell: its value as it is stored, or the phrase why it stays (T-GRID-1). Another
 * field that changed meanwhile merges, the same one conflicts unless it is overwritten (T-GRID-8).
 */
export function checkCell(
  kept: KeptTable,
  known: KnownRows,
  { id, version, overwrite }: RowChange,
  name: string,
  given: CellValue,
): CheckedCell {
  const { fields } = kept;
  const stored = known.stored.get(id);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!stored) return { phrase: 'unknown_row' };
  if (!field?.schema) return { phrase: 'not_editable' };
  const closed = known.closed.get(id);
  if (closed !== undefined) return { phrase: closed };
  const parsed = field.schema.safeParse(given);
  if (!parsed.success) {
    return {
      phrase: given === null ? 'required' : (parsed.error.issues[0]?.message ?? 'required'),
    };
  }
  const value = parsed.data as CellValue; // the schemas of fields give cells
  const theirs = stored[name] ?? null;
  const isMet = isMeeting(known, { id, version, overwrite }, { fields });
  if (isMet(name) && theirs !== value) return changedMeanwhile(kept, { id, version }, name, theirs);
  if (field.unique && value !== null) {
    const key = `${name} ${String(value)}`;
    if ((known.owners.get(key) ?? id) !== id) return { phrase: 'already_used' };
    known.owners.set(key, id);
  }
  return { value };
}

/** A field that somebody else changed since the writer saw it: what it holds, and where that stands. */
export const changedMeanwhile = (
  { table, fields }: Pick<KeptTable, 'table' | 'fields'>,
  { id, version }: Pick<RowChange, 'id' | 'version'>,
  name: string,
  theirs: CellValue,
): { readonly phrase: string; readonly theirs: CellValue; readonly stored: StoredCell } => ({
  phrase: 'changed_meanwhile',
  theirs,
  stored: { table, rowId: id, column: fields[name]?.column ?? name, seen: version },
});
