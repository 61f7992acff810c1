import { isSameCell, readCellText, type CellReading } from '../clipboard/cell-text.ts';
import type { CsvColumn, CsvHeader } from '../csv/check-header.ts';
import type { ImportRules, RowProblem } from '../csv/plan-import.ts';
import type { CellValue } from '../grid/grid-definition.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { foldText } from '../shared/text.ts';
import type { KeptColumn } from './column.ts';
import { schemaOf } from './column-schema.ts';
import { keptColumns, keyColumns, rowKeyOf, type Resource } from './resource.ts';
import type { ResourceWords } from './words.ts';

/** A row of a file: what tells it apart, and the cells of the columns that the file has. */
export interface CsvRow {
  readonly key: string;
  /** The key as a person reads it: rows of other tables by their names. */
  readonly name: string;
  readonly cells: Readonly<Record<string, CellValue>>;
}

/** Names of rows that a column refers to, folded, each with the ids that it stands for. */
export type ReferredNames = ReadonlyMap<string, readonly number[]>;

/** What reading a file depends on besides its columns. */
export interface CsvReading extends CellReading {
  readonly referred: ReadonlyMap<string, ReferredNames>;
  /** Rows as they are, by the value that tells them apart. */
  readonly stored: ReadonlyMap<string, Readonly<Record<string, CellValue>>>;
}

/**
 * Columns that an import knows, by their titles in all languages. What is only shown is known too,
 * so that an export comes back without a remark; of it nothing is read but names of other rows.
 */
export const csvColumns = (of: Resource, words: readonly ResourceWords[]): CsvColumn[] =>
  Object.keys(of.columns).map((id) => ({
    id,
    titles: words.flatMap(({ columns }) => columns[id] ?? []),
    ...(isNeeded(of, id) && { required: true }),
  }));

/** Another row that is part of the key may stand in a file by its id or by its name. */
const isNeeded = (of: Resource, id: string): boolean => {
  const column = of.columns[id];
  return keyColumns(of).includes(id) && !column?.optional && !(column?.limits && column.from);
};

type Cells = Readonly<Record<string, CellValue>>;

/**
 * How rows of a file are read and compared with what is stored. A column that the file does not have
 * stays as it is; a new row begins with what its form would.
 */
export function resourceCsvRules(
  of: Resource,
  { places }: CsvHeader,
  reading: CsvReading,
): ImportRules<CsvRow, string> {
  const columns = keptColumns(of.columns);
  const isGiven = ([id, { from }]: (typeof columns)[number]) =>
    places.has(id) || (from !== undefined && places.has(from.as));
  const given = columns.filter(isGiven);
  const missing = columns.filter((column) => !isGiven(column));
  /** The column of the file that a problem is told of. */
  const titled = (id: string): string => {
    const as = of.columns[id]?.limits ? of.columns[id].from?.as : undefined;
    return as !== undefined && places.has(as) ? as : id;
  };
  const nameOf = (cells: Cells, cell: (column: string) => string): string =>
    keyColumns(of)
      .map((id) => (titled(id) === id ? String(cells[id] ?? '') : cell(titled(id)).trim()))
      .join(' / ');
  const cellsOf = (row: Cells): Cells =>
    Object.fromEntries(given.map(([id]) => [id, row[id] ?? null]));
  return {
    read(cell) {
      const read = given.map(([id, column]) => [id, readCell(id, column, cell, reading)] as const);
      const cells = valuesOf(read);
      const rowKey = rowKeyOf(of, cells);
      const begun = reading.stored.has(rowKey) ? [] : missing.map(([id, one]) => begin(id, one));
      const [first, ...others] = problemsOf([...read, ...begun], titled);
      if (first) return refuse([first, ...others]);
      const name = nameOf(cells, cell);
      return accept({ key: rowKey, name, cells: { ...valuesOf(begun), ...cells } });
    },
    keyOf: (row) => row.key,
    current(rowKey) {
      const row = reading.stored.get(rowKey);
      return row ? { key: rowKey, name: rowKey, cells: cellsOf(row) } : null;
    },
    same: (current, next) =>
      given.every(([id, { type }]) =>
        isSameCell({ id, type }, next.cells[id] ?? null, current.cells[id]),
      ),
  };
}

type Read = readonly (readonly [string, Result<CellValue, string>])[];

const valuesOf = (read: Read): Cells =>
  Object.fromEntries(read.flatMap(([id, cell]) => (cell.ok ? [[id, cell.value] as const] : [])));

const problemsOf = (read: Read, titled: (column: string) => string): RowProblem<string>[] =>
  read.flatMap(([id, cell]) => (cell.ok ? [] : [{ column: titled(id), reason: cell.error }]));

/** What a new row has in a column that the file does not have. */
function begin(
  id: string,
  { initial, optional }: KeptColumn,
): readonly [string, Result<CellValue, string>] {
  if (initial !== undefined) return [id, accept(initial)];
  return [id, optional ? accept(null) : refuse('required')];
}

function readCell(
  id: string,
  kept: KeptColumn,
  cell: (column: string) => string,
  reading: CsvReading,
): Result<CellValue, string> {
  const { type, choices, optional, from } = kept;
  const names = reading.referred.get(id);
  const named = from && names ? cell(from.as).trim() : '';
  const read =
    names && named !== ''
      ? referredId(named, names)
      : readCellText(
          cell(id),
          { id, type, editable: true, ...(choices && { choices }), ...(optional && { optional }) },
          reading,
        );
  if (!read.ok) return read;
  const checked = schemaOf(kept).safeParse(read.value);
  if (checked.success) return accept(checked.data);
  return refuse(checked.error.issues[0]?.message ?? 'invalid_value');
}

function referredId(name: string, names: ReferredNames): Result<number, string> {
  const [id, another] = names.get(foldText(name)) ?? [];
  if (id === undefined) return refuse('unknown_row');
  return another === undefined ? accept(id) : refuse('several_rows');
}
