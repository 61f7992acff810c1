import { z } from 'zod';
import { staffPage } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { importEditors, importParams, importReaders, importView } from './import-view.ts';

const picturesUpload = {
  method: 'POST',
  path: 'admin/imports/pictures/',
  access: { permission: 'gallery.edit' },
  upload: { mostBytes: 128 * 1024 * 1024 },
  body: z.strictObject({
    /** An import of pictures that these are added to. */
    importId: z.coerce
      .number<string>('invalid_value')
      .int('invalid_value')
      .min(1, 'invalid_value')
      .max(2 ** 31 - 1, 'invalid_value')
      .optional(),
  }),
  reply: importView,
  status: 201,
  conflicts: true,
  limit: { attempts: 2_000, minutes: 60 },
  summary: 'Takes in a picture or a ZIP of them; a job looks by their names whose they are',
} as const satisfies Endpoint;

const picturesFailed = {
  method: 'GET',
  path: 'admin/imports/{id}/pictures/',
  access: importReaders,
  params: importParams,
  query: staffPage,
  reply: z.object({
    count: z.int().nonnegative(),
    results: z.array(
      z.object({ id: z.int(), source: z.string(), product: z.string(), reason: z.string() }),
    ),
  }),
  status: 200,
  summary: 'Pictures of an import that could not be had, each with its reason',
} as const satisfies Endpoint;

const picturesRetry = {
  method: 'POST',
  path: 'admin/imports/{id}/pictures/',
  access: importEditors,
  params: importParams,
  reply: importView,
  status: 200,
  summary: 'Tries again to have the pictures that could not be had',
} as const satisfies Endpoint;

export const importPictureEndpoints = {
  'import-pictures-upload': picturesUpload,
  'import-pictures-failed': picturesFailed,
  'import-pictures-retry': picturesRetry,
} as const;
