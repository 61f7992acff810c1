import { z } from 'zod';
import { seoName } from '../categories/seo-name-schema.ts';
import type { CellValue, ColumnType } from '../grid/grid-definition.ts';
import { line, position as place, rowId } from '../shared/field-schemas.ts';

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

/** A column that staff write: it stands in the table itself. */
export interface KeptColumn<S extends z.ZodType = z.ZodType> extends Written {
  readonly type: ColumnType;
  /** What may be written, on the wire; messages are phrase keys. */
  readonly schema: S;
  readonly choices?: readonly string[];
  /**
   * The list that the id of another row is chosen from, the columns that name a row of it, and the
   * column here that says that name.
   */
  readonly from?: {
    readonly list: string;
    readonly named: readonly string[];
    readonly as: string;
  };
}

/** A column that is only shown. */
export interface ShownColumn extends Looks {
  readonly type: ColumnType;
  readonly schema?: undefined;
  readonly choices?: readonly string[];
  readonly optional?: true;
  /** What the calls of single rows answer, where it stands in the table itself. */
  readonly answered?: z.ZodType;
}

export type Column = KeptColumn | ShownColumn;
export type Columns = Readonly<Record<string, Column>>;

type Cell<T extends CellValue, O> = z.ZodType<
  O extends { readonly optional: true } ? T | null : T,
  O extends { readonly optional: true } ? T | null : T
>;

const kept = <T extends CellValue, const O extends Written>(
  type: ColumnType,
  schema: z.ZodType<T, T>,
  options: O,
): KeptColumn<Cell<T, O>> & O => ({
  ...options,
  type,
  // What `optional` says of the schema is said of its type by Cell.
  schema: (options.optional ? schema.nullable() : schema) as unknown as Cell<T, O>,
});

/** One line of text of at most `max` characters, or what another schema takes. */
export const text = <const O extends Written>(
  accepted: { readonly max: number } | { readonly schema: z.ZodType<string, string> },
  options: O,
) => kept('text', 'schema' in accepted ? accepted.schema : line(accepted.max), options);

/** Last part of an address, such as `iphone-15-128gb`. */
export const slug = <const O extends Written>(options: O) =>
  kept('text', seoName, { search: true, ...options } as const);

interface Range {
  readonly min: number;
  readonly max: number;
}

const whole = ({ min, max }: Range) =>
  z
    .int('invalid_value')
    .min(min, min > 0 ? 'not_positive' : 'invalid_value')
    .max(max, 'too_large');

export const integer = <const O extends Written>(range: Range, options: O) =>
  kept('integer', whole(range), options);

/** Whole units of the market's currency. */
export const money = <const O extends Written>(range: Range, options: O) =>
  kept('money', whole(range), options);

/** Where a row stands among others: smaller comes first. */
export const position = <const O extends Written>(options: O) => kept('integer', place, options);

/** A number with so many decimals at most. */
export const decimal = <const O extends Written>(
  { min, max, decimals }: Range & { readonly decimals: number },
  options: O,
) => {
  const scale = 10 ** decimals;
  return kept(
    'decimal',
    z
      .number('invalid_value')
      .min(min, min > 0 ? 'not_positive' : 'invalid_value')
      .max(max, 'too_large')
      .refine((size) => Math.abs(size * scale - Math.round(size * scale)) < 1e-9, 'invalid_value'),
    options,
  );
};

export const choice = <const V extends readonly [string, ...string[]], const O extends Written>(
  choices: V,
  options: O,
): KeptColumn<Cell<V[number], O>> & O & { readonly choices: V } => ({
  ...kept<V[number], O>('choice', z.enum(choices, 'invalid_value'), options),
  choices,
});

export const flag = <const O extends Written>(options: O) =>
  kept('boolean', z.boolean('invalid_value'), options);

/** `YYYY-MM-DD`. */
export const day = <const O extends Written>(options: O) =>
  kept('day', z.iso.date('invalid_value'), options);

/** ISO 8601 in UTC. */
export const moment = <const O extends Written>(options: O) =>
  kept('moment', z.iso.datetime('invalid_value'), options);

/** Id of a row of another table; its constraint is called `<table>_<column without _id>_fkey`. */
export const reference = <const O extends Written>(
  options: O & Pick<KeptColumn, 'from'>,
): KeptColumn<Cell<number, O>> & O => kept('integer', rowId, options);

/** What is worked out of others or written elsewhere. */
export const shown = <const O extends Omit<ShownColumn, 'type'>>(type: ColumnType, options: O) => ({
  ...options,
  type,
});

/** How often something is used; counted for the rows that are shown. */
export const count = shown('integer', { sortable: false, filterable: false });
