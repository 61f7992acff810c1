import { z } from 'zod';
import { grades } from '../buyback/grade.ts';
import { id, names, position, reference, seoName } from './catalog-admin-fields.ts';
import { staffTable } from './catalog-admin-table.ts';
import type { Endpoint } from './endpoint.ts';
import { line, optionalLine } from './text.ts';

const access = { permission: 'catalogue.read' } as const;

const hex = z
  .string('invalid_value')
  .regex(/^#[0-9a-f]{6}$/, 'invalid_value')
  .nullable();

export const units = staffTable({
  path: 'product/admin-units/',
  fields: { code: seoName, symbolCs: line(20), symbolRo: line(20) },
  shown: {},
  filters: {},
  summary: 'Units of measure',
});

export const attributeGroups = staffTable({
  path: 'product/admin-attribute-groups/',
  fields: { code: seoName, ...names, position },
  shown: {},
  filters: {},
  summary: 'Groups of attributes',
});

export const attributes = staffTable({
  path: 'product/admin-attributes/',
  fields: {
    code: seoName,
    groupId: reference,
    unitId: reference.nullable(),
    kind: z.enum(['choice', 'number', 'boolean', 'text'], 'invalid_value'),
    ...names,
    position,
    /** Whether lists of products can be filtered by it; only a choice can. */
    isFacet: z.boolean('invalid_value'),
  },
  shown: {},
  filters: { groupId: id.optional() },
  summary: 'Attributes of products; those with is_facet are the filters of the catalogue',
});

export const attributeValues = staffTable({
  path: 'product/admin-attribute-values/',
  fields: { attributeId: reference, code: seoName, ...names, position, hex },
  shown: {},
  filters: { attributeId: id.optional() },
  summary: 'Values of attributes that are a choice',
});

export const priceLevels = staffTable({
  path: 'product/admin-price-levels/',
  fields: { code: seoName, ...names, position },
  shown: {},
  filters: {},
  summary: 'Price levels',
});

export const productLocations = staffTable({
  path: 'product/admin-locations/',
  fields: {
    productId: reference,
    placeId: reference,
    code: line(40),
    quantity: z.int('invalid_value').min(0, 'invalid_value').max(1_000_000, 'too_large'),
  },
  shown: {},
  filters: { productId: id.optional(), placeId: id.optional() },
  summary: 'Where the pieces of a product lie',
});

export const usedBonuses = staffTable({
  path: 'product/admin-used-product-bonuses/',
  fields: {
    /** Null stands for every manufacturer; so do the other two. */
    manufacturerId: reference.nullable(),
    deviceTypeId: reference.nullable(),
    grade: z.enum(grades, 'invalid_value').nullable(),
    percent: z.int('invalid_value').min(1, 'invalid_value').max(100, 'too_large'),
  },
  shown: {},
  filters: {},
  summary: 'Bonuses of used products',
});

export const limitedOffers = staffTable({
  path: 'product/admin-limited-offers/',
  fields: {
    productId: reference,
    price: z.int('invalid_value').min(0, 'invalid_value').max(10_000_000, 'too_large'),
    /** A start that has passed is now. */
    validFrom: z.iso.datetime('invalid_value'),
    /** The first instant at which it is over; of an offer that runs, one that has passed is now. */
    validUntil: z.iso.datetime('invalid_value'),
    /** Null is without a limit. */
    pieces: z.int('invalid_value').min(1, 'invalid_value').max(1_000_000, 'too_large').nullable(),
  },
  shown: { soldPieces: z.int().nonnegative() },
  filters: { productId: id.optional() },
  summary: 'Limited offers; one that has begun keeps its goods, price and start',
});

const named = z.object({ id: z.int(), name: z.string() });

export const bonusesForUsedProduct = {
  method: 'GET',
  path: 'product/admin-bonuses-for-used-product',
  access,
  reply: z.object({
    bonusesManufacturers: z.array(named),
    qualityTypes: z.array(z.enum(grades)),
    typesDevices: z.array(named),
  }),
  status: 200,
  summary: 'What a bonus of a used product can be chosen by',
} as const satisfies Endpoint;

export const attributeNameChoices = {
  method: 'GET',
  path: 'product/admin-product-attributes/attr-name-choices/',
  access,
  query: z.object({ term: optionalLine(100) }),
  reply: z.object({
    choices: z.array(
      z.object({
        value: z.int(),
        label: z.string(),
        group: z.string(),
        kind: z.enum(['choice', 'number', 'boolean', 'text']),
        unit: z.string().nullable(),
      }),
    ),
  }),
  status: 200,
  summary: 'Attributes that a product can have, in the order of its page',
} as const satisfies Endpoint;

export const unitChoices = {
  method: 'GET',
  path: 'units/',
  access,
  reply: z.object({
    results: z.array(z.object({ id: z.int(), code: z.string(), symbol: z.string() })),
  }),
  status: 200,
  summary: 'Units of measure in the request’s language',
} as const satisfies Endpoint;

export const typeDevices = {
  method: 'GET',
  path: 'type-devices/',
  access,
  reply: z.object({
    results: z.array(named.extend({ slug: z.string(), kind: z.string() })),
  }),
  status: 200,
  summary: 'Types of devices in their order',
} as const satisfies Endpoint;

export const typeCategories = {
  method: 'GET',
  path: 'categories/type-categories/',
  access,
  reply: z.object({
    results: z.array(
      named.extend({
        parent: z.int().nullable(),
        seoName: z.string(),
        urlPath: z.string(),
        forDisplay: z.boolean(),
        typeDevice: z.int().nullable(),
      }),
    ),
  }),
  status: 200,
  summary: 'All type categories, parents before their children',
} as const satisfies Endpoint;
