import { z } from 'zod';
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
  params: z.object({ id, format: z.enum(['pdf', 'isdoc']) }),
  reply: z.object({ name: z.string(), contents: z.base64() }),
  status: 200,
  summary: 'An issued document as PDF or ISDOC, its bytes as base64',
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
  body: z.strictObject({ from: day, to: day }),
  reply: z.object({
    name: z.string(),
    contents: z.base64(),
    count: z.int().positive().max(mostExportedDocuments),
  }),
  status: 200,
  conflicts: true,
  limit: { attempts: 30, minutes: 60 },
  summary:
    'Documents of at most 92 days with the books of VAT and of margins, a ZIP as base64; each export is on record',
} as const satisfies Endpoint;

/** Issued documents as staff see them and take them to their accountant. */
export const documentDeskEndpoints = {
  'grid-documents': gridList(documentsGrid),
  'grid-documents-select': gridSelect(documentsGrid),
  'admin-document-export': pack,
  'admin-document-mail': mail,
  'admin-document-file': file,
} as const satisfies Record<string, Endpoint>;
