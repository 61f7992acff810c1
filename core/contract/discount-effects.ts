import { z } from 'zod';
import { line, token } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'discounts.edit' } as const;
const params = z.object({ id });

/** Whole market units; `margin` without VAT, of goods whose cost is known. */
const sums = z.object({ revenue: z.int(), margin: z.number() });
const kind = z.object({ count: z.int(), touched: z.int(), before: sums, after: sums });
const names = z.object({ cs: z.string(), ro: z.string() });
const named = z.object({ id: z.int(), name: names, carts: z.int() });

const discountSimulation = {
  method: 'GET',
  path: 'discounts/admin/{id}/simulation/',
  access,
  params,
  query: z.object({ days: z.enum(['7', '21', '42', '90'], 'invalid_value').default('21') }),
  reply: z.object({
    orders: kind,
    carts: kind,
    /** More orders or carts than are replayed: only the oldest of the days are in it. */
    isPart: z.boolean(),
    linesWithoutCost: z.int(),
    linesBelowCost: z.int(),
    beside: z.array(named),
    putOut: z.array(named),
    gainers: z.array(z.object({ group: z.string(), carts: z.int(), saved: z.int() })),
  }),
  status: 200,
  summary: 'Orders and carts of the last days, priced with the discount and without it',
} as const satisfies Endpoint;

const discountCheck = {
  method: 'GET',
  path: 'discounts/admin/{id}/check/',
  access,
  params,
  reply: z.object({
    overlaps: z.array(z.object({ id: z.int(), name: names, isCombinable: z.boolean() })),
    belowCost: z.object({
      count: z.int(),
      /** The worst of them. */
      examples: z.array(
        z.object({ code: z.string(), name: names, price: z.int(), left: z.int(), cost: z.int() }),
      ),
    }),
  }),
  status: 200,
  summary: 'Discounts that may meet it in a cart, and goods that it takes below their cost',
} as const satisfies Endpoint;

const why = z.object({
  discountId: z.int(),
  name: names,
  outcome: z.enum([
    'applied',
    ...(['inactive', 'not_public', 'not_yet_valid', 'expired'] as const),
    ...(['used_up', 'wrong_group', 'nothing_matches', 'minimum_not_reached'] as const),
    ...(['set_not_complete', 'already_lower', 'better_percentage'] as const),
    ...(['nothing_to_reduce', 'not_combinable'] as const),
  ]),
  /** What it took, where it counts. */
  saved: z.int(),
  /** An amount or pieces that a minimum lacks. */
  missing: z.int().nullable(),
  /** Discounts that count instead. */
  instead: z.array(names),
});

const whyNotCode = {
  method: 'POST',
  path: 'discounts/admin/why-not/',
  access: { permission: 'discounts.explain' },
  body: z.strictObject({
    code: token.max(64, 'too_long'),
    /** Number of an order, or the e-mail of an account, whose open cart is meant. */
    of: line(200),
  }),
  reply: why,
  status: 200,
  summary: 'Why a code took nothing from an order or from the open cart of a customer',
} as const satisfies Endpoint;

/** Literal paths stand before patterns that match them too. */
export const discountEffectEndpoints = {
  'admin-discount-why-not': whyNotCode,
  'admin-discount-simulation': discountSimulation,
  'admin-discount-check': discountCheck,
} as const satisfies Record<string, Endpoint>;
