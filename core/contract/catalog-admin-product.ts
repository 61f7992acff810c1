import { z } from 'zod';
import { note, optionalLine, position } from '../shared/field-schemas.ts';
import { written } from './attribute-statement-field.ts';
import { id, listOf, reference, staffPage, term, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { prepared } from './prepared-acts.ts';

const read = { permission: 'catalogue.read' } as const;
const edit = { permission: 'catalogue.edit' } as const;
const variant = z.object({ masterProductId: id });
const stockItem = z.object({ productId: id });

const productAttributeList = z.object({
  masterProductId: z.int(),
  version: z.int(),
  attributes: z.array(written.extend({ number: z.number().optional() })),
});

export const productAttributes = {
  method: 'GET',
  path: 'product/admin-product-attributes/{master_product_id}/',
  access: read,
  params: variant,
  reply: productAttributeList,
  status: 200,
  summary: 'What is said of a variant, by attribute',
} as const satisfies Endpoint;

export const setProductAttributes = {
  method: 'PATCH',
  path: 'product/admin-product-attributes/{master_product_id}/',
  access: edit,
  params: variant,
  body: z.strictObject({
    version,
    /** All of them: what is left out is no longer said. */
    attributes: z.array(written, 'required').max(200, 'invalid_value'),
  }),
  reply: productAttributeList,
  status: 200,
  conflicts: true,
  summary: 'Says anew what a variant is like',
} as const satisfies Endpoint;

const filter = z.object({ attributeId: z.int(), code: z.string(), name: z.string(), position });

export const catalogueFilters = {
  method: 'GET',
  path: 'product/admin-catalogue-filters/',
  access: read,
  reply: z.object({ filters: z.array(filter) }),
  status: 200,
  summary: 'Attributes by which lists can be filtered, in their order',
} as const satisfies Endpoint;

export const filterEffect = {
  method: 'GET',
  path: 'product/admin-catalogue-filters/effect/',
  access: read,
  reply: z.object({
    /** Families with a variant for sale. */
    families: z.int().nonnegative(),
    attributes: z.array(
      filter.omit({ position: true }).extend({
        group: z.string(),
        isFilter: z.boolean(),
        /** Values that variants for sale have. */
        values: z.int().nonnegative(),
        /** Families that say it; the others are in no list that is filtered by it. */
        saidBy: z.int().nonnegative(),
        /** Categories in which at least one variant says it. */
        categories: z.int().nonnegative(),
      }),
    ),
  }),
  status: 200,
  summary: 'Attributes that are a choice, with what each does or would do as a filter of lists',
} as const satisfies Endpoint;

const order = z.array(reference, 'required').max(200, 'invalid_value');

export const setCatalogueFilters = {
  method: 'PATCH',
  path: 'product/admin-catalogue-filters/',
  access: edit,
  body: z.strictObject({
    /** The filters that the change was made against, in any order; others by now are a 409. */
    basedOn: order,
    attributeIds: order,
  }),
  reply: catalogueFilters.reply,
  status: 200,
  conflicts: true,
  summary: 'Chooses the filters of the catalogue; their order is that of the attributes',
} as const satisfies Endpoint;

const subject = {
  subjectKind: z.enum(['category', 'meta_master', 'master_product'], 'invalid_value'),
  subjectId: id,
};
const seoText = z.object({
  language: z.enum(['cs', 'ro']),
  title: z.string(),
  description: z.string(),
  /** 0 where none was written. */
  version: z.int().nonnegative(),
});

export const seoTexts = {
  method: 'GET',
  path: 'product/admin-seo-texts/',
  access: read,
  query: z.object(subject),
  reply: z.object({ texts: z.array(seoText) }),
  status: 200,
  summary: 'Title and description for search engines, in both languages',
} as const satisfies Endpoint;

export const seoTextList = {
  method: 'GET',
  path: 'product/admin-seo-texts/list/',
  access: read,
  query: staffPage.extend({ term, subjectKind: subject.subjectKind.optional() }),
  reply: listOf(
    z.object({
      subjectKind: subject.subjectKind,
      subjectId: z.int(),
      /** As the subject is called in the request's language. */
      name: z.string(),
      language: z.enum(['cs', 'ro']),
      title: z.string(),
      description: z.string(),
    }),
  ),
  status: 200,
  summary: 'Texts for search engines that were written, by words of them and of their subjects',
} as const satisfies Endpoint;

export const setSeoText = {
  method: 'PATCH',
  path: 'product/admin-seo-texts/',
  access: { permission: 'catalogue.texts' },
  body: z.strictObject({
    ...subject,
    subjectId: reference,
    language: z.enum(['cs', 'ro'], 'invalid_value'),
    title: optionalLine(120),
    description: optionalLine(320),
    version: z
      .int('required')
      .min(0, 'invalid_value')
      .max(2 ** 31 - 1, 'invalid_value'),
  }),
  reply: seoTexts.reply,
  status: 200,
  conflicts: true,
  summary: 'Writes the texts of one language; empty ones leave it to the shop',
} as const satisfies Endpoint;

const pieces = z.int('invalid_value').min(0, 'invalid_value').max(1_000_000, 'too_large');
const stockRows = z.object({
  productId: z.int(),
  places: z.array(
    z.object({ placeId: z.int(), code: z.string(), onHand: z.int(), allocated: z.int() }),
  ),
});

export const productStock = {
  method: 'GET',
  path: 'product/admin-stock/{product_id}/',
  access: read,
  params: stockItem,
  reply: stockRows,
  status: 200,
  summary: 'Pieces of a stock item at every place',
} as const satisfies Endpoint;

export const setProductStock = {
  method: 'PATCH',
  path: 'product/admin-stock/{product_id}/',
  access: edit,
  params: stockItem,
  body: z.strictObject({
    placeId: reference,
    /** Pieces that were there when the count began; another number by now is a 409. */
    countedFrom: pieces,
    onHand: pieces,
    /** Why there are fewer, where there are. */
    reason: note(500),
  }),
  /** Fewer pieces wait for another person from the worth that the policy names. */
  reply: stockRows.extend({ prepared }),
  status: 200,
  conflicts: true,
  summary: 'Sets how many pieces lie at a place; never below what is promised already',
} as const satisfies Endpoint;

const levelPrices = z.object({
  productId: z.int(),
  version: z.int(),
  prices: z.array(z.object({ levelId: z.int(), price: z.int() })),
});

export const productLevelPrices = {
  method: 'GET',
  path: 'product/admin-level-prices/{product_id}/',
  access: read,
  params: stockItem,
  reply: levelPrices,
  status: 200,
  summary: 'Prices of a stock item by price level, whole units',
} as const satisfies Endpoint;

export const setProductLevelPrice = {
  method: 'PATCH',
  path: 'product/admin-level-prices/{product_id}/',
  access: { permission: 'prices.edit' },
  params: stockItem,
  body: z.strictObject({
    version,
    levelId: reference,
    /** Null takes the price of the level away. */
    price: z.int('invalid_value').min(0, 'invalid_value').max(10_000_000, 'too_large').nullable(),
  }),
  /** A price for two people is the level's once another person has released it. */
  reply: levelPrices.extend({ prepared }),
  status: 200,
  conflicts: true,
  summary: 'Sets the price of a stock item for one price level',
} as const satisfies Endpoint;
