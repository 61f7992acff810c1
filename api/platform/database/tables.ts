import type { Knex } from 'knex';
import type { Rows } from './rows.ts';

type Plain<Value> = Value extends Date
  ? Date | string
  : string extends Value
    ? Value | number
    : Value;

/** What may be written: a moment also as text and a decimal as a number, a part of the statement, or nothing. */
type Written<Row> = {
  readonly [Column in keyof Row]?: Plain<Row[Column]> | Knex.Raw | Knex.QueryBuilder | undefined;
};

type Typed = {
  readonly [Table in keyof Rows]: Knex.CompositeTableType<
    Rows[Table],
    Written<Rows[Table]>,
    Written<Rows[Table]>
  >;
};

/** Knex knows the columns of a table by its name: `knex('buybacks').select('price')`. */
declare module 'knex/types/tables.js' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Knex's own interface is added to
  interface Tables extends Typed {}
}
