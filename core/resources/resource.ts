import type { Permission } from '../permissions/roles.ts';
import type { CellValue, GridColumn, GridDefinition } from '../grid/grid-definition.ts';
import type { Columns, KeptColumn } from './column.ts';

/** What a resource is besides its columns. */
export interface ResourceOptions {
  readonly read: Permission;
  readonly edit: Permission;
  /** What the rows are, as in "Units of measure"; for whoever reads the API's description. */
  readonly summary: string;
  /** Its list, by its name in addresses and URL keys, in its order; absent where there is none yet. */
  readonly list?: {
    readonly name: string;
    readonly sort: string;
    /** Columns that only together tell the rows of a file apart, where no single one does. */
    readonly key?: readonly string[];
  };
  /** The calls for single rows, `<key>-list`, `-add`, `-update` and `-delete`, below a path. */
  readonly rows: {
    readonly key: string;
    readonly path: string;
    /** Columns that `<key>-list` can be narrowed by. */
    readonly filters?: readonly string[];
  };
  /** Fields that name a row in the history, `name` standing for one in both languages. */
  readonly label: readonly string[];
  /** The row of another table whose name comes first, or instead. */
  readonly of?: { readonly table: string; readonly column: string };
  /** Its place in the navigation, where the screen is the one that comes out of the declaration. */
  readonly screen?: { readonly path: string; readonly group: string };
}

/** What staff keep in one table, said once: see CONTRIBUTING, "The back office". */
export interface Resource<
  T extends string = string,
  C extends Columns = Columns,
  O extends ResourceOptions = ResourceOptions,
> {
  readonly table: T;
  readonly columns: C;
  readonly options: O;
}

export const resource = <
  const T extends string,
  const C extends Columns,
  const O extends ResourceOptions,
>(
  table: T,
  columns: C,
  options: O,
): Resource<T, C, O> => ({ table, columns, options });

/** Columns that staff write, in their order. */
export const keptColumns = (columns: Columns): readonly (readonly [string, KeptColumn])[] =>
  Object.entries(columns).flatMap(([id, column]) => (column.limits ? [[id, column] as const] : []));

/** Whether a column can be set to one value in many rows at once. */
export const isSettable = ({ formOnly, unique, from }: KeptColumn): boolean =>
  formOnly !== true && unique !== true && from === undefined;

const gridColumn = ([id, column]: readonly [string, Columns[string]]): GridColumn => ({
  id,
  type: column.type,
  ...(column.choices && { choices: column.choices }),
  ...(column.sortable === false && { sortable: false }),
  ...(column.filterable === false && { filterable: false }),
  ...(column.limits && !column.formOnly && { editable: true }),
  ...(column.optional && { optional: true }),
});

/** The list that comes out of a declaration. */
export function gridOf({ columns, options }: Resource): GridDefinition {
  const { list, read, edit } = options;
  if (!list) throw new Error(`no list of ${options.summary} is declared`);
  return {
    name: list.name,
    read,
    edit,
    defaultSort: list.sort,
    columns: Object.entries(columns).map(gridColumn),
  };
}

/** URL key of a change by what it does. */
export const changeKeys = (of: Resource): Readonly<Record<string, string>> => {
  const { key } = of.options.rows;
  const rows = { add: `${key}-add`, update: `${key}-update`, delete: `${key}-delete` };
  if (!of.options.list) return rows;
  const list = `grid-${of.options.list.name}`;
  return {
    ...rows,
    edit: `${list}-edit`,
    import: `${list}-import`,
    set: `${list}-set`,
    remove: `${list}-remove`,
  };
};

/** Columns by which rows of a file are told apart: those declared, or the first that is unique. */
export function keyColumns({ table, columns, options }: Resource): readonly string[] {
  if (options.list?.key) return options.list.key;
  const unique = keptColumns(columns).find(([, column]) => column.unique);
  if (!unique) throw new Error(`no column tells rows of ${table} apart`);
  return [unique[0]];
}

/** What no other row of the table has: its cells in the key columns. */
export const rowKeyOf = (of: Resource, row: Readonly<Record<string, CellValue>>): string =>
  keyColumns(of)
    .map((id) => String(row[id] ?? ''))
    .join(' / ');
