import { z } from 'zod';
import { line } from '../shared/field-schemas.ts';
import { reference } from './catalog-admin-fields.ts';

/** As staff write it, `6,1` or `6.1`; no more decimals than are kept. */
const decimal = z
  .string('invalid_value')
  .max(20, 'too_long')
  .regex(/^-?\d{1,9}(?:[.,]\d{1,4})?$/, 'invalid_value')
  .transform((text) => Number(text.replace(',', '.')));

/** One thing said of a variant; which of them is set follows from the attribute's kind. */
export const written = z.strictObject({
  attributeId: reference,
  /** Chosen values of a choice, in their order. */
  valueIds: z.array(reference, 'invalid_value').max(20, 'invalid_value').optional(),
  /** Of a number; a boolean is 1 or 0. */
  number: decimal.optional(),
  textCs: line(500).optional(),
  textRo: line(500).optional(),
});
