import type { Knex } from 'knex';
import { definedOf } from '#api/platform/database/row-model.ts';
import type { Rows } from '#api/platform/database/rows.ts';

/** A moment may be written as text and a decimal as a number. */
type Written<Value> = Value extends Date
  ? Date | string
  : Value | (string extends Value ? number : never);

/** The columns that a test cares for; one that is undefined is as usual. */
export type Given<Table extends keyof Rows> = {
  readonly [Column in keyof Rows[Table]]?: Written<Rows[Table][Column]> | undefined;
};

export interface RowFactory<Table extends keyof Rows> {
  /** Stores a row with what is given, and answers it as it is stored. */
  (knex: Knex, given?: Given<Table>): Promise<Rows[Table]>;
  /** Stores many of them, in the order given. */
  readonly many: (knex: Knex, given: readonly Given<Table>[]) => Promise<Rows[Table][]>;
}

type Usual<Table extends keyof Rows> = (
  made: number,
  given: Given<Table>,
  knex: Knex,
) => Given<Table> | Promise<Given<Table>>;

/** The driver sends a statement at most 65 535 values. */
const rowsAtOnce = 1_000;

/**
 * The one place of the tests that stores rows of a table: a column that is added to it is added here and nowhere else.
 * `usual` says what a test does not care for, with parents made where none is given; `made` counts the rows, so that
 * what must be unique is. `lists` names the columns of JSON that hold lists, which the driver would send as arrays.
 */
export const factoryOf =
  <Table extends keyof Rows>(table: Table) =>
  (usual: Usual<Table>, lists: readonly (keyof Rows[Table])[] = []): RowFactory<Table> => {
    let made = 0;
    const complete = async (knex: Knex, given: Given<Table>): Promise<Given<Table>> => {
      made += 1;
      const row: Given<Table> = { ...(await usual(made, given, knex)), ...definedOf(given) };
      const written = lists
        .filter((column) => column in row)
        .map((column) => [column, JSON.stringify(row[column])]);
      return { ...row, ...Object.fromEntries(written) } as Given<Table>; // JSON is unknown to the types
    };
    const many = async (knex: Knex, given: readonly Given<Table>[]): Promise<Rows[Table][]> => {
      const stored: Rows[Table][] = [];
      for (let first = 0; first < given.length; first += rowsAtOnce) {
        const rows: Given<Table>[] = [];
        for (const one of given.slice(first, first + rowsAtOnce)) {
          rows.push(await complete(knex, one));
        }
        stored.push(...(await insert(knex, table, rows)));
      }
      return stored;
    };
    const add = async (knex: Knex, given: Given<Table> = {}): Promise<Rows[Table]> => {
      const [row] = await many(knex, [given]);
      if (!row) throw new Error(`the row of ${table} was not stored`);
      return row;
    };
    return Object.assign(add, { many });
  };

/** To knex a table of a type variable has no columns; `Given` has checked them. */
async function insert<Table extends keyof Rows>(
  knex: Knex,
  table: string,
  rows: readonly Given<Table>[],
): Promise<Rows[Table][]> {
  const stored: Rows[Table][] = await knex(table).insert(rows).returning('*');
  return stored;
}

/** As many rows as wanted, each made of its number, from 1 on. */
export const times = <Row>(count: number, row: (number: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index + 1));
