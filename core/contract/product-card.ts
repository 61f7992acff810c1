import { z } from 'zod';
import { grades } from '../buyback/grade.ts';
import { deviceKinds } from '../buyback/device-kind.ts';
import { productConditions } from '../catalog/product-condition.ts';
import { picture } from './picture.ts';

const day = z.iso.date();
const amount = z.int().nonnegative();

/** `Availability` of core/catalog/availability.ts. */
export const availability = z.discriminatedUnion('code', [
  z.object({ code: z.literal('pre_order'), day }),
  z.object({ code: z.literal('in_stock') }),
  z.object({ code: z.literal('last_pieces'), count: z.int() }),
  z.object({ code: z.literal('at_stores'), count: z.int() }),
  z.object({ code: z.literal('expected'), day }),
  z.object({ code: z.literal('to_order'), days: z.int() }),
  z.object({ code: z.literal('sold_out') }),
  z.object({ code: z.literal('discontinued') }),
]);

/** What a reduced price is compared with, and how it may be called; null where nothing is claimed. */
export const reduction = z
  .object({
    priorPrice: amount,
    /** `listing` where the product has been sold for less than 30 days. */
    since: z.enum(['thirty_days', 'listing']),
    /** Null where the price is not lower than the prior one. */
    percent: z.int().min(1).max(100).nullable(),
  })
  .nullable();

/** A colour of a variant, with the address of the variant that has it. */
export const variantColor = z.object({
  value: z.string(),
  label: z.string(),
  hex: z.string(),
  /** Of the variant's page. */
  seoName: z.string(),
  masterProductId: z.int(),
});

/**
 * One card of a list: a family in one capacity and one condition; its colours are its variants. Money
 * in whole market units. Texts are in the request's language.
 */
export const productCard = z.object({
  id: z.int(),
  /** The variant that the card shows, or the one that a chosen colour asks for. */
  masterProductId: z.int(),
  seoName: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  kind: z.enum(deviceKinds),
  condition: z.enum(productConditions),
  /** Best grade among the pieces; null for what is not graded. */
  grade: z.enum(grades).nullable(),
  /** The lowest price of the card's pieces. */
  price: amount,
  /** Whether pieces of the card differ in price, so that the price is a "from". */
  isFrom: z.boolean(),
  reduction,
  /** The limited offer that the price is of; null where none runs. */
  limited: z.object({ until: z.iso.datetime(), usualPrice: amount }).nullable(),
  availability,
  colors: z.array(variantColor),
  /** Millimetres, for the drawing; null where it is not known. */
  size: z.object({ width: z.number(), height: z.number() }).nullable(),
  /** Null where the device is drawn instead. */
  picture: picture.nullable(),
  /** Average in tenths, as 47 for 4.7; null without a review. */
  reviews: z.object({ count: z.int().positive(), averageTenths: z.int() }).nullable(),
  /** Up to three short facts, such as `128 GB` or `6,1"`. */
  highlights: z.array(z.string()),
});
