import { z } from 'zod';
import { unknownTokens } from '../catalog/name-pattern.ts';
import { productConditions } from '../catalog/product-condition.ts';
import { priceEndings } from '../catalog/reprice.ts';
import { line, optionalLine, token } from '../shared/field-schemas.ts';
import { hasControls } from '../shared/typed-line.ts';
import { written } from './attribute-statement-field.ts';
import { reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const count = z.int().nonnegative();
const nameColumn = z.enum(['nameCs', 'nameRo'], 'invalid_value');

/** As it was typed, spaces at its ends among it. */
const typed = z
  .string('required')
  .max(200, 'too_long')
  .refine((text) => !hasControls(text), 'control_characters');

/** The name anew, by a pattern such as `{family} {capacity} {color}`. */
const rename = z.strictObject({
  column: nameColumn,
  pattern: line(200).refine((text) => unknownTokens(text).length === 0, 'unknown_token'),
});

const replace = z.strictObject({
  columns: z.array(nameColumn, 'invalid_value').min(1, 'required').max(2, 'invalid_value'),
  find: typed.min(1, 'required'),
  replaceWith: typed.default(''),
  isCaseKept: z.boolean('invalid_value').default(false),
});

const activate = z.strictObject({ isActive: z.boolean('invalid_value') });

/** One attribute of all; null takes it away. */
const attribute = z.strictObject({
  attributeId: reference,
  says: written.omit({ attributeId: true }).nullable(),
});

/** One of them; two at once are two steps. */
const change = z.strictObject({
  rename: rename.nullish(),
  replace: replace.nullish(),
  activate: activate.nullish(),
  attribute: attribute.nullish(),
});

/** As staff write it: `-5`, `2,5`. */
const percent = z
  .string('invalid_value')
  .max(10, 'too_long')
  .regex(/^[+-]?\d{1,3}(?:[.,]\d{1,2})?$/, 'invalid_value')
  .transform((text) => Number(text.replace(',', '.')))
  .refine((value) => value >= -90 && value <= 300, 'too_large');

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
  percent,
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

export type BulkChange = z.output<typeof change>;

/** Names are the work of `catalogue.texts`, everything else of `catalogue.edit`. */
const edit = { permission: 'catalogue.edit', or: ['catalogue.texts'] } as const;
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
