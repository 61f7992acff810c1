import { z } from 'zod';
import { accountingFormats, exportContents } from '../documents/accounting-formats.ts';
import { documentsGrid } from '../documents/documents-grid.ts';
import { mostExportedDocuments } from '../documents/export-range.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { gridList, gridSelect } from './grid-calls.ts';

const access = { permission: documentsGrid.read } as const;
const day = z.iso.date('invalid_value');

const file = {
  method: 'GET',
  path: 'admin/documents/{id}/file/{format}/',
  access,
  params: z.object({ id, format: z.enum(['pdf', ...accountingFormats]) }),
  reply: z.object({ name: z.string(), contents: z.base64() }),
  status: 200,
  conflicts: true,
  summary: 'An issued document as PDF or for a program of accounts, its bytes as base64',
} as const satisfies Endpoint;

const mail = {
  method: 'POST',
  path: 'admin/documents/{id}/mail/',
  access,
  params: z.object({ id }),
  status: 204,
  conflicts: true,
  limit: { attempts: 60, minutes: 60 },
  summary: "Mails a link to a document to its order's address, at most three times within a day",
} as const satisfies Endpoint;

const pack = {
  method: 'POST',
  path: 'admin/documents/export/',
  access,
  provedAnew: true,
  body: z.strictObject({
    from: day,
    to: day,
    /** What is packed; unless told otherwise all that accountants of the market work with. */
    contents: z.array(z.enum(exportContents)).min(1, 'required').max(4, 'too_large').optional(),
  }),
  reply: z.object({
    name: z.string(),
    contents: z.base64(),
    count: z.int().positive().max(mostExportedDocuments),
    /** Documents that one of the formats cannot say, and why; the file names them as well. */
    leftOut: z.array(z.object({ number: z.string(), reason: z.string() })),
  }),
  status: 200,
  conflicts: true,
  limit: { attempts: 30, minutes: 60 },
  summary:
    'Documents of at most 92 days for programs of accounts, and the books, a ZIP as base64; each export is on record',
} as const satisfies Endpoint;

/** Issued documents as staff see them and take them to their accountant. */
export const documentDeskEndpoints = {
  'grid-documents': gridList(documentsGrid),
  'grid-documents-select': gridSelect(documentsGrid),
  'admin-document-export': pack,
  'admin-document-mail': mail,
  'admin-document-file': file,
} as const satisfies Record<string, Endpoint>;
