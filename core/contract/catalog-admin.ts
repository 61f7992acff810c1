import { z } from 'zod';
import { grades } from '../buyback/grade.ts';
import { optionalLine } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'catalogue.read' } as const;

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
