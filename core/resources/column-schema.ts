import { z } from 'zod';
import { seoName } from '../categories/seo-name-schema.ts';
import type { CellValue } from '../grid/grid-definition.ts';
import { line, position, rowId } from '../shared/field-schemas.ts';
import type { Columns, KeptColumn, Limits } from './column.ts';
import { keptColumns } from './resource.ts';

type CellSchema = z.ZodType<CellValue, CellValue>;

const least = (min: number) => (min > 0 ? 'not_positive' : 'invalid_value');

const whole = (min: number, max: number) =>
  z.int('invalid_value').min(min, least(min)).max(max, 'too_large');

function decimal(min: number, max: number, decimals: number) {
  const scale = 10 ** decimals;
  const isShort = (size: number) => Math.abs(size * scale - Math.round(size * scale)) < 1e-9;
  return z
    .number('invalid_value')
    .min(min, least(min))
    .max(max, 'too_large')
    .refine(isShort, 'invalid_value');
}

const plain = {
  slug: seoName,
  color: z
    .string('required')
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'invalid_color'),
  position,
  flag: z.boolean('invalid_value'),
  day: z.iso.date('invalid_value'),
  moment: z.iso.datetime('invalid_value'),
  row: rowId,
} as const;

function schemaBy(limits: Limits): CellSchema {
  switch (limits.kind) {
    case 'line':
      return line(limits.max);
    case 'pattern':
      return line(limits.max).regex(new RegExp(limits.pattern, 'u'), 'invalid_value');
    case 'whole':
      return whole(limits.min, limits.max);
    case 'decimal':
      return decimal(limits.min, limits.max, limits.decimals);
    case 'choice':
      return z.enum(limits.choices, 'invalid_value');
    default:
      return plain[limits.kind];
  }
}

/** What may be written into a column, on the wire; messages are phrase keys. */
export function schemaOf({ limits, optional }: KeptColumn): CellSchema {
  const schema = schemaBy(limits);
  return optional ? schema.nullable() : schema;
}

/** Schemas of the columns that staff write, by column. */
export type FieldsOf<C extends Columns> = {
  [K in keyof C as C[K] extends KeptColumn ? K : never]: C[K] extends KeptColumn<infer T>
    ? z.ZodType<T, T>
    : never;
};

/** Schemas of what staff write, by column. */
export const fieldsOf = <C extends Columns>(columns: C): FieldsOf<C> =>
  // Built of the same columns that the type is.
  Object.fromEntries(
    keptColumns(columns).map(([id, column]) => [id, schemaOf(column)]),
  ) as FieldsOf<C>;

const answered = z.int().nonnegative();

/** Schemas of what single rows answer besides, which are counts. */
export type AnsweredOf<C extends Columns> = {
  [K in keyof C as C[K] extends { readonly answered: true } ? K : never]: typeof answered;
};

export const answeredOf = <C extends Columns>(columns: C): AnsweredOf<C> =>
  // As above.
  Object.fromEntries(
    Object.entries(columns).flatMap(([id, column]) =>
      !column.limits && column.answered ? [[id, answered] as const] : [],
    ),
  ) as AnsweredOf<C>;
