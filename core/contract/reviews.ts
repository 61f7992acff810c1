import { z } from 'zod';
import { note, token } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const reviewStatuses = ['waiting', 'approved', 'disapproved'] as const;
/** Why a review is kept back; staff read it, nobody else. */
export const reviewReasons = [
  'personal_data',
  'offensive',
  'not_about_product',
  'advertising',
  'something_else',
] as const;
export const reviewSorts = ['-decided_at', 'decided_at', '-rating', 'rating'] as const;

const moment = z.iso.datetime();
const pk = z.coerce
  .number('invalid_value')
  .int('invalid_value')
  .min(1)
  .max(2 ** 31 - 1);
const version = z.int('required').min(1, 'invalid_value');
const pageOf = (most: number, usual: number) =>
  z.object({
    offset: z.coerce.number('invalid_value').int('invalid_value').min(0).max(1_000_000).default(0),
    limit: z.coerce.number('invalid_value').int('invalid_value').min(1).max(most).default(usual),
  });

const rating = z.int('rating_required').min(1, 'rating_required').max(5, 'rating_required');
const written = {
  rating,
  pros: note(1000),
  cons: note(1000),
  reviewText: note(4000),
  isAnonymous: z.boolean('required'),
};

/** Texts of a change: one that is left out stays, so none has a default. */
const changedText = (max: number) =>
  z
    .string('invalid_value')
    .max(max, 'too_long')
    .trim()
    .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u, 'control_characters');

/** What a customer writes of a product. */
export const reviewFields = z.object(written);

const publicReview = z.object({
  id: z.int(),
  rating: z.int(),
  pros: z.string(),
  cons: z.string(),
  reviewText: z.string(),
  /** Full name; null for an anonymous review. */
  signature: z.string().nullable(),
  /** When it was written or last changed by its writer. */
  writtenAt: moment,
  /** What the shop answers; empty where it does not. */
  reply: z.string(),
});

export const productReviews = {
  method: 'GET',
  path: 'product-review/reviews/{master_product_seo_name}/',
  access: 'public',
  params: z.object({ masterProductSeoName: token }),
  query: pageOf(100, 10).extend({
    sort: z.enum(reviewSorts, 'invalid_value').default('-decided_at'),
  }),
  reply: z.object({
    /** The product's name in the request's language. */
    product: z.string(),
    count: z.int().nonnegative(),
    /** 47 for 4.7 stars; null without a review. */
    averageTenths: z.int().nullable(),
    /** Reviews with 1 to 5 stars, in this order. */
    histogram: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
    results: z.array(publicReview),
  }),
  status: 200,
  cached: true,
  summary: 'Approved reviews of a product with their summary',
} as const satisfies Endpoint;

const addition = reviewFields.extend({ masterProductSeoName: token });
const ownReview = z.object({ ...written, status: z.enum(reviewStatuses) });

export const addReview = {
  method: 'POST',
  path: 'product-reviews/product-review/product-review/',
  access: 'signed-in',
  body: addition,
  reply: ownReview,
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  summary: 'Writes a review; a second one of the same product changes the first',
} as const satisfies Endpoint;

export const addReviewInComponent = {
  ...addReview,
  path: 'product-reviews/product-review/product-review/{component_pk}/',
  params: z.object({ componentPk: pk }),
  summary: 'The same from a component of a page',
} as const satisfies Endpoint;

export const reviewerData = {
  method: 'GET',
  path: 'product-review/user-data-for-product-review/{master_product_seo_name}/',
  access: 'signed-in',
  params: z.object({ masterProductSeoName: token }),
  reply: z.object({
    product: z.string(),
    fullName: z.string(),
    /** Null where the customer may review the product. */
    refusal: z.enum(['name_missing', 'not_bought', 'not_delivered_yet']).nullable(),
    /** The customer's own review, if there is one. */
    review: ownReview.nullable(),
  }),
  status: 200,
  summary: 'Whether and how the signed-in customer may review a product',
} as const satisfies Endpoint;

const namedProduct = z.object({ masterProductSeoName: z.string(), name: z.string() });

export const samsungProducts = {
  method: 'GET',
  path: 'product-review/products-samsung/',
  access: 'public',
  reply: z.object({ results: z.array(namedProduct) }),
  status: 200,
  summary: 'Products of Samsung that can be reviewed',
} as const satisfies Endpoint;

export const productsToReview = {
  method: 'GET',
  path: 'user-profile/products-from-orders-to-review/',
  access: 'signed-in',
  reply: z.object({
    results: z.array(namedProduct.extend({ orderReference: z.string(), deliveredAt: moment })),
  }),
  status: 200,
  summary: 'Delivered products that the signed-in customer has not reviewed',
} as const satisfies Endpoint;

const staffReview = z.object({
  id: z.int(),
  product: namedProduct,
  ...written,
  fullName: z.string(),
  status: z.enum(reviewStatuses),
  reason: z.enum(reviewReasons).nullable(),
  reply: z.string(),
  createdAt: moment,
  changedAt: moment,
  version: z.int(),
});

export const staffReviewList = {
  method: 'GET',
  path: 'product-reviews/admin/',
  access: { permission: 'reviews.moderate' },
  query: pageOf(500, 50).extend({ status: z.enum(reviewStatuses, 'invalid_value').optional() }),
  reply: z.object({ count: z.int(), results: z.array(staffReview) }),
  status: 200,
  summary: 'Reviews, those that wait longest first',
} as const satisfies Endpoint;

export const updateReview = {
  method: 'PATCH',
  path: 'product-reviews/admin/update/{pk}/',
  access: { permission: 'reviews.moderate' },
  params: z.object({ pk }),
  body: z
    .strictObject({
      rating,
      pros: changedText(1000),
      cons: changedText(1000),
      reviewText: changedText(4000),
      isAnonymous: z.boolean('required'),
      reply: changedText(2000),
    })
    .partial()
    .extend({ version }),
  reply: staffReview,
  status: 200,
  conflicts: true,
  summary: 'Changes what a review says, such as somebody’s personal data in it, and answers it',
} as const satisfies Endpoint;

export const approveReview = {
  method: 'PATCH',
  path: 'product-reviews/admin/approve/{pk}/',
  access: { permission: 'reviews.moderate' },
  params: z.object({ pk }),
  body: z.strictObject({
    /** Null puts a decided one back among those that wait. */
    isApproved: z.boolean('required').nullable(),
    reason: z.enum(reviewReasons, 'invalid_value').nullable().default(null),
    version,
  }),
  reply: staffReview,
  status: 200,
  conflicts: true,
  summary: 'Publishes a review, keeps it back or lets it wait again',
} as const satisfies Endpoint;
