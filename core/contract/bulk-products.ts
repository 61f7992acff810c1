import { z } from 'zod';
import { nameTokens, unknownTokens } from '../catalog/name-pattern.ts';
import { productConditions } from '../catalog/product-condition.ts';
import { priceEndings } from '../catalog/reprice.ts';
import { line, optionalLine, token } from '../shared/field-schemas.ts';
import { written } from './attribute-statement-field.ts';
import { reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const count = z.int().nonnegative();
const nameColumn = z.enum(['nameCs', 'nameRo'], 'invalid_value');

/** The name anew, by a pattern such as `{family} {capacity} {color}`. */
const rename = z.strictObject({
  kind: z.literal('rename'),
  column: nameColumn,
  pattern: line(200).refine((text) => unknownTokens(text).length === 0, 'unknown_token'),
});

const replace = z.strictObject({
  kind: z.literal('replace'),
  columns: z.array(nameColumn, 'invalid_value').min(1, 'required').max(2, 'invalid_value'),
  // A space at its end is meant.
  find: z.string('required').min(1, 'required').max(200, 'too_long'),
  replaceWith: z.string('invalid_value').max(200, 'too_long').default(''),
  isCaseKept: z.boolean('invalid_value').default(false),
});

const activate = z.strictObject({ kind: z.literal('activate'), isActive: z.boolean('required') });

/** One attribute of all; `null` takes it away. */
const attribute = z.strictObject({
  kind: z.literal('attribute'),
  attributeId: reference,
  says: written.omit({ attributeId: true }).nullable(),
});

const change = z.discriminatedUnion('kind', [rename, replace, activate, attribute], 'invalid_value');

const selection = {
  /** A kept selection of `grid-products-select`. */
  selectionId: token,
};
/** Of the preview: where the change would come to something else by now, it is a 409. */
const digest = token;

const repricing = {
  ...selection,
  /** Of which pieces. */
  conditions: z
    .array(z.enum(productConditions, 'invalid_value'), 'required')
    .min(1, 'required')
    .max(productConditions.length, 'invalid_value'),
  percent: z
    .number('invalid_value')
    .min(-90, 'invalid_value')
    .max(300, 'too_large')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'invalid_value'),
  ending: z.enum(priceEndings, 'invalid_value'),
};

const text = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const counted = {
  changed: count,
  /** As asked for already. */
  same: count,
  refusedCount: count,
  /** The first of those that cannot be changed. */
  refused: z.array(z.object({ id: z.int(), code: z.string(), reason: z.string() })),
};

/** What a change would come to. Nothing is written. */
const preview = z.object({
  ...counted,
  /** Changed rows whose name another row of the selection would have as well. */
  doubles: count,
  /** Prices that another person has to release first. */
  forTwo: count,
  digest: z.string(),
  /** The first rows that would change. */
  rows: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      cells: z.array(z.object({ column: z.string(), before: text, after: text })),
    }),
  ),
});

const done = z.object({
  ...counted,
  /** Null where nothing was changed. */
  changeSetId: z.int().nullable(),
  /** What another person has to release first; nothing is changed until then. */
  prepared: z.object({ id: z.int() }).nullable(),
});

/** What can be put into the pattern of a name, for whoever draws it. */
export type BulkChange = z.output<typeof change>;
export type BulkPreview = z.output<typeof preview>;
export const patternTokens = nameTokens;

const edit = { permission: 'catalogue.edit' } as const;
const price = { permission: 'prices.edit' } as const;

/** What is done to a selection of the list of products; each is one change set. */
export const bulkProductEndpoints = {
  'admin-products-change-preview': {
    method: 'POST',
    path: 'product/admin-products-change/preview/',
    access: edit,
    body: z.strictObject({ ...selection, change }),
    reply: preview,
    status: 200,
    summary: 'What a change of selected variants would come to',
  },
  'admin-products-change': {
    method: 'POST',
    path: 'product/admin-products-change/',
    access: edit,
    body: z.strictObject({ ...selection, change, digest }),
    reply: done,
    status: 200,
    conflicts: true,
    summary: 'Renames, activates or describes selected variants; undone as a whole',
  },
  'admin-products-reprice-preview': {
    method: 'POST',
    path: 'product/admin-products-reprice/preview/',
    access: price,
    body: z.strictObject(repricing),
    reply: preview,
    status: 200,
    summary: 'What new prices of selected variants would come to',
  },
  'admin-products-reprice': {
    method: 'POST',
    path: 'product/admin-products-reprice/',
    access: price,
    body: z.strictObject({ ...repricing, digest, note: optionalLine(300) }),
    reply: done,
    status: 200,
    conflicts: true,
    summary: 'Changes prices of selected variants by a percentage; undone as a whole',
  },
} as const satisfies Record<string, Endpoint>;
