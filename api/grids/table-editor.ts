import type { Knex } from 'knex';
import type { z } from 'zod';
import { editConflicts, type LaterChange } from '#core/changes/edit-conflicts.ts';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { refuseConstraint, type GuardedFields } from '../catalog-admin/refuse-constraint.ts';
import type { Dependencies } from '../dependencies.ts';
import type { GridEditor, RefusedCell, RowChange } from './server-grid.ts';

/** A column of a list that is one column of its table. */
export interface EditedCell {
  readonly column: string;
  readonly type: 'text' | 'integer' | 'numeric' | 'date';
  readonly schema: z.ZodType<CellValue>;
  /** No two rows may have the same value. */
  readonly isUnique?: true;
}

/** A table whose rows are those of a list, with an `id` and a `version` that every change raises. */
export interface EditedTable {
  readonly table: string;
  readonly cells: Readonly<Record<string, EditedCell>>;
  /** Columns of the list by the constraint that guards them where two people write at once. */
  readonly guarded?: GuardedFields;
  /** Locks what the rows belong to, and answers which of them stay as they are, with the phrase why. */
  readonly closed?: (
    trx: Knex.Transaction,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, string>>;
  /** Brings up to date what shows the rows; last in the transaction. */
  readonly changed?: (
    trx: Knex.Transaction,
    deps: Dependencies,
    ids: readonly number[],
  ) => Promise<void>;
}

type Stored = Readonly<Record<string, CellValue>> & {
  readonly id: number;
  readonly version: number;
};
type Write = Record<string, CellValue>;

interface Known {
  readonly stored: ReadonlyMap<number, Stored>;
  readonly later: ReadonlyMap<number, readonly LaterChange[]>;
  readonly closed: ReadonlyMap<number, string>;
  /** `column value` → the row that has it. */
  readonly owners: Map<string, number>;
}

/**
 * Writes cells of a plain table: what can be is applied, the rest is refused with its reason
 * (T-GRID-1), other fields merge and the same ones conflict (T-GRID-8). The statements are as many
 * for a thousand rows as for one.
 */
export const tableEditor =
  (edited: EditedTable): GridEditor =>
  async (trx, deps, rows) => {
    const ids = [...new Set(rows.map(({ id }) => id))].toSorted((a, b) => a - b);
    const known = await readKnown(trx, edited, rows, ids);
    const refused: RefusedCell[] = [];
    const writes = new Map<number, Write>();
    let applied = 0;
    for (const row of rows) {
      for (const [name, value] of Object.entries(row.changes)) {
        const checked = checkCell(edited, known, row, name, value);
        if ('phrase' in checked) {
          refused.push({ id: row.id, column: name, ...checked });
          continue;
        }
        applied += 1;
        if (checked.value === known.stored.get(row.id)?.[checked.column]) continue;
        writes.set(row.id, { ...writes.get(row.id), [checked.column]: checked.value });
      }
    }
    if (writes.size > 0) {
      await refuseConstraint(edited.guarded ?? {}, write(trx, edited, writes));
      await edited.changed?.(trx, deps, [...writes.keys()]);
    }
    return { applied, refused, ids };
  };

async function readKnown(
  trx: Knex.Transaction,
  edited: EditedTable,
  rows: readonly RowChange[],
  ids: readonly number[],
): Promise<Known> {
  const closed = (await edited.closed?.(trx, ids)) ?? new Map<number, string>();
  const found = await trx(edited.table)
    .whereIn('id', [...ids])
    .orderBy('id')
    .forUpdate()
    .select<Stored[]>('id', 'version', ...Object.values(edited.cells).map(selected(trx)));
  const stored = new Map(found.map((row) => [row.id, row]));
  const stale = rows.filter(({ id, version }) => (stored.get(id)?.version ?? version) !== version);
  return {
    stored,
    closed,
    later: await laterChanges(trx, edited.table, stale),
    owners: await ownersOf(trx, edited, rows),
  };
}

// Days and fractions would come as objects and texts.
const selected =
  (trx: Knex) =>
  ({ column, type }: EditedCell) =>
    type === 'date'
      ? trx.raw('to_char(??, ?) as ??', [column, 'YYYY-MM-DD', column])
      : type === 'numeric'
        ? trx.raw('??::float8 as ??', [column, column])
        : column;

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
  { table, cells }: EditedTable,
  rows: readonly RowChange[],
): Promise<Map<string, number>> {
  const owners = new Map<string, number>();
  for (const [name, { column, isUnique }] of Object.entries(cells)) {
    if (!isUnique) continue;
    const wanted = rows.flatMap(({ changes }): readonly (string | number)[] => {
      const value = changes[name];
      if (typeof value === 'number') return [value];
      return typeof value === 'string' ? [value.trim()] : [];
    });
    if (wanted.length === 0) continue;
    const found = await trx(table)
      .whereIn(column, wanted)
      .select<{ id: number; value: string | number }[]>('id', { value: column });
    for (const { id, value } of found) owners.set(`${column} ${String(value)}`, id);
  }
  return owners;
}

type Checked =
  | { readonly phrase: string; readonly theirs?: CellValue }
  | { readonly column: string; readonly value: CellValue };

function checkCell(
  { cells }: EditedTable,
  known: Known,
  { id, version, overwrite }: RowChange,
  name: string,
  given: CellValue,
): Checked {
  const stored = known.stored.get(id);
  const cell = Object.hasOwn(cells, name) ? cells[name] : undefined;
  if (!stored) return { phrase: 'unknown_row' };
  if (!cell) return { phrase: 'not_editable' };
  const closed = known.closed.get(id);
  if (closed !== undefined) return { phrase: closed };
  const parsed = cell.schema.safeParse(given);
  if (!parsed.success) {
    return {
      phrase: given === null ? 'required' : (parsed.error.issues[0]?.message ?? 'required'),
    };
  }
  const { column } = cell;
  const value = parsed.data;
  const theirs = stored[column] ?? null;
  const later = known.later.get(id) ?? [];
  const overwritten = overwrite.includes(name) ? [column] : [];
  const met = editConflicts(
    { seen: version, mine: { [column]: value }, overwrite: overwritten },
    { version: stored.version, values: stored, later },
  );
  if (met?.length !== 0 && theirs !== value) return { phrase: 'changed_meanwhile', theirs };
  if (cell.isUnique) {
    const key = `${column} ${String(value)}`;
    if ((known.owners.get(key) ?? id) !== id) return { phrase: 'already_used' };
    known.owners.set(key, id);
  }
  return { column, value };
}

/** Rows of a recordset: a column that is not named in a row stays as it is. */
async function write(
  trx: Knex.Transaction,
  { table, cells }: EditedTable,
  writes: ReadonlyMap<number, Write>,
): Promise<void> {
  const touched = new Set([...writes.values()].flatMap((one) => Object.keys(one)));
  const columns = Object.values(cells).filter(({ column }) => touched.has(column));
  // Names come from the program's own tables of cells.
  const sets = columns.map(
    ({ column }) =>
      `${column} = case when jsonb_exists(c.given, '${column}') then c.${column} else t.${column} end`,
  );
  const types = columns.map(({ column, type }) => `${column} ${type}`);
  const rows = [...writes].map(([id, one]) => ({ id, ...one, given: one }));
  await trx.raw(
    `update ${table} t set ${sets.join(', ')}, version = t.version + 1
     from jsonb_to_recordset(:rows::jsonb) as c (id integer, given jsonb, ${types.join(', ')})
     where t.id = c.id`,
    { rows: JSON.stringify(rows) },
  );
}
