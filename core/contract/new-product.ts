import { z } from 'zod';
import { deviceKinds } from '../buyback/device-kind.ts';
import { grades } from '../buyback/grade.ts';
import { productCells } from '../catalog/product-cells.ts';
import { note, optionalLine } from '../shared/field-schemas.ts';
import { id, names, reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const edit = { permission: 'catalogue.edit' } as const;
const price = z.int('invalid_value').min(1, 'not_positive').max(10_000_000, 'too_large');
const count = z.int('not_a_count').min(0, 'not_a_count').max(100_000, 'too_large');

/** Alike pieces in the warehouse: new, or nearly new ones that nobody tells apart. */
const stocked = z.strictObject({
  condition: z.enum(['new', 'nearly_new'], 'invalid_value'),
  price,
  quantity: count,
});

/** One used piece with its own grade, price and history. */
const piece = z.strictObject({
  grade: z.enum(grades, 'required'),
  price,
  /** What was paid for it: without it nobody could tell a price below cost, which is for two people. */
  boughtFor: z.int('required').min(0, 'invalid_value').max(1_000_000, 'too_large'),
  batteryPercent: z
    .int('invalid_value')
    .min(1, 'invalid_value')
    .max(100, 'invalid_value')
    .nullable(),
  /** IMEI of a phone, serial number of anything else; empty where it has none. */
  serial: optionalLine(40),
  placeId: reference.nullable(),
  noteCs: note(500),
  noteRo: note(500),
});

/** Prices below cost, which another person has to release; until then a piece is offered for what was paid. */
const waiting = z.int().nonnegative();

const variant = z.strictObject({
  /** Empty for one that the shop makes itself. */
  code: optionalLine(40),
  ...names,
  groupName: optionalLine(60),
  colorValueId: reference.nullable(),
  ean: productCells.ean,
  mpn: productCells.mpn,
  stock: z.array(stocked).max(2, 'invalid_value'),
  pieces: z.array(piece).max(200, 'too_large'),
});

const family = z.strictObject({
  ...names,
  kind: z.enum(deviceKinds, 'required'),
  manufacturerId: reference,
  descriptionCs: note(4_000),
  descriptionRo: note(4_000),
});

const add = {
  method: 'POST',
  path: 'product/admin-new-product/',
  access: edit,
  body: z.strictObject({
    /** A new family, or none where variants join the one that `familyId` names. */
    family: family.nullable(),
    familyId: reference.nullable(),
    categoryIds: z.array(reference).max(20, 'too_large'),
    /** Drafts are seen by the staff alone. */
    isPublished: z.boolean('invalid_value'),
    variants: z.array(variant).min(1, 'required').max(200, 'too_large'),
  }),
  reply: z.object({
    familyId: z.int(),
    variants: z.array(z.object({ id: z.int(), code: z.string(), seoName: z.string() })),
    waiting,
  }),
  status: 201,
  summary: 'Makes a product: family, variants, their stock and used pieces, as one change',
} as const satisfies Endpoint;

const named = z.object({ id: z.int(), name: z.string() });

const choices = {
  method: 'GET',
  path: 'product/admin-new-product/choices/',
  access: { permission: 'catalogue.read' },
  reply: z.object({
    manufacturers: z.array(named),
    colors: z.array(z.object({ id: z.int(), nameCs: z.string(), nameRo: z.string() })),
    categories: z.array(named),
    places: z.array(named),
  }),
  status: 200,
  summary: 'What the form of a new product is filled from',
} as const satisfies Endpoint;

const addItems = {
  method: 'POST',
  path: 'product/admin-variants/{master_product_id}/items/',
  access: edit,
  params: z.object({ masterProductId: id }),
  body: z.strictObject({
    stock: z.array(stocked).max(2, 'invalid_value'),
    pieces: z.array(piece).max(200, 'too_large'),
  }),
  reply: z.object({ productIds: z.array(z.int()), waiting }),
  status: 201,
  summary: 'Adds stock and used pieces to a variant that is there, as one change',
} as const satisfies Endpoint;

export const newProductEndpoints = {
  'admin-new-product-choices': choices,
  'admin-new-product': add,
  'admin-variant-items-add': addItems,
} as const;
