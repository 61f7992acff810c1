import type { Permission } from '../permissions/roles.ts';

/** What a column holds; it decides which filters it takes and how a cell is written and read. */
export type ColumnType =
  'text' | 'integer' | 'money' | 'decimal' | 'boolean' | 'choice' | 'moment' | 'day';

/** One column of a list of the back office, as both the API and the screens know it. */
export interface GridColumn {
  /** Name on the wire in camelCase, which saved views and filters remember. */
  readonly id: string;
  readonly type: ColumnType;
  /** Values of a `choice`. */
  readonly choices?: readonly string[];
  /** False where no order is offered, because the database has no index for it. */
  readonly sortable?: false;
  readonly filterable?: false;
  /** True where a cell can be changed in the list, by whoever holds the `edit` permission. */
  readonly editable?: true;
  /** True of a text that has few values, which the screen lists to be ticked. */
  readonly picked?: true;
  /** True where an empty cell is a value too. */
  readonly optional?: true;
}

/** One list of the back office: its columns, and who may read and change it. */
export interface GridDefinition {
  /** In kebab-case; a part of the address of its calls. */
  readonly name: string;
  readonly read: Permission;
  /** Absent where nothing can be changed in the list. */
  readonly edit?: Permission;
  /** Those who may change some of its cells; which ones is the list's own to say. */
  readonly editors?: readonly Permission[];
  readonly columns: readonly GridColumn[];
  /** Such as `name` or `-createdAt`; ties are always broken by the id. */
  readonly defaultSort: string;
}

/** What a cell holds on the wire; moments and days are texts of ISO 8601, amounts whole units. */
export type CellValue = string | number | boolean | null;

/** One row of a list. `version` goes with every change that is made from it. */
export interface GridRow {
  readonly id: number;
  readonly version: number;
  readonly [column: string]: CellValue;
}

/** Operators by the type of the column; an unknown one is refused (T-GRID-6). */
export const operatorsOf = {
  text: ['contains', 'equals', 'startsWith', 'in', 'blank', 'notBlank'],
  integer: ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'between', 'blank', 'notBlank'],
  money: ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'between', 'blank', 'notBlank'],
  decimal: ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'between', 'blank', 'notBlank'],
  boolean: ['is'],
  choice: ['in', 'blank', 'notBlank'],
  moment: ['on', 'before', 'after', 'between', 'blank', 'notBlank'],
  day: ['on', 'before', 'after', 'between', 'blank', 'notBlank'],
} as const satisfies Record<ColumnType, readonly string[]>;

export type GridOperator = (typeof operatorsOf)[ColumnType][number];

/** One condition; all conditions of a filter must hold. */
export interface GridCondition {
  readonly column: string;
  readonly op: GridOperator;
  /** A text, a number, a truth value, a day `YYYY-MM-DD`, or a list for `in`; none for blank ones. */
  readonly value?: string | number | boolean | readonly string[];
  /** The upper end of `between`, included. */
  readonly to?: string | number;
}

/** Which rows are meant: the words typed into the search box and the conditions of columns. */
export interface GridFilter {
  readonly term: string;
  readonly conditions: readonly GridCondition[];
}

/** Rows that an action is for: some, or all that match but these (DECISIONS "Staff grids"). */
export type GridSelection =
  | { readonly kind: 'some'; readonly ids: readonly number[] }
  | { readonly kind: 'all'; readonly filter: GridFilter; readonly except: readonly number[] };

/** A list with what there is to choose from in columns whose choices it does not bring itself. */
export const withChoices = (
  grid: GridDefinition,
  choices: Readonly<Record<string, readonly string[]>>,
): GridDefinition => ({
  ...grid,
  columns: grid.columns.map((column) => {
    const known = choices[column.id];
    return known ? { ...column, choices: known } : column;
  }),
});
