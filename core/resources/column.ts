import type { CellValue, ColumnType } from '../grid/grid-definition.ts';

/** How a column looks in the list. */
interface Looks {
  readonly sortable?: false;
  readonly filterable?: false;
  /** Not shown until the person asks for it. */
  readonly hidden?: true;
  /** Pixels, where the width of its type does not fit. */
  readonly width?: number;
}

/** What a column that staff write may be besides its kind. */
interface Written extends Looks {
  /** An empty cell is a value too: null. */
  readonly optional?: true;
  /** No two rows have the same value; the constraint is called `<table>_<column>_unique`. */
  readonly unique?: true;
  /** The words of a search are looked for in it. */
  readonly search?: true;
  /** Changed in the form alone, because more is asked of a change than of a cell. */
  readonly formOnly?: true;
  /** What the form of a new row begins with. */
  readonly initial?: string | number | boolean;
  /** Columns that a new row's value is suggested from, in this order. */
  readonly suggestedFrom?: readonly string[];
}

/**
 * What may be written into a column, as plain data: the back office's window reads declarations and
 * need not load what checks values (column-schema.ts).
 */
export type Limits =
  | { readonly kind: 'line'; readonly max: number }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'decimal';
      readonly min: number;
      readonly max: number;
      readonly decimals: number;
    }
  /** One line of the form that a regular expression says. */
  | { readonly kind: 'pattern'; readonly max: number; readonly pattern: string }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'slug' | 'color' | 'position' | 'flag' | 'day' | 'moment' | 'row' };

/** A column that staff write: it stands in the table itself. */
export interface KeptColumn<T extends CellValue = CellValue> extends Written {
  readonly type: ColumnType;
  readonly limits: Limits;
  /** What a cell holds; in the types alone. */
  readonly holds?: T;
  readonly choices?: readonly string[];
  /**
   * The list that the id of another row is chosen from, the columns that name a row of it, and the
   * column here that says that name.
   */
  readonly from?: {
    readonly list: string;
    readonly named: readonly string[];
    readonly as: string;
    /** Rows of no declared list, such as the thousands that are found by a word; the window knows how. */
    readonly isOutside?: true;
  };
}

/** A column that is only shown. */
export interface ShownColumn extends Looks {
  readonly type: ColumnType;
  readonly limits?: undefined;
  readonly choices?: readonly string[];
  readonly optional?: true;
  /** The calls of single rows answer it: it stands in the table itself. */
  readonly answered?: true;
}

export type Column = KeptColumn | ShownColumn;
export type Columns = Readonly<Record<string, Column>>;

type Cell<T extends CellValue, O> = O extends { readonly optional: true } ? T | null : T;

const kept =
  <T extends CellValue>(type: ColumnType, limits: Limits) =>
  <const O extends Written>(options: O): KeptColumn<Cell<T, O>> & O => ({
    ...options,
    type,
    limits,
  });

interface Range {
  readonly min: number;
  readonly max: number;
}

/** One line of text of at most `max` characters. */
export const text = <const O extends Written>({ max }: { readonly max: number }, options: O) =>
  kept<string>('text', { kind: 'line', max })(options);

/** One line of a form of its own, such as a time of the day. */
export const pattern = <const O extends Written>(
  limits: { readonly max: number; readonly pattern: string },
  options: O,
) => kept<string>('text', { kind: 'pattern', ...limits })(options);

/** Last part of an address, such as `iphone-15-128gb`. */
export const slug = <const O extends Written>(options: O) =>
  kept<string>('text', { kind: 'slug' })({ search: true, ...options } as const);

/** `#1c1b1a`, as typed in either case. */
export const color = <const O extends Written>(options: O) =>
  kept<string>('text', { kind: 'color' })(options);

export const integer = <const O extends Written>(range: Range, options: O) =>
  kept<number>('integer', { kind: 'whole', ...range })(options);

/** Whole units of the market's currency. */
export const money = <const O extends Written>(range: Range, options: O) =>
  kept<number>('money', { kind: 'whole', ...range })(options);

/** Where a row stands among others: smaller comes first. */
export const position = <const O extends Written>(options: O) =>
  kept<number>('integer', { kind: 'position' })(options);

/** A number with so many decimals at most. */
export const decimal = <const O extends Written>(
  range: Range & { readonly decimals: number },
  options: O,
) => kept<number>('decimal', { kind: 'decimal', ...range })(options);

export const choice = <const V extends readonly [string, ...string[]], const O extends Written>(
  choices: V,
  options: O,
): KeptColumn<Cell<V[number], O>> & O & { readonly choices: V } => ({
  ...kept<V[number]>('choice', { kind: 'choice', choices })(options),
  choices,
});

export const flag = <const O extends Written>(options: O) =>
  kept<boolean>('boolean', { kind: 'flag' })(options);

/** `YYYY-MM-DD`. */
export const day = <const O extends Written>(options: O) =>
  kept<string>('day', { kind: 'day' })(options);

/** ISO 8601 in UTC. */
export const moment = <const O extends Written>(options: O) =>
  kept<string>('moment', { kind: 'moment' })(options);

/** Id of a row of another table; its constraint is called `<table>_<column without _id>_fkey`. */
export const reference = <const O extends Written>(options: O & Pick<KeptColumn, 'from'>) =>
  kept<number>('integer', { kind: 'row' })(options);

/** What is worked out of others or written elsewhere. */
export const shown = <const O extends Omit<ShownColumn, 'type'>>(type: ColumnType, options: O) => ({
  ...options,
  type,
});

/** How often something is used; counted for the rows that are shown. */
export const count = shown('integer', { sortable: false, filterable: false });
