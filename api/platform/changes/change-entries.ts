import type { Knex } from 'knex';
import type { z } from 'zod';
import type { changeDetail } from '#core/contract/changes.ts';
import type { ChangeNames } from './change-names.ts';
import { rowLabels } from './row-labels.ts';
import { bookkeeping, keyColumns, keyText } from './table-shape.ts';
import { shapesIn } from './undo.ts';
import type { Rows } from '../database/rows.ts';

type Entries = z.output<(typeof changeDetail)['reply']>['entries'];
type Cells = Readonly<Record<string, unknown>>;

type EntryRow = Pick<Rows['change_entries'], 'op'> & {
  readonly table: string;
  readonly key: Cells;
  readonly key_text: string;
  readonly before: Cells | null;
  readonly after: Cells | null;
};

/** What a column held as a person reads it; a list or an object as its JSON text. */
export function shownValue(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A page of what a change set did, in its order. */
export async function readEntries(
  knex: Knex,
  changeSetId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  names: ChangeNames,
): Promise<Entries> {
  const shapes = await shapesIn(knex, changeSetId);
  const matching = knex('change_entries')
    .where('set_id', changeSetId)
    .whereRaw("(op <> 'update' or after <> '{}')");
  const [counted] = await matching.clone().count<{ count: number }[]>('id');
  if (!counted || counted.count === 0) return { count: 0, results: [] };
  const key = `coalesce(row_key, ${keyColumns(shapes)})`;
  const rows: EntryRow[] = await matching
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .select('op', 'before', 'after', { table: 'table_name' })
    .select(knex.raw(`${key} as key`), knex.raw(`${keyText(shapes, key)} as key_text`));
  const asked = rows.map((row) => ({ ...row, said: row.after ?? row.before ?? {} }));
  const labels = await rowLabels(knex, asked, names.language);
  return {
    count: counted.count,
    results: rows.map((row, place) => ({
      table: row.table,
      tableName: names.table(row.table),
      operation: row.op,
      key: row.key_text,
      label: labels[place] ?? '',
      columns: columnsOf(row, names),
    })),
  };
}

function columnsOf({ before, after }: EntryRow, names: ChangeNames) {
  const columns = Object.keys({ ...before, ...after }).filter((name) => !bookkeeping.has(name));
  return columns.map((column) => ({
    column,
    name: names.column(column),
    before: shownValue(before?.[column]),
    after: shownValue(after?.[column]),
  }));
}
