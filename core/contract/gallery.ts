import { z } from 'zod';
import { leastCrop, wholeSide } from '../files/crop.ts';
import { mostPictureBytes } from '../files/image-limits.ts';
import { line, optionalLine } from '../shared/field-schemas.ts';
import {
  id,
  listOf,
  reference,
  staffPage,
  term,
  version,
  versionQuery,
} from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { picture } from './picture.ts';

const access = { permission: 'gallery.edit' } as const;
const filesetParams = z.object({ filesetId: id });
const fileParams = z.object({ fileId: id });

/** Code of a colour that variants have; '' and null say that the picture fits all of them. */
const colorSlug = z
  .string('invalid_value')
  .max(60, 'too_long')
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'invalid_value')
  .nullable()
  .transform((slug) => (slug === '' ? null : slug));

const side = z.int('invalid_value').min(0, 'invalid_value').max(wholeSide, 'invalid_value');
const length = side.min(leastCrop, 'invalid_value');

/** Which part of a picture is shown, in thousandths of its sides. */
const crop = z
  .strictObject({ left: side, top: side, width: length, height: length })
  .refine(({ left, width }) => left + width <= wholeSide, {
    error: 'invalid_value',
    path: ['width'],
  })
  .refine(({ top, height }) => top + height <= wholeSide, {
    error: 'invalid_value',
    path: ['height'],
  });

const file = z.object({
  id: z.int(),
  position: z.int(),
  altCs: z.string(),
  altRo: z.string(),
  colorSlug: z.string().nullable(),
  version: z.int(),
  picture,
  /** Null where the whole picture is shown. */
  crop: crop.nullable(),
  /** The picture before anything was cut off. */
  whole: picture,
});

const fileset = z.object({
  id: z.int(),
  name: z.string(),
  version: z.int(),
  files: z.array(file),
});

export const filesetsByTerm = {
  method: 'GET',
  path: 'core/gallery/filesets-by-term/',
  access,
  query: staffPage.extend({ term }),
  reply: listOf(
    z.object({
      id: z.int(),
      name: z.string(),
      fileCount: z.int().nonnegative(),
      /** The first picture; null in an empty fileset. */
      cover: picture.nullable(),
    }),
  ),
  status: 200,
  summary: 'Filesets whose name contains a term, by name',
} as const satisfies Endpoint;

export const filesetDetail = {
  method: 'GET',
  path: 'core/gallery/fileset/{fileset_id}/',
  access,
  params: filesetParams,
  reply: fileset,
  status: 200,
  summary: 'One fileset with its pictures in order',
} as const satisfies Endpoint;

export const photoFileset = {
  method: 'GET',
  path: 'core/gallery/photo-fileset/{photo_id}/',
  access: { permission: 'catalogue.read' },
  params: z.object({ photoId: id }),
  reply: z.object({ id: z.int(), name: z.string(), photo: picture.nullable() }),
  status: 200,
  summary: "The fileset that a category's photo_id names, with its first picture",
} as const satisfies Endpoint;

export const addFileset = {
  method: 'POST',
  path: 'core/gallery/fileset/',
  access,
  body: z.strictObject({ name: line(200) }),
  reply: fileset,
  status: 201,
  summary: 'Makes an empty fileset',
} as const satisfies Endpoint;

export const updateFileset = {
  method: 'PATCH',
  path: 'core/gallery/fileset/{fileset_id}/',
  access,
  params: filesetParams,
  body: z.strictObject({
    version,
    name: line(200).optional(),
    /** Ids of all its files in their new order. */
    order: z.array(reference, 'invalid_value').max(500, 'invalid_value').optional(),
  }),
  reply: fileset,
  status: 200,
  conflicts: true,
  summary: 'Renames a fileset or puts its pictures in another order',
} as const satisfies Endpoint;

const shownBy = z.array(z.object({ id: z.int(), name: z.string() }));

export const filesetUses = {
  method: 'GET',
  path: 'core/gallery/fileset/{fileset_id}/uses/',
  access,
  params: filesetParams,
  reply: z.object({ families: shownBy, categories: shownBy, stores: shownBy }),
  status: 200,
  summary:
    'Which families, categories and stores show the pictures of a fileset, the first hundred of each',
} as const satisfies Endpoint;

export const deleteFileset = {
  method: 'DELETE',
  path: 'core/gallery/fileset/{fileset_id}/',
  access,
  params: filesetParams,
  query: versionQuery,
  status: 204,
  conflicts: true,
  summary: 'Deletes a fileset; refused with the number of its uses where it is shown',
} as const satisfies Endpoint;

export const addFile = {
  method: 'POST',
  path: 'core/gallery/fileset/{fileset_id}/files/',
  access,
  params: filesetParams,
  upload: { mostBytes: mostPictureBytes },
  body: z.strictObject({
    altCs: optionalLine(300),
    altRo: optionalLine(300),
    colorSlug: colorSlug.optional(),
  }),
  reply: fileset,
  status: 201,
  summary: 'Adds a JPEG, PNG, WebP or AVIF picture at the end; its resized files are there at once',
} as const satisfies Endpoint;

export const updateFile = {
  method: 'PATCH',
  path: 'core/gallery/file/{file_id}/',
  access,
  params: fileParams,
  body: z.strictObject({
    version,
    altCs: optionalLine(300).optional(),
    altRo: optionalLine(300).optional(),
    colorSlug: colorSlug.optional(),
  }),
  reply: fileset,
  status: 200,
  conflicts: true,
  summary: 'Changes the alternative text or the colour of a picture',
} as const satisfies Endpoint;

export const cropFile = {
  method: 'PATCH',
  path: 'core/gallery/file/{file_id}/crop/',
  access,
  params: fileParams,
  body: z.strictObject({ version, crop: crop.nullable() }),
  reply: fileset,
  status: 200,
  conflicts: true,
  summary: 'Shows a part of a picture, or with null the whole again; what was sent stays',
} as const satisfies Endpoint;

export const deleteFile = {
  method: 'DELETE',
  path: 'core/gallery/file/{file_id}/',
  access,
  params: fileParams,
  query: versionQuery,
  reply: fileset,
  status: 200,
  conflicts: true,
  summary: 'Takes a picture out; refused where it is the last one of a fileset that is shown',
} as const satisfies Endpoint;
