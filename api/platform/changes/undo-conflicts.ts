import type { Knex } from 'knex';
import type { z } from 'zod';
import type { undoChange } from '#core/contract/changes.ts';
import { lastChanges, type StoredCell } from '../resources/last-changes.ts';
import { shownValue } from './change-entries.ts';
import type { ChangeNames } from './change-names.ts';
import { rowLabels } from './row-labels.ts';
import { keyText } from './table-shape.ts';
import { shapesIn } from './undo.ts';
import type { RowKind } from './undo-rows.ts';

type Reply = z.output<(typeof undoChange)['reply']>;
type Conflict = Reply['conflicts'][number];
type Cells = Readonly<Record<string, unknown>>;

/** Rows whose conflicts are named; the count is of all. */
const mostNamed = 300;

interface FoundConflict {
  readonly table: string;
  readonly kind: RowKind;
  /** Null where no number names the row. */
  readonly row: number | null;
  readonly key: Cells;
  readonly key_text: string;
  readonly before: Cells;
  readonly after: Cells;
  readonly theirs: Cells | null;
  readonly problem: Conflict['reason'];
}

// A row that is gone and was to be gone, or is as it was to be, is no conflict.
const isConflict = `problem is not null and (theirs <> '{}' or problem in
  ('row_gone', 'still_used', 'refused')) and not ok`;

/** What an undo left as it is, and why; asked in its transaction. */
export async function readConflicts(
  trx: Knex,
  changeSetId: number,
  names: ChangeNames,
): Promise<Pick<Reply, 'conflictCount' | 'conflicts'>> {
  const shapes = await shapesIn(trx, changeSetId);
  const { rows: counted } = await trx.raw<{ rows: { count: number }[] }>(
    `select count(*) from undo_rows where ${isConflict}`,
  );
  const { rows } = await trx.raw<{ rows: FoundConflict[] }>(
    `select table_name as "table", kind, row_id::float8 as row, key, ${keyText(shapes)} as key_text, before, after, theirs, problem
    from undo_rows where ${isConflict} order by last_id limit ?`,
    [mostNamed],
  );
  const asked = rows.map((row) => ({ ...row, said: { ...row.before, ...row.after } }));
  const labels = await rowLabels(trx, asked, names.language);
  const found = rows.flatMap((row, place) =>
    conflictsOf(row, labels[place] ?? '', names).map((said) => ({ said, row })),
  );
  const named = found.filter(({ row }) => isWritten(row));
  const by = await lastChanges(
    trx,
    named.map(({ said, row }) => storedIn(row, said.column)),
  );
  const writers = new Map(named.map(({ said }, place) => [said, by[place] ?? null]));
  return {
    conflictCount: counted[0]?.count ?? 0,
    conflicts: found.map(({ said }) => ({ ...said, by: writers.get(said) ?? null })),
  };
}

/** Whether somebody wrote the row itself since, and its number alone names it. */
const isWritten = ({ row, key, problem }: FoundConflict): boolean =>
  row !== null && Object.keys(key).length === 1 && !['still_used', 'refused'].includes(problem);

const storedIn = ({ table, row }: FoundConflict, column: string | null): StoredCell => ({
  table,
  rowId: row ?? 0,
  column,
  seen: null,
});

function conflictsOf(
  row: FoundConflict,
  label: string,
  names: ChangeNames,
): Omit<Conflict, 'by'>[] {
  const { table, before, after, theirs, problem: reason } = row;
  const address = { table, key: row.key_text, label, reason };
  const columns = row.kind === 'removed' ? [] : Object.keys(theirs ?? {});
  if (columns.length === 0) {
    const values = { before: null, mine: null, theirs: null };
    return [{ ...address, column: null, columnName: names.wholeRow, ...values }];
  }
  return columns.map((column) => ({
    ...address,
    column,
    columnName: names.column(column),
    before: shownValue(before[column]),
    mine: shownValue(after[column]),
    theirs: shownValue(theirs?.[column]),
  }));
}
