import { z } from 'zod';
import { token } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import { importFile, importPreview } from './csv-import.ts';
import type { Endpoint } from './endpoint.ts';

const params = z.object({ id });
const price = z.int().nullable();

const preview = {
  ...importPreview(
    z.object({
      line: z.int().nonnegative(),
      model: z.string(),
      prices: z.array(z.object({ column: z.string(), before: price, after: price })),
    }),
  ),
  path: 'admin/price-drafts/{id}/import-preview/',
  access: { permission: 'pricing.publish' },
  params,
  summary: 'What a CSV file would change in a draft, row by row',
} as const satisfies Endpoint;

const apply = {
  ...importFile,
  path: 'admin/price-drafts/{id}/import/',
  access: { permission: 'pricing.publish' },
  params,
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
