import { z } from 'zod';
import { mostLetters, seoNamePattern } from '../categories/seo-name-of.ts';
import { line, optionalLine } from './text.ts';

/** Id of a row, in an address or a query. */
export const id = z.coerce
  .number('invalid_value')
  .int('invalid_value')
  .min(1, 'invalid_value')
  .max(2 ** 31 - 1, 'invalid_value');

/** Id of another row in a body, where only a number will do. */
export const reference = z
  .int('invalid_value')
  .min(1, 'invalid_value')
  .max(2 ** 31 - 1, 'invalid_value');

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

/** Where a row stands among others: smaller comes first. */
export const position = z.int('invalid_value').min(0, 'invalid_value').max(1_000_000, 'too_large');

/** Last part of an address, such as `iphone-15-128gb`. */
export const seoName = z
  .string('required')
  .max(mostLetters, 'too_long')
  .regex(seoNamePattern, 'invalid_seo_name');

/** A name in both languages. */
export const names = { nameCs: line(200), nameRo: line(200) };

/** A staff member's search, at least one character. */
export const term = optionalLine(100);
