import type { Knex } from 'knex';
import { toSnake, toWire } from '#core/contract/casing.ts';
import type { CellValue } from '#core/grid/grid-definition.ts';
import type { Dependencies } from '../dependencies.ts';
import { databaseTypes, type KeptRow, type KeptTable } from './kept-table.ts';
import type { GuardedFields } from './refuse-constraint.ts';

/** Cells to be written, by field. */
export type Write = Readonly<Record<string, CellValue>>;

/** What a new row is to hold, by field. */
export type GivenRow = Readonly<Record<string, unknown>>;

/** Constraints as they are called by convention, and those that are not. */
export function guardedOf({ table, fields, guarded }: KeptTable): GuardedFields {
  const named = Object.entries(fields).flatMap(([field, { column, unique }]) => [
    ...(unique ? [[`${table}_${column}_unique`, field] as const] : []),
    ...(column.endsWith('_id') ? [[`${table}_${column.slice(0, -3)}_fkey`, field] as const] : []),
  ]);
  return { ...Object.fromEntries(named), ...guarded };
}

/** Rows of a recordset: a column that is not named in a row stays as it is. */
export async function updateRows(
  trx: Knex,
  { table, fields }: KeptTable,
  writes: ReadonlyMap<number, Write>,
): Promise<void> {
  if (writes.size === 0) return;
  const rows = [...writes].map(([id, cells]) => {
    const given = Object.fromEntries(
      Object.entries(cells).map(([field, value]) => [
        fields[field]?.column ?? toSnake(field),
        value,
      ]),
    );
    return { id, ...given, given };
  });
  const touched = new Set(rows.flatMap(({ given }) => Object.keys(given)));
  const columns = Object.values(fields).filter(({ column }) => touched.has(column));
  // Names come from the program's own tables of fields.
  const sets = columns.map(
    ({ column }) =>
      `${column} = case when jsonb_exists(c.given, '${column}') then c.${column} else t.${column} end`,
  );
  const types = columns.map(({ column, type }) => `${column} ${databaseTypes[type]}`);
  await trx.raw(
    `update ${table} t set ${[...sets, 'version = t.version + 1'].join(', ')}
     from jsonb_to_recordset(:rows::jsonb) as c (${['id integer', 'given jsonb', ...types].join(', ')})
     where t.id = c.id`,
    { rows: JSON.stringify(rows) },
  );
}

/** Adds rows, and answers their ids. */
export async function insertRows(
  trx: Knex.Transaction,
  { table }: KeptTable,
  rows: readonly GivenRow[],
): Promise<readonly number[]> {
  if (rows.length === 0) return [];
  const made = await trx(table)
    .insert(rows.map((row) => toWire(row)))
    .returning<{ id: number }[]>('id');
  return made.map(({ id }) => id);
}

/** Tells what shows the rows, by how they were and how they are. */
export async function follow(
  trx: Knex.Transaction,
  deps: Dependencies,
  { after }: KeptTable,
  rows: readonly KeptRow[],
): Promise<void> {
  await after?.(trx, deps, {
    ids: [...new Set(rows.map(({ id }) => id))],
    values(field) {
      const cells = rows.map((row) => row[field]);
      const isSaid = (cell: unknown) => typeof cell === 'string' || typeof cell === 'number';
      return Promise.resolve([...new Set(cells.filter(isSaid))]);
    },
  });
}
