import { z } from 'zod';
import { hasControls } from './typed-line.ts';

// Line breaks and tabs are text in a note and nowhere else.
const controlsInNote = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** One line that a person typed: trimmed, not empty, no control characters. */
export const line = (max: number) =>
  z
    .string('required')
    .max(max, 'too_long')
    .trim()
    .min(1, 'required')
    .refine((text) => !hasControls(text), 'control_characters');

/** A line that may be left out or empty; both become `''`. */
export const optionalLine = (max: number) =>
  z
    .string('invalid_value')
    .max(max, 'too_long')
    .trim()
    .refine((text) => !hasControls(text), 'control_characters')
    .nullish()
    .transform((text) => text ?? '');

/** Several lines of free text; left out or null becomes `''`. */
export const note = (max: number) =>
  z
    .string('invalid_value')
    .max(max, 'too_long')
    .trim()
    .refine((text) => !controlsInNote.test(text), 'control_characters')
    .nullish()
    .transform((text) => text ?? '');

/** A value that an earlier answer of the API gave: a slug or an id, never typed by hand. */
export const token = z
  .string('required')
  .min(1, 'required')
  .max(120, 'invalid_value')
  .regex(/^[A-Za-z0-9._~-]+$/u, 'invalid_value');

/** Where a row stands among others: smaller comes first. */
export const position = z.int('invalid_value').min(0, 'invalid_value').max(1_000_000, 'too_large');

/** Id of another row in a body, where only a number will do. */
export const rowId = z
  .int('invalid_value')
  .min(1, 'invalid_value')
  .max(2 ** 31 - 1, 'invalid_value');
