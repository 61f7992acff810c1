import { z } from 'zod';
import { line, optionalLine } from '../shared/field-schemas.ts';
import {
  operatorsOf,
  type GridColumn,
  type GridDefinition,
  type GridFilter,
} from './grid-definition.ts';

const text = line(200);
const number = z.number('invalid_value').min(-1e12, 'invalid_value').max(1e12, 'too_large');
const day = z.iso.date('invalid_value');
const choices = (column: GridColumn) =>
  z
    .array(column.choices ? z.enum(column.choices, 'invalid_value') : text, 'invalid_value')
    .min(1, 'required')
    .max(200, 'too_large');

/** What stands beside an operator, by the type of the column. */
function valuesOf(column: GridColumn, op: string): z.ZodRawShape {
  if (op === 'blank' || op === 'notBlank') return {};
  if (column.type === 'text') return { value: op === 'in' ? choices(column) : text };
  if (column.type === 'boolean') return { value: z.boolean('invalid_value') };
  if (column.type === 'choice') return { value: choices(column) };
  const one = column.type === 'moment' || column.type === 'day' ? day : number;
  return op === 'between' ? { value: one, to: one } : { value: one };
}

const invalid = { error: 'invalid_value' } as const;

/** A type has operators and a list has columns. */
function someOf<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error('a list can be filtered by nothing');
  return [first, ...others];
}

/** Told apart by what they compare, so that one of a hundred is tried and not all of them. */
function conditionOf(known: readonly GridColumn[]) {
  const columns = known.map((column) => {
    const conditions = operatorsOf[column.type].map((op) =>
      z.strictObject({
        column: z.literal(column.id),
        op: z.literal(op),
        ...valuesOf(column, op),
      }),
    );
    return z.discriminatedUnion('op', someOf(conditions), invalid);
  });
  return z.discriminatedUnion('column', someOf(columns), invalid);
}

/**
 * Schema of a filter of one list; a column, an operator or a value that the list does not have is
 * refused, so that nothing but known names ever reaches the database (T-GRID-6).
 */
export function gridFilterSchema(grid: GridDefinition): z.ZodType<GridFilter, GridFilter> {
  const known = grid.columns.filter(({ filterable }) => filterable !== false);
  const schema = z.strictObject({
    term: optionalLine(100),
    conditions: z.array(conditionOf(known), 'invalid_value').max(30, 'too_large').default([]),
  });
  // The conditions are made in a loop, so their union's type is lost; each is a GridCondition.
  return schema as unknown as z.ZodType<GridFilter, GridFilter>;
}
