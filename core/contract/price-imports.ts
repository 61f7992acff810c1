import { z } from 'zod';
import { token } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const params = z.object({ id });
const count = z.int().nonnegative();
const upload = { mostBytes: 4 * 1024 * 1024 } as const;
export const importEncodings = ['utf-8', 'utf-16le', 'windows-1250', 'iso-8859-2'] as const;
/** Left out where the file says it itself; chosen by a person where it is not clear (T-CSV-1). */
const encoding = z.enum(importEncodings, 'invalid_value').optional();
const price = z.int().nullable();
const prices = z.array(z.object({ column: z.string(), before: price, after: price }));

const preview = {
  method: 'POST',
  path: 'admin/price-drafts/{id}/import-preview/',
  access: { permission: 'pricing.publish' },
  params,
  upload,
  body: z.strictObject({ encoding }),
  reply: z.object({
    /** Why the whole file cannot be read, in words; null where it can. */
    refusal: z.string().nullable(),
    /** How the beginning reads in each encoding, where a person has to say which one it is. */
    candidates: z.array(z.object({ encoding: z.enum(importEncodings), text: z.string() })),
    encoding: z.enum(importEncodings).nullable(),
    /** Titles of columns that are left out. */
    ignored: z.array(z.string()),
    unchanged: count,
    changed: z.array(
      z.object({
        line: count,
        model: z.string(),
        prices,
      }),
    ),
    bad: z.array(
      z.object({
        line: count,
        /** Title of the column, or empty for the whole row. */
        column: z.string(),
        text: z.string(),
        reason: z.string(),
      }),
    ),
    badRows: count,
    /** The rows that were refused, with their reasons, as a file to be mended; '' where there are none. */
    errorFile: z.string(),
    /** Names this plan; applying another one is refused. */
    plan: z.string(),
  }),
  status: 200,
  summary: 'What a CSV file would change in a draft, row by row',
} as const satisfies Endpoint;

const apply = {
  method: 'POST',
  path: 'admin/price-drafts/{id}/import/',
  access: { permission: 'pricing.publish' },
  params,
  upload,
  body: z.strictObject({ encoding, plan: token }),
  reply: z.object({
    changeSetId: z.int().nullable(),
    applied: count,
    unchanged: count,
    bad: count,
  }),
  status: 200,
  conflicts: true,
  summary: 'Applies the good rows of a CSV file in one change set',
} as const satisfies Endpoint;

const csv = z.object({ name: z.string(), text: z.string() });

const exportVersion = {
  method: 'GET',
  path: 'admin/price-list/versions/{code}/csv/',
  access: { permission: 'pricing.read' },
  params: z.object({ code: token }),
  reply: csv,
  status: 200,
  summary: 'A published price list as a CSV file, formulas neutralised',
} as const satisfies Endpoint;

const exportDraft = {
  method: 'GET',
  path: 'admin/price-drafts/{id}/csv/',
  access: { permission: 'pricing.read' },
  params,
  reply: csv,
  status: 200,
  summary: 'A draft as a CSV file, formulas neutralised; it can be imported again',
} as const satisfies Endpoint;

/** CSV files of price lists. */
export const priceImportEndpoints = {
  'price-draft-import-preview': preview,
  'price-draft-import': apply,
  'price-draft-export': exportDraft,
  'admin-price-list-export': exportVersion,
} as const satisfies Record<string, Endpoint>;
