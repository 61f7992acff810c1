import { z } from 'zod';
import { line, token } from '../shared/field-schemas.ts';
import { id, listOf, reference, staffPage, term, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'discounts.edit' } as const;
const params = z.object({ id });
const flag = z.boolean('invalid_value');
const uses = z.int('invalid_value').min(1, 'invalid_value').max(1_000_000_000, 'too_large');
const codes = z.array(token, 'invalid_value').max(1_000, 'too_many');
const categories = z.array(reference, 'invalid_value').max(1_000, 'too_many');

/** An instant in UTC, or what the market's clocks show, as `2026-10-25T02:30`. */
const begins = z
  .union([z.iso.datetime(), z.iso.datetime({ local: true, precision: -1 })], 'invalid_value')
  .nullable();

const written = z.strictObject({
  marketingNameCs: line(200),
  marketingNameRo: line(200),
  isActive: flag,
  /** A secret one needs its code, and its refusals do not explain it. */
  isPublic: flag,
  isCombinable: flag,
  /** Spelt so on the wire (SPECIFICATION section 3). */
  isAutomaticAssigment: flag,
  isStudentDiscount: flag,
  validFrom: begins,
  /** A day of the market, valid to its end. */
  validTo: z.iso.date('invalid_value').nullable(),
  discountType: z.enum(['percentage', 'absolute', 'fixed'], 'invalid_value'),
  /** Percent with two decimals at most, an amount off, or the resulting price of a piece. */
  discountValue: z.number('invalid_value').min(0, 'not_positive').max(10_000_000, 'too_large'),
  isDiscountPerPiece: flag,
  appliesTo: z.enum(['goods', 'shipping'], 'invalid_value'),
  /** Codes of variants and add-ons; with no category either: all goods. */
  scopeProducts: codes,
  scopeCategories: categories,
  customerGroups: z.array(token, 'invalid_value').max(50, 'too_many'),
  minimalDiscountNumerical: z
    .int('invalid_value')
    .min(0, 'invalid_value')
    .max(100_000_000, 'too_large')
    .nullable(),
  minimalDiscountSets: z
    .array(
      z.strictObject({
        quantity: z.int('invalid_value').min(1, 'invalid_value').max(999, 'too_large'),
        products: codes,
        categories,
      }),
      'invalid_value',
    )
    .max(20, 'too_many'),
  /** Over all customers; null without a limit. */
  maxUses: uses.nullable(),
});

interface Valued {
  readonly discountType?: string | undefined;
  readonly discountValue?: number | undefined;
}

/** Amounts are whole; the rest of what a value may be is the rule's of core/discounts. */
const isWhole = ({ discountType = 'percentage', discountValue = 0 }: Valued): boolean =>
  discountType === 'percentage' || Number.isInteger(discountValue);
const notWhole = { path: ['discountValue'], message: 'not_whole' };

const discount = written.extend({
  id: z.int(),
  version: z.int(),
  validFrom: z.iso.datetime().nullable(),
  uses: z.int(),
  /** How many codes it has; they are a list of their own. */
  codeCount: z.int(),
  /** A percentage of 80 or more is stored, and said to be high (T-DIS-11). */
  warning: z.enum(['high_percentage']).nullable(),
});

const discountList = {
  method: 'GET',
  path: 'discounts/admin/',
  access,
  query: staffPage.extend({
    term,
    isActive: z.enum(['true', 'false'], 'invalid_value').optional(),
  }),
  reply: listOf(discount),
  status: 200,
  summary: 'Discounts by name or code, the newest first',
} as const satisfies Endpoint;

const discountDetail = {
  method: 'GET',
  path: 'discounts/admin/{id}/',
  access,
  params,
  reply: discount,
  status: 200,
  summary: 'One discount',
} as const satisfies Endpoint;

export const addDiscount = {
  method: 'POST',
  path: 'discounts/admin/',
  access,
  body: written.refine(isWhole, notWhole),
  reply: discount,
  status: 201,
  summary: 'Adds a discount',
} as const satisfies Endpoint;

export const updateDiscount = {
  method: 'PATCH',
  path: 'discounts/admin/{id}/',
  access,
  params,
  body: written.partial().extend({ version }).refine(isWhole, notWhole),
  reply: discount,
  status: 200,
  conflicts: true,
  summary: 'Changes a discount; with `is_active` false it ends at once',
} as const satisfies Endpoint;

const code = z.object({
  id: z.int(),
  code: z.string(),
  batchId: z.int().nullable(),
  maxUses: z.int().nullable(),
  uses: z.int(),
});

const discountCodes = {
  method: 'GET',
  path: 'discounts/admin/{id}/codes/',
  access,
  params,
  query: staffPage.extend({ batchId: id.optional() }),
  reply: listOf(code),
  status: 200,
  summary: 'Codes of a discount',
} as const satisfies Endpoint;

const addDiscountCode = {
  method: 'POST',
  path: 'discounts/admin/{id}/codes/',
  access,
  params,
  body: z.strictObject({ code: token.max(64, 'too_long'), maxUses: uses.nullable() }),
  reply: code,
  status: 201,
  summary: 'Adds a code that staff made up',
} as const satisfies Endpoint;

const batch = z.object({
  id: z.int(),
  count: z.int(),
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});

const generateDiscountCodes = {
  method: 'POST',
  path: 'discounts/admin/{id}/codes/generate/',
  access,
  params,
  body: z.strictObject({
    count: z.int('invalid_value').min(1, 'invalid_value').max(10_000, 'too_large'),
  }),
  reply: batch,
  status: 201,
  summary: 'Makes single-use codes of 10 characters, as one batch (T-COD-4)',
} as const satisfies Endpoint;

const discountBatches = {
  method: 'GET',
  path: 'discounts/admin/{id}/batches/',
  access,
  params,
  reply: z.object({ results: z.array(batch) }),
  status: 200,
  summary: 'Batches of codes that were made for a discount',
} as const satisfies Endpoint;

const undoDiscountBatch = {
  method: 'POST',
  path: 'discounts/admin/batches/{id}/undo/',
  access,
  params,
  reply: batch,
  status: 200,
  conflicts: true,
  summary: 'Takes a batch back while none of its codes was used',
} as const satisfies Endpoint;

/** Literal paths stand before patterns that match them too. */
export const discountEndpoints = {
  'admin-discount-batch-undo': undoDiscountBatch,
  'admin-discount-list': discountList,
  'admin-discount-add': addDiscount,
  'admin-discount': discountDetail,
  'admin-discount-update': updateDiscount,
  'admin-discount-codes': discountCodes,
  'admin-discount-code-add': addDiscountCode,
  'admin-discount-codes-generate': generateDiscountCodes,
  'admin-discount-batches': discountBatches,
} as const satisfies Record<string, Endpoint>;
