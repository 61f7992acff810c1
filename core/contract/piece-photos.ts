import { z } from 'zod';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const path = 'product/admin-products/{product_id}/photos/';
const access = { permission: 'gallery.edit' } as const;
const params = z.object({ productId: id });
const photos = z.object({
  /** Where the photos of the piece are kept; null before the first. */
  filesetId: z.int().nullable(),
  /** Whether the shop shows them on the page of the product. */
  isPublic: z.boolean(),
});

const read = {
  method: 'GET',
  path,
  access,
  params,
  reply: photos,
  status: 200,
  summary: 'Where the photos of one used piece are kept, and whether the shop shows them',
} as const satisfies Endpoint;

const ensure = {
  method: 'POST',
  path,
  access,
  params,
  body: z.strictObject({}),
  reply: photos,
  status: 200,
  summary: 'Gives a used piece a fileset of its own, where it has none',
} as const satisfies Endpoint;

const publish = {
  method: 'PATCH',
  path,
  access,
  params,
  body: z.strictObject({ isPublic: z.boolean('invalid_value') }),
  reply: photos,
  status: 200,
  summary: 'Shows the photos of a used piece in the shop, or keeps them for staff',
} as const satisfies Endpoint;

export const piecePhotoEndpoints = {
  'admin-piece-photos': read,
  'admin-piece-photos-ensure': ensure,
  'admin-piece-photos-publish': publish,
} as const;
