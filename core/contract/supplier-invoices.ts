import { z } from 'zod';
import { invoiceDecisions, invoiceOutcomes } from '../purchasing/invoice-line-state.ts';
import { supplierCurrencies } from '../purchasing/supplier-resource.ts';
import { line, note, optionalLine } from '../shared/field-schemas.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import {
  columnsPreview,
  invoiceAmount as amount,
  invoiceColumns,
  mostInvoiceBytes,
} from './invoice-columns.ts';

const manage = { permission: 'purchasing.manage' } as const;
const params = z.object({ id });
const lineParams = z.object({ id, lineId: id });

const head = z.object({
  id: z.int(),
  version: z.int(),
  supplier: z.string(),
  number: z.string(),
  issuedOn: z.string().nullable(),
  currency: z.string(),
  format: z.enum(['csv', 'xlsx', 'isdoc', 'ubl']),
  status: z.enum(['open', 'finished']),
  uploadedAt: z.iso.datetime(),
  /** What its lines come to, and what the invoice says they do; null where it does not. */
  total: amount,
  statedTotal: amount.nullable(),
  lineCount: z.int(),
  /** Lines that are not as agreed, and those of them that wait for a person. */
  differing: z.int(),
  waiting: z.int(),
});

const invoiceView = head.extend({
  uploadedBy: z.string().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  finishedBy: z.string().nullable(),
  /** What one unit of its currency is worth in the shop's; null where nobody said, and in the shop's own currency. */
  rate: z.number().nullable(),
  /** The last one of another invoice in this currency. */
  lastRate: z.number().nullable(),
  /** By how much of a price it may differ: of a hundred, and in whole units of one piece. */
  tolerancePercent: z.number(),
  toleranceAmount: z.int(),
  /** Its costs change by so much that another person has to release them. */
  isPrepared: z.boolean(),
  lines: z.array(
    z.object({
      id: z.int(),
      place: z.int(),
      supplierCode: z.string(),
      ean: z.string(),
      name: z.string(),
      quantity: z.number().nullable(),
      /** As the invoice says, and in the shop's currency where a rate converts it. */
      unitPrice: amount.nullable(),
      convertedPrice: amount.nullable(),
      total: amount.nullable(),
      vatPercent: z.number().nullable(),
      productId: z.int().nullable(),
      productCode: z.string().nullable(),
      productName: z.string().nullable(),
      matchedBy: z.enum(['ean', 'mpn', 'code', 'supplier_code', 'hand']).nullable(),
      expected: amount.nullable(),
      /** The order at the supplier that it is expected of; null where the product's cost is. */
      orderId: z.int().nullable(),
      outcome: z.enum(invoiceOutcomes),
      decision: z.enum(invoiceDecisions),
      reason: z.string(),
      decidedBy: z.string().nullable(),
    }),
  ),
});

const list = {
  method: 'GET',
  path: 'purchasing/invoices/',
  access: manage,
  query: z.object({ state: z.enum(['open', 'finished']).default('open') }),
  reply: z.object({
    /** The newest two hundred. */
    results: z.array(head),
  }),
  status: 200,
  summary: 'Invoices of suppliers',
} as const satisfies Endpoint;

const upload = {
  method: 'POST',
  path: 'purchasing/invoices/',
  access: manage,
  upload: { mostBytes: mostInvoiceBytes },
  body: z.strictObject({
    /** What a table does not say, and where it is not the one that the file says. */
    supplier: optionalLine(120).optional(),
    number: optionalLine(60).optional(),
    issuedOn: optionalLine(20).optional(),
    /** Without VAT, as it is written on the invoice. */
    total: optionalLine(20).optional(),
    /** Of a table; where it is left out, what its prices name, the supplier's or the shop's. */
    currency: z.enum(supplierCurrencies, 'invalid_value').optional(),
    /** What the columns of a table mean; remembered for the supplier's next one with the same header. */
    columns: invoiceColumns.optional(),
  }),
  reply: invoiceView,
  status: 201,
  conflicts: true,
  limit: { attempts: 120, minutes: 60 },
  summary: "Takes in a supplier's invoice (ISDOC, UBL or a table) and compares its prices",
} as const satisfies Endpoint;

const detail = {
  method: 'GET',
  path: 'purchasing/invoices/{id}/',
  access: manage,
  params,
  reply: invoiceView,
  status: 200,
  summary: 'An invoice of a supplier with its lines',
} as const satisfies Endpoint;

const match = {
  method: 'POST',
  path: 'purchasing/invoices/{id}/lines/{line_id}/match/',
  access: manage,
  params: lineParams,
  body: z.strictObject({
    version,
    /** EAN, the shop's code, or the bar code of the item. */
    code: line(60),
  }),
  reply: invoiceView,
  status: 200,
  conflicts: true,
  summary: 'Says which product a line means, and remembers what the supplier calls it',
} as const satisfies Endpoint;

const rate = {
  method: 'POST',
  path: 'purchasing/invoices/{id}/rate/',
  access: manage,
  params,
  body: z.strictObject({
    version,
    /** As it is typed: `24,315`. */
    rate: line(20),
    /** That it is so although the last one of its currency is far from it. */
    isConfirmed: z.boolean('invalid_value').optional(),
  }),
  reply: invoiceView,
  status: 200,
  conflicts: true,
  summary: "Says what an invoice's currency is worth, and compares its prices by that",
} as const satisfies Endpoint;

const decide = {
  method: 'POST',
  path: 'purchasing/invoices/{id}/lines/{line_id}/decide/',
  access: manage,
  params: lineParams,
  body: z.strictObject({
    version,
    decision: z.enum(invoiceDecisions, 'invalid_value'),
    reason: note(300),
  }),
  reply: invoiceView,
  status: 200,
  conflicts: true,
  summary: 'Accepts or refuses the price of a line; what is not as agreed wants a reason',
} as const satisfies Endpoint;

const finish = {
  method: 'POST',
  path: 'purchasing/invoices/{id}/finish/',
  access: manage,
  params,
  body: z.strictObject({ version }),
  reply: invoiceView,
  status: 200,
  conflicts: true,
  summary: 'Finishes an invoice: accepted prices become cost, leaps once another has released them',
} as const satisfies Endpoint;

const discard = {
  method: 'POST',
  path: 'purchasing/invoices/{id}/discard/',
  access: manage,
  params,
  body: z.strictObject({ version }),
  reply: z.object({ id: z.int() }),
  status: 200,
  conflicts: true,
  summary: 'Throws away an invoice that was not finished',
} as const satisfies Endpoint;

export const supplierInvoiceEndpoints = {
  'supplier-invoice-list': list,
  'supplier-invoice-upload': upload,
  'supplier-invoice-columns-preview': columnsPreview,
  'supplier-invoice': detail,
  'supplier-invoice-match': match,
  'supplier-invoice-rate': rate,
  'supplier-invoice-decide': decide,
  'supplier-invoice-finish': finish,
  'supplier-invoice-discard': discard,
} as const satisfies Record<string, Endpoint>;
