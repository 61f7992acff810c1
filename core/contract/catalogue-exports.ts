import { z } from 'zod';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const read = { permission: 'catalogue.read' } as const;
const edit = { permission: 'catalogue.edit' } as const;

const one = z.object({
  id: z.int(),
  status: z.enum(['waiting', 'done', 'failed']),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  rows: z.int().nonnegative().nullable(),
  bytes: z.int().nonnegative().nullable(),
});

const list = {
  method: 'GET',
  path: 'admin/catalogue-exports/',
  access: read,
  reply: z.object({ results: z.array(one) }),
  status: 200,
  summary: 'Files of the whole catalogue that were asked for in the last week',
} as const satisfies Endpoint;

const start = {
  method: 'POST',
  path: 'admin/catalogue-exports/',
  access: edit,
  body: z.strictObject({}),
  reply: one,
  status: 201,
  limit: { attempts: 20, minutes: 60 },
  summary: 'Writes every variant into a file that an import takes back; a job does it',
} as const satisfies Endpoint;

const file = {
  method: 'GET',
  path: 'admin/catalogue-exports/{id}/file/',
  access: read,
  params: z.object({ id }),
  reply: z.object({ name: z.string(), text: z.string() }),
  status: 200,
  summary: 'The file of an export that is done',
} as const satisfies Endpoint;

export const catalogueExportEndpoints = {
  'catalogue-export-list': list,
  'catalogue-export-start': start,
  'catalogue-export-file': file,
} as const;
