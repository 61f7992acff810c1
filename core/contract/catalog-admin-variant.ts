import { z } from 'zod';
import { missingThings } from '../catalog/new-product.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const pictures = z.object({
  /** Fileset of the family; null where the device is drawn instead. */
  filesetId: z.int().nullable(),
  /** Colours of its variants, which pictures may be of. */
  colors: z.array(z.object({ slug: z.string(), name: z.string() })),
});

export const familyPictures = {
  method: 'GET',
  path: 'product/admin-families/{meta_master_id}/pictures/',
  access: { permission: 'gallery.edit' },
  params: z.object({ metaMasterId: id }),
  reply: pictures,
  status: 200,
  summary: 'Where the pictures of a family are kept, and the colours that they may be of',
} as const satisfies Endpoint;

export const ensureFamilyPictures = {
  method: 'POST',
  path: 'product/admin-families/{meta_master_id}/pictures/',
  access: { permission: 'gallery.edit' },
  params: z.object({ metaMasterId: id }),
  body: z.strictObject({}),
  reply: pictures,
  status: 200,
  summary: 'Gives a family a fileset of its own, where it has none',
} as const satisfies Endpoint;

/** One variant with what belongs to it, for its detail. */
export const variantDetail = {
  method: 'GET',
  path: 'product/admin-variants/{master_product_id}/',
  access: { permission: 'catalogue.read' },
  params: z.object({ masterProductId: id }),
  reply: z.object({
    id: z.int(),
    /** As `grid-products-edit` takes it. */
    version: z.int(),
    metaMasterId: z.int(),
    code: z.string(),
    seoName: z.string(),
    nameCs: z.string(),
    nameRo: z.string(),
    ean: z.string().nullable(),
    mpn: z.string().nullable(),
    groupName: z.string(),
    /** Name of its colour in the request's language; null where it has none. */
    color: z.string().nullable(),
    isActive: z.boolean(),
    /** The family's pictures; null where the device is drawn instead. */
    filesetId: z.int().nullable(),
    /** What it lacks before it is well offered, what matters most first. */
    missing: z.array(z.enum(missingThings)),
  }),
  status: 200,
  summary: 'A variant with what it lacks before it is well offered',
} as const satisfies Endpoint;
