import { z } from 'zod';
import { token } from '../shared/field-schemas.ts';
import { selection } from './buyback.ts';
import { choice, colorChoice } from './choice.ts';
import type { Endpoint } from './endpoint.ts';

/** What is done to one device. */
const operation = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Empty where nothing is said of it. */
  description: z.string(),
  /** Whole units; null is a price on request. */
  price: z.int().nonnegative().nullable(),
  durationMinutes: z.int(),
  warrantyMonths: z.int(),
  /** The only stores that do it; null where every service centre does. */
  stores: z.array(z.object({ slug: z.string(), name: z.string() })).nullable(),
});

/** A device by its name without its storage, which a repair does not depend on. */
const family = choice.extend({
  /** The most that the buy-back pays for it, whole units; null where it is not bought. */
  maximalPrice: z.int().nonnegative().nullable(),
  size: z.object({ width: z.number(), height: z.number() }).nullable(),
});

const device = z.object({
  /** Maker and name. */
  name: z.string(),
  /** Where it is sold to the shop; the other way out of a broken device. */
  buyback: z.object({ url: z.string(), maximalPrice: z.int().nonnegative() }).nullable(),
});

const selectorData = {
  method: 'GET',
  path: 'service/selector-data/',
  access: 'public',
  query: selection,
  reply: z.object({
    selectedChoices: z.object({
      productType: z.string().nullable(),
      productManufacturer: z.string().nullable(),
      productModel: z.string().nullable(),
      productColor: z.string().nullable(),
    }),
    choices: z.object({
      productType: z.array(choice),
      productManufacturer: z.array(choice),
      productModel: z.array(family),
      productColor: z.array(colorChoice),
    }),
    /** Null before a model is chosen. */
    device: device.nullable(),
    operations: z.array(operation).nullable(),
    url: z.string(),
  }),
  status: 200,
  cached: true,
  summary:
    'Everything that the service shows for an address: choices, and operations of a chosen model',
} as const satisfies Endpoint;

const typeChoices = {
  method: 'GET',
  path: 'service/type-choices/',
  access: 'public',
  reply: z.object({ choices: z.array(choice) }),
  status: 200,
  cached: true,
  summary: 'Types of devices that the service repairs',
} as const satisfies Endpoint;

const operations = {
  method: 'GET',
  path: 'service/operations/',
  access: 'public',
  query: z.object({ productColor: token }),
  reply: z.object({ operations: z.array(operation), url: z.string() }),
  status: 200,
  cached: true,
  summary: 'Operations of a device in one colour, with their prices of today',
} as const satisfies Endpoint;

const smartSearch = {
  method: 'GET',
  path: 'service/smart-search/',
  access: 'public',
  query: z.object({ q: z.string('required').max(200, 'too_long') }),
  reply: z.object({
    /** Devices first; the operations of the first of them, or of any where none is named, below. */
    result: z.array(
      z.object({
        kind: z.enum(['device', 'operation']),
        label: z.string(),
        url: z.string(),
        /** Of an operation on a device, whole units; null is on request, or that no device is named. */
        price: z.int().nonnegative().nullable(),
      }),
    ),
  }),
  status: 200,
  cached: true,
  summary: 'Devices and operations of the service by a typed text',
} as const satisfies Endpoint;

const searchProduct = {
  method: 'GET',
  path: 'service/search-product/',
  access: 'public',
  query: z.object({ product: token }),
  reply: z.object({ product: choice, operations: z.array(operation), url: z.string() }),
  status: 200,
  cached: true,
  summary: 'A found model with its operations',
} as const satisfies Endpoint;

const ways = {
  method: 'GET',
  path: 'service/ways/',
  access: 'public',
  query: z.object({ productModel: token, operation: token }),
  reply: z.object({
    operation,
    /** Null where the device is not bought. Whole units, the most that is paid. */
    sale: z
      .object({
        url: z.string(),
        /** As it is; null where it is not known what the buy-back calls this fault. */
        damaged: z.int().nonnegative().nullable(),
        repaired: z.int().nonnegative(),
        /** What answers the questionnaire about the fault. */
        answer: z.object({ question: z.string(), choice: z.string() }).nullable(),
      })
      .nullable(),
    /** Used devices of the maker in stock that came out later and cost no less than this one is worth, cheapest first. */
    newer: z.array(z.object({ seoName: z.string(), name: z.string(), price: z.int().positive() })),
  }),
  status: 200,
  cached: true,
  summary:
    'What to do with a broken device: repair it, sell it as it is, or swap it for a newer one',
} as const satisfies Endpoint;

const copyPrices = {
  method: 'POST',
  path: 'admin/service-price-copies/',
  access: { permission: 'service.edit' },
  body: z.strictObject({
    selectionId: token,
    modelId: z.int('required').min(1, 'required').max(2_147_483_647, 'invalid_value'),
  }),
  reply: z.object({
    /** Null where nothing was copied. */
    changeSetId: z.int().nullable(),
    applied: z.int(),
    /** Operations that the model had a price for already, which stay as they are. */
    kept: z.int(),
  }),
  status: 200,
  summary: 'Gives a model the selected prices of the service, where it has none of its own',
} as const satisfies Endpoint;

export const serviceEndpoints = {
  'service-selector-data': selectorData,
  'service-type-choices': typeChoices,
  'service-operations': operations,
  'service-smart-search': smartSearch,
  'service-search-product': searchProduct,
  'service-ways': ways,
  'service-prices-copy': copyPrices,
} as const;
