import { z } from 'zod';
import { grades } from './grade.ts';

const price = z.int('invalid_value').min(0, 'not_positive').max(1_000_000, 'too_large').nullable();

/**
 * What a cell of a drafted price list may become, by column; messages are phrase keys. Whole units of
 * the market's currency; an empty price means that the grade is not bought.
 */
export const priceDraftCells = {
  priceAPlus: price,
  priceA: price,
  priceB: price,
  priceC: price,
  priceD: price,
  minimalPrice: price,
} as const;

export type PriceDraftCell = keyof typeof priceDraftCells;

/** What a cell of a drafted answer may become: its grade, and a percentage of the device's A+ price. */
export const priceChoiceCells = {
  quality: z.enum(grades, 'invalid_value').nullable(),
  correctionPercent: z
    .number('invalid_value')
    .min(-100, 'invalid_value')
    .max(100, 'too_large')
    .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9, {
      message: 'invalid_value',
    }),
} as const;
