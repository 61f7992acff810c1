import { z } from 'zod';
import { line, optionalLine, rowId } from '../shared/field-schemas.ts';

/** Id of a row, in an address or a query. */
export const id = z.coerce
  .number('invalid_value')
  .int('invalid_value')
  .min(1, 'invalid_value')
  .max(2 ** 31 - 1, 'invalid_value');

/** Id of another row in a body. */
export const reference = rowId;

/** The row's version as the writer saw it; a stale one is a 409 with the current row. */
export const version = z
  .int('required')
  .min(1, 'invalid_value')
  .max(2 ** 31 - 1, 'invalid_value');

/** The same in a query, where a deletion carries it. */
export const versionQuery = z.object({ version: id });

/** Which rows of a staff list to answer. */
export const staffPage = z.object({
  offset: z.coerce.number('invalid_value').int('invalid_value').min(0).max(1_000_000).default(0),
  limit: z.coerce.number('invalid_value').int('invalid_value').min(1).max(500).default(50),
});

/** A page of a staff list. */
export const listOf = <T extends z.ZodType>(row: T) =>
  z.object({ count: z.int().nonnegative(), results: z.array(row) });

/** A name in both languages. */
export const names = { nameCs: line(200), nameRo: line(200) };

/** A staff member's search, at least one character. */
export const term = optionalLine(100);
