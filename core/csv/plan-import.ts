import type { Result } from '../shared/result.ts';
import type { CsvHeader } from './check-header.ts';
import type { DelimitedRow } from './delimited-text.ts';

/** One thing wrong with a row. `column` is the import's id of it, or null for the whole row. */
export interface RowProblem<Reason extends string> {
  readonly column: string | null;
  readonly reason: Reason;
}

/** A problem and the row that has it. */
export interface BadCell<Reason extends string> extends RowProblem<Reason> {
  readonly row: DelimitedRow;
}

/** A row that would change something. `before` is null for what does not exist yet. */
export interface PlannedRow<Row> {
  readonly line: number;
  readonly row: Row;
  readonly before: Row | null;
}

/** What an import would do, shown before it does it. */
export interface ImportPlan<Row, Reason extends string> {
  readonly apply: readonly PlannedRow<Row>[];
  /** Rows that already are as the file says. */
  readonly unchanged: number;
  readonly bad: readonly BadCell<Reason | PlanReason>[];
}

type PlanReason = 'duplicate_row' | 'too_many_cells';

/** What an import knows of its rows. */
export interface ImportRules<Row, Reason extends string> {
  /** Reads a row; all its problems at once. `cell` gives '' where the file has no such column. */
  readonly read: (
    cell: (column: string) => string,
  ) => Result<Row, readonly [RowProblem<Reason>, ...RowProblem<Reason>[]]>;
  /** What tells rows apart, such as the EAN. */
  readonly keyOf: (row: Row) => string;
  /** The row of this key as it is now. */
  readonly current: (key: string) => Row | null;
  readonly same: (current: Row, next: Row) => boolean;
}

/**
 * Plans an import row by row (T-CSV-3): what changes, what stays (a file applied already changes
 * nothing, T-CSV-6) and what is bad. A row with more cells than the header has and a second row of
 * the same key are bad, for nobody can say which one is meant.
 */
export function planImport<Row, Reason extends string>(
  rows: readonly DelimitedRow[],
  header: CsvHeader,
  width: number,
  rules: ImportRules<Row, Reason>,
): ImportPlan<Row, Reason> {
  const apply: PlannedRow<Row>[] = [];
  const bad: BadCell<Reason | PlanReason>[] = [];
  const seen = new Set<string>();
  let unchanged = 0;
  for (const row of rows) {
    const problems = (found: readonly RowProblem<Reason | PlanReason>[]) =>
      bad.push(...found.map((problem) => ({ ...problem, row })));
    if (row.cells.slice(width).some((cell) => cell.trim() !== '')) {
      problems([{ column: null, reason: 'too_many_cells' }]);
      continue;
    }
    const read = rules.read((column) => row.cells[header.places.get(column) ?? -1] ?? '');
    if (!read.ok) {
      problems(read.error);
      continue;
    }
    const key = rules.keyOf(read.value);
    if (seen.has(key)) {
      problems([{ column: null, reason: 'duplicate_row' }]);
      continue;
    }
    seen.add(key);
    const before = rules.current(key);
    if (before !== null && rules.same(before, read.value)) unchanged += 1;
    else apply.push({ line: row.line, row: read.value, before });
  }
  return { apply, unchanged, bad };
}
