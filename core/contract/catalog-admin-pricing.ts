import { z } from 'zod';
import { levelRules } from '../catalog/level-rule.ts';
import { priceEndings } from '../catalog/reprice.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const amount = z.int().nonnegative();
const count = z.int().nonnegative();

const levelEffect = {
  method: 'GET',
  path: 'product/admin-price-level-effect/',
  access: { permission: 'prices.edit' },
  query: z.object({
    /** Left out for a level that is yet to be added. */
    levelId: id.optional(),
    rule: z.enum(levelRules, 'invalid_value'),
    /** As staff write it: `-5`, `2,5`. */
    percent: z
      .string('invalid_value')
      .regex(/^-?\d{1,3}(?:[.,]\d{1,2})?$/, 'invalid_value')
      .transform((text) => Number(text.replace(',', '.')))
      .refine((value) => value >= -90 && value <= 300, 'too_large'),
    ending: z.enum(priceEndings, 'invalid_value'),
  }),
  reply: z.object({
    /** Stock items whose price for the level would become another, or none. */
    changed: count,
    same: count,
    /** How many would be sold for less than was paid. */
    belowCost: count,
    /** How many need another person's release; then the whole rule waits for it. */
    forTwo: count,
    /** The first ones. */
    rows: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        name: z.string(),
        /** What everybody pays. */
        price: amount,
        before: amount.nullable(),
        after: amount.nullable(),
      }),
    ),
  }),
  status: 200,
  summary: 'What a rule would make of the prices of a level, before it is saved',
} as const satisfies Endpoint;

export const pricingEndpoints = { 'admin-price-level-effect': levelEffect } as const;
