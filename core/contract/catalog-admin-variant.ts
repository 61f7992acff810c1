import { z } from 'zod';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

/** One variant with what belongs to it, for its detail. */
export const variantDetail = {
  method: 'GET',
  path: 'product/admin-variants/{code}/',
  access: { permission: 'catalogue.read' },
  params: z.object({ code: z.string('required').min(1, 'required').max(80, 'too_long') }),
  reply: z.object({
    id: z.int(),
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
    /** Address of its page in the shop. */
    pageUrl: z.string(),
    /** What it lacks before it is well offered, what matters most first. */
    missing: z.array(
      z.enum(['ean', 'price', 'category', 'picture', 'weight', 'translation', 'attribute']),
    ),
  }),
  status: 200,
  summary: 'A variant by its code, with what it lacks before it is well offered',
} as const satisfies Endpoint;
