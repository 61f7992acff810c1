import type { Knex } from 'knex';
import type { z } from 'zod';
import type { CellValue, ColumnType } from '#core/grid/grid-definition.ts';
import type { Market } from '#core/market/market.ts';
import type { Dependencies } from '../dependencies.ts';
import type { GuardedFields } from './refuse-constraint.ts';

/** A field of a row that is one column of its table. */
export interface KeptField {
  readonly column: string;
  readonly type: ColumnType;
  /** What may be written; absent where the calls only answer it. */
  readonly schema?: z.ZodType | undefined;
  /** No two rows may have the same value. */
  readonly unique?: true;
  /** Not to be changed by a cell of the list. */
  readonly formOnly?: true;
}

/** A row as the calls answer it, by field. */
export type KeptRow = Readonly<Record<string, CellValue>> & {
  readonly id: number;
  readonly version: number;
};

/** Rows that were written, added or deleted. */
export interface Written {
  readonly ids: readonly number[];
  /** What a field held before the change and after it, in these rows; without nulls. */
  readonly values: (field: string) => Promise<readonly (string | number)[]>;
}

/** Brings up to date what shows the rows, or showed them before; last in the transaction. */
export type After = (
  trx: Knex.Transaction,
  deps: Dependencies,
  written: Written,
) => Promise<unknown>;

/** What more is asked of writing a table's rows than their columns say. */
export interface RowRules {
  /** Fields by the constraint that guards them, besides those that are called by convention. */
  readonly guarded?: GuardedFields;
  /** Locks what the rows belong to, and answers which of them stay as they are, with the phrase why. */
  readonly closed?: (
    trx: Knex.Transaction,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, string>>;
  /** Works out what is stored of what was written, and refuses what cannot be; null for a new row. */
  readonly prepare?: (
    before: KeptRow | null,
    written: Readonly<Record<string, unknown>>,
    now: Date,
    market: Market,
  ) => Readonly<Record<string, unknown>>;
  /** Refuses a change of the form that the database would let through. */
  readonly check?: (
    trx: Knex,
    before: KeptRow,
    change: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Refuses a row as it would stand, new or changed by the form, by what the program is set up for. */
  readonly permit?: (
    trx: Knex,
    deps: Dependencies,
    row: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Refuses a deletion that the database would let through, such as with where the row is used. */
  readonly checkRemoval?: (trx: Knex, row: KeptRow, now: Date) => Promise<void>;
  readonly after?: After;
}

/** A table whose rows have an `id` and a `version` that every change raises. */
export interface KeptTable extends RowRules {
  readonly table: string;
  readonly fields: Readonly<Record<string, KeptField>>;
}

/** What PostgreSQL calls the types of columns. */
export const databaseTypes = {
  text: 'text',
  choice: 'text',
  integer: 'integer',
  money: 'integer',
  decimal: 'numeric',
  boolean: 'boolean',
  moment: 'timestamptz',
  day: 'date',
} as const satisfies Record<ColumnType, string>;

/** An expression as a row says it: days, moments and fractions would come as objects and texts. */
export function saidAs(type: ColumnType, sql: string): string {
  if (type === 'day') return `to_char(${sql}, 'YYYY-MM-DD')`;
  if (type === 'decimal') return `(${sql})::float8`;
  return sql;
}

/** Rows as they stand, in the order of their ids. */
export async function readRows(
  db: Knex,
  { table, fields }: KeptTable,
  where: (rows: Knex.QueryBuilder) => void,
): Promise<KeptRow[]> {
  const columns = Object.entries(fields).map(([field, { column, type }]) =>
    db.raw(`${saidAs(type, '??')} as ??`, [column, field]),
  );
  const rows: Readonly<Record<string, unknown>>[] = await db(table)
    .modify(where)
    .select('id', 'version', ...columns);
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([field, value]) => [
          field,
          value instanceof Date ? value.toISOString() : value,
        ]),
      ) as KeptRow, // the columns' types make cells of all of them
  );
}
