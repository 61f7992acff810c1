import { z } from 'zod';
import { optionalLine } from '../shared/field-schemas.ts';
import { id, reference } from './catalog-admin-fields.ts';
import { productDetail } from './product-detail.ts';
import type { Endpoint } from './endpoint.ts';

const params = z.object({ masterProductId: id });
const edit = { permission: 'catalogue.edit' } as const;
const path = <P extends string>(last: P) =>
  `product/admin-variants/{master_product_id}/${last}/` as const;

const other = z.object({ id: z.int(), code: z.string(), name: z.string() });

const life = z.object({
  masterProductId: z.int(),
  life: z.enum(['draft', 'published', 'retired', 'merged']),
  moves: z.array(z.enum(['publish', 'retire', 'bring_back'])),
  retiredAt: z.iso.datetime().nullable(),
  /** Who is named in its place: chosen where it is retired, proposed where it is not. */
  successor: other.nullable(),
  mergedInto: other.nullable(),
  /** What a move is about to touch: pieces that lie somewhere, open carts, variants of the family. */
  pieces: z.int().nonnegative(),
  carts: z.int().nonnegative(),
  familySize: z.int().positive(),
});

const variantLife = {
  method: 'GET',
  path: path('life'),
  access: { permission: 'catalogue.read' },
  params,
  reply: life,
  status: 200,
  summary: 'Where a variant stands in its life, and what a move of it would touch',
} as const satisfies Endpoint;

const publishVariant = {
  method: 'POST',
  path: path('publish'),
  access: edit,
  params,
  body: z.strictObject({}),
  reply: life,
  status: 200,
  summary: 'Publishes a draft: lists, search and its page show it at once',
} as const satisfies Endpoint;

const retireVariant = {
  method: 'POST',
  path: path('retire'),
  access: edit,
  params,
  body: z.strictObject({
    /** Published variant that its address names from now on; null names none. */
    successorId: reference.nullable(),
  }),
  reply: life,
  status: 200,
  summary: 'Retires a variant: its page answers 410 and links to its successor',
} as const satisfies Endpoint;

const bringVariantBack = {
  method: 'POST',
  path: path('bring-back'),
  access: edit,
  params,
  body: z.strictObject({}),
  reply: life,
  status: 200,
  summary: 'Brings a retired variant back to where it was sold',
} as const satisfies Endpoint;

const mergeVariant = {
  method: 'POST',
  path: path('merge'),
  access: edit,
  params,
  body: z.strictObject({ intoId: reference }),
  reply: life,
  status: 200,
  summary: 'Makes a double one with the variant that stays, which its address leads to from now on',
} as const satisfies Endpoint;

const duplicateVariant = {
  method: 'POST',
  path: path('duplicate'),
  access: edit,
  params,
  body: z.strictObject({
    /** The variant within its family, or the whole family anew. */
    what: z.enum(['variant', 'family'], 'invalid_value'),
  }),
  reply: z.object({
    familyId: z.int(),
    variants: z.array(z.object({ id: z.int(), code: z.string(), seoName: z.string() })),
  }),
  status: 201,
  summary: 'Copies texts, attributes, categories and prices to drafts with codes of their own',
} as const satisfies Endpoint;

const previewVariant = {
  method: 'POST',
  path: path('preview'),
  access: { permission: 'catalogue.read' },
  params,
  body: z.strictObject({}),
  reply: z.object({
    /** Whole, with the shop's host. */
    url: z.string(),
    endsAt: z.iso.datetime(),
  }),
  status: 200,
  summary: 'A signed link to the page of a variant as it would be, which ends after 30 minutes',
} as const satisfies Endpoint;

/** Whoever holds a link may look; nothing of it is kept anywhere. */
const previewedProduct = {
  method: 'GET',
  path: 'catalog/preview/{code}/',
  access: 'public',
  params: z.object({ code: optionalLine(200) }),
  reply: productDetail.reply,
  status: 200,
  summary: 'What the page of a variant would show, by the link of a preview',
} as const satisfies Endpoint;

export const productLifeEndpoints = {
  'admin-variant-life': variantLife,
  'admin-variant-publish': publishVariant,
  'admin-variant-retire': retireVariant,
  'admin-variant-bring-back': bringVariantBack,
  'admin-variant-merge': mergeVariant,
  'admin-variant-duplicate': duplicateVariant,
  'admin-variant-preview': previewVariant,
  'catalog-preview': previewedProduct,
} as const;
