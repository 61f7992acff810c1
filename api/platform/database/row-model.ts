import { Model, snakeCaseMappers } from 'objection';
import type { Rows } from './rows.ts';

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** A row of the database by the names of the program: `createdAt` for `created_at`. */
export type CamelRow<Row> = {
  -readonly [Column in keyof Row & string as Camel<Column>]: Row[Column];
};

type RowModel<Row> = Pick<typeof Model, keyof typeof Model> & (new () => Model & Row);

/**
 * The model of a table: its columns in camelCase with the types of the schema, which `Said` makes more exact, above all
 * what is in its JSON. It maps and holds no rule; those are in the core. What is written and read has the program's
 * names, conditions and `select` have the database's.
 */
export function rowModel<Table extends keyof Rows, Said extends object = object>(
  table: Table,
  json: readonly (keyof Said & string)[] = [],
): RowModel<CamelRow<Rows[Table]> & Said> {
  class Mapped extends Model {
    static override tableName = table;
    static override columnNameMappers = snakeCaseMappers();
    static override jsonAttributes = [...json];
  }
  // The columns are no properties of the class: a row that is partly selected has no keys that are undefined.
  return Mapped as unknown as RowModel<CamelRow<Rows[Table]> & Said>;
}

/** The columns of a change that say something; what is left out of it stays as it is. */
export function definedOf<Change extends object>(
  change: Change,
): { [Column in keyof Change]?: Exclude<Change[Column], undefined> } {
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as ReturnType<typeof definedOf<Change>>; // the same without them
}
