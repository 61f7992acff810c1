import type { Knex } from 'knex';
import type { z } from 'zod';
import type { undoChange } from '#core/contract/changes.ts';
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
    `select table_name as "table", kind, key, ${keyText(shapes)} as key_text, before, after, theirs, problem
    from undo_rows where ${isConflict} order by last_id limit ?`,
    [mostNamed],
  );
  const asked = rows.map((row) => ({ ...row, said: { ...row.before, ...row.after } }));
  const labels = await rowLabels(trx, asked, names.language);
  return {
    conflictCount: counted[0]?.count ?? 0,
    conflicts: rows.flatMap((row, place) => conflictsOf(row, labels[place] ?? '', names)),
  };
}

function conflictsOf(row: FoundConflict, label: string, names: ChangeNames): Conflict[] {
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
