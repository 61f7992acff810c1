import { z } from 'zod';
import { line, optionalLine } from '../shared/field-schemas.ts';
import type { ProductCode } from './product-codes.ts';
import { readGtin } from '../search/gtin.ts';

/** As typed or scanned; stored as 13 digits. A carton's number of 14 digits is not a piece's. */
const ean = z
  .string('invalid_value')
  .max(64, 'too_long')
  .nullable()
  .transform((text, context) => {
    if (text === null || text.trim() === '') return null;
    const read = readGtin(text);
    if (read.ok && read.value.length === 13) return read.value;
    context.addIssue({ code: 'custom', message: 'invalid_value' });
    return z.NEVER;
  });

/** As the maker writes it. */
const mpn = optionalLine(60).transform((text) => (text === '' ? null : text));

const codes = { ean, mpn } as const satisfies Record<ProductCode, z.ZodType>;

/**
 * What a cell of the list of products may become, by column; messages are phrase keys. The screen
 * checks a pasted block by the same schemas before it is sent.
 */
export const productCells = {
  nameCs: line(200),
  nameRo: line(200),
  ...codes,
  /** Whole units. */
  newPrice: z.int('invalid_value').min(0, 'invalid_value').max(10_000_000, 'too_large'),
  isActive: z.boolean('invalid_value'),
} as const;

/** A column of the list of products that can be changed in it. */
export type ProductCell = keyof typeof productCells;

export const isProductCell = (column: string): column is ProductCell =>
  Object.hasOwn(productCells, column);
