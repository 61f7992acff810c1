import { z } from 'zod';
import { invoiceFields, type InvoiceField } from '../purchasing/choose-columns.ts';
import { supplierCurrencies } from '../purchasing/supplier-resource.ts';
import { optionalLine } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** In hundredths, without VAT. */
export const invoiceAmount = z.int();
export const mostInvoiceBytes = 8 * 1024 * 1024;

const meanings = new Map<string, InvoiceField | null>([
  ['none', null],
  ...invoiceFields.map((field) => [field, field] as const),
]);

/** What each column means or `none`, in their order, parted by commas: fields of a form are texts. */
export const invoiceColumns = z
  .string('invalid_value')
  .max(4_000, 'too_long')
  .refine((text) => text.split(',').every((one) => meanings.has(one)), 'invalid_value')
  .transform((text) => text.split(',').map((one) => meanings.get(one) ?? null));

export const columnsPreview = {
  method: 'POST',
  path: 'purchasing/invoices/columns-preview/',
  access: { permission: 'purchasing.manage' },
  upload: { mostBytes: mostInvoiceBytes },
  body: z.strictObject({
    supplier: optionalLine(120).optional(),
    /** Left out where nobody has chosen yet. */
    columns: invoiceColumns.optional(),
  }),
  reply: z.object({
    /** By whom the columns are what they are: chosen now, remembered of the supplier, or by their titles. */
    from: z.enum(['chosen', 'remembered', 'titles']),
    /** Why the table cannot be read like this; null where it can. */
    problem: z.enum(['invoice_columns', 'invoice_needs_vat', 'invoice_is_none']).nullable(),
    /** What its prices name beside their numbers. */
    currency: z.enum(supplierCurrencies).nullable(),
    lineCount: z.int(),
    columns: z.array(
      z.object({
        title: z.string(),
        field: z.enum(invoiceFields).nullable(),
        /** Of the first rows. */
        sample: z.array(z.string()),
      }),
    ),
    /** The first rows as they would be read. */
    rows: z.array(
      z.object({
        supplierCode: z.string(),
        ean: z.string(),
        mpn: z.string(),
        name: z.string(),
        quantity: z.number().nullable(),
        unitPrice: invoiceAmount.nullable(),
        total: invoiceAmount.nullable(),
        vatPercent: z.number().nullable(),
        /** A sum or a note, which is no line. */
        isLeftOut: z.boolean(),
      }),
    ),
  }),
  status: 200,
  limit: { attempts: 600, minutes: 60 },
  summary: 'The columns of an invoice that is a table, and its first rows as they would be read',
} as const satisfies Endpoint;
