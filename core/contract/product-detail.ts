import { arrival } from './arrival.ts';
import { z } from 'zod';
import { codeNames, type ProductCode } from '../catalog/product-codes.ts';
import { grades } from '../buyback/grade.ts';
import { productConditions } from '../catalog/product-condition.ts';
import { token } from '../shared/field-schemas.ts';
import { availability, productCard, reduction, variantColor } from './product-card.ts';
import { picture } from './picture.ts';
import type { Endpoint } from './endpoint.ts';

const amount = z.int().nonnegative();
const place = z.object({ name: z.string(), urlPath: z.string() });

/** One way to buy the variant: all new pieces together, or one used device with its own grade. */
const offer = z.object({
  /** Id of the stock item. */
  id: z.int(),
  condition: z.enum(productConditions),
  grade: z.enum(grades).nullable(),
  price: amount,
  reduction,
  availability,
  /** The cheapest courier for it alone, in working days from leaving; null where none takes it everywhere. */
  shipping: z.object({ price: amount, daysMin: z.int(), daysMax: z.int() }).nullable(),
  isSingleUnit: z.boolean(),
  batteryPercent: z.int().nullable(),
  note: z.string(),
  /** A time-limited offer at the price above; null where none runs. */
  limited: z
    .object({ until: z.iso.datetime(), piecesLeft: z.int().nullable(), usualPrice: amount })
    .nullable(),
  /** The device's history from its passport, oldest first; empty for new pieces. */
  history: z.array(z.object({ kind: z.string(), at: z.iso.datetime() })),
  /** Of this very piece, in their order; empty where the shop shows none. */
  photos: z.array(picture),
  /** Stores with free pieces of it. */
  stores: z.array(z.object({ slug: z.string(), pieces: z.int().positive() })),
});

const hours = z.object({ opens: z.string(), closes: z.string() });

const store = z.object({
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  street: z.string(),
  /** Monday first; several spans where a store closes at noon, none on a closed day. */
  openingHours: z.array(z.array(hours)).length(7),
  /** Days that differ within the next weeks. */
  exceptions: z.array(z.object({ day: z.iso.date(), spans: z.array(hours) })),
});

const sibling = z.object({
  /** Such as `256 GB`. */
  groupName: z.string(),
  /** The variant of that group nearest to this one: the same colour where there is one. */
  seoName: z.string(),
  price: amount.nullable(),
  isCurrent: z.boolean(),
});

const addOn = z.object({
  /** By which the cart knows an insurance or a protection. */
  id: z.int(),
  code: z.string(),
  kind: z.enum(['insurance', 'extended_warranty', 'prolonged_warranty', 'screen_protection']),
  name: z.string(),
  text: z.string(),
  /** For the cheapest offer of the condition. */
  price: amount,
  /** What the price of any other offer follows from (core/catalog/add-on-price.ts). */
  permille: z.int().nonnegative(),
  minimalPrice: amount,
  months: z.int().nullable(),
});

/** Installments by which a price by the month is reckoned (core/installments/lease-example.ts). */
const loan = z.object({
  company: z.string(),
  ratePercent: z.number(),
  months: z.int().positive(),
  downPaymentPercent: z.int(),
  minimalFinanced: amount,
  maximalFinanced: amount.nullable(),
});

/** Codes that others gave the variant. */
const code = z.string().nullable();
const codes = Object.fromEntries(codeNames.map((name) => [name, code])) as Record<
  ProductCode,
  typeof code
>; // of exactly these names

export const productDetail = {
  method: 'GET',
  path: 'catalog/product/{seo_name}/',
  access: 'public',
  params: z.object({ seoName: token }),
  reply: z.object({
    masterProductId: z.int(),
    metaMasterId: z.int(),
    seoName: z.string(),
    code: z.string(),
    ...codes,
    name: z.string(),
    manufacturer: z.object({ slug: z.string(), name: z.string() }),
    kind: productCard.shape.kind,
    description: z.string(),
    title: z.string(),
    metaDescription: z.string(),
    /** From the root category to the product's own. */
    categories: z.array(place),
    pictures: z.array(picture),
    size: productCard.shape.size,
    colors: z.array(variantColor.extend({ isCurrent: z.boolean(), isAvailable: z.boolean() })),
    groups: z.array(sibling),
    /** New first, then nearly new, then used by price. Empty when all is sold. */
    offers: z.array(offer),
    stores: z.array(store),
    attributes: z.array(
      z.object({
        group: z.string(),
        rows: z.array(z.object({ code: z.string(), label: z.string(), value: z.string() })),
      }),
    ),
    /** Prices are for the cheapest offer of each condition, keyed by condition. */
    addOns: z.object({
      new: z.array(addOn),
      nearlyNew: z.array(addOn),
      used: z.array(addOn),
    }),
    accessories: z.array(productCard),
    /** Address of the list of all accessories that fit it; null where none is listed. */
    accessoriesPath: z.string().nullable(),
    similar: z.array(productCard),
    reviews: productCard.shape.reviews,
    /** Where the same device can be sold to us: its address in the buy-back and the best price. */
    buyback: z.object({ url: z.string(), maximalPrice: amount }).nullable(),
    /** When what lies in the warehouse is brought; null where no courier drives. */
    promise: arrival.nullable(),
    /** In the order of the staff; empty where none are offered. */
    loans: z.array(loan),
    /** The server's clock, for countdowns and opening hours. */
    serverTime: z.iso.datetime(),
  }),
  status: 200,
  cached: true,
  summary: 'Everything that the page of a variant shows',
} as const satisfies Endpoint;

/** Variants that a comparison takes side by side. */
const mostCompared = 4;

export const compareProducts = {
  method: 'GET',
  path: 'catalog/compare/',
  access: 'public',
  query: z.object({
    names: z
      .string('required')
      .min(1, 'required')
      .max(600, 'too_long')
      .transform((text) => text.split(',').slice(0, mostCompared)),
  }),
  reply: z.object({
    products: z.array(productCard),
    groups: z.array(
      z.object({
        group: z.string(),
        rows: z.array(
          z.object({
            code: z.string(),
            label: z.string(),
            /** One per product, in their order; null where nothing is known. */
            values: z.array(z.string().nullable()),
            differs: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  status: 200,
  cached: true,
  summary: 'Up to four variants side by side, with what tells them apart',
} as const satisfies Endpoint;

export const limitedOffers = {
  method: 'GET',
  path: 'catalog/limited-offers/',
  access: 'public',
  reply: z.object({
    serverTime: z.iso.datetime(),
    offers: z.array(
      z.object({
        id: z.int(),
        product: productCard,
        price: amount,
        usualPrice: amount,
        from: z.iso.datetime(),
        until: z.iso.datetime(),
        piecesLeft: z.int().nullable(),
      }),
    ),
  }),
  status: 200,
  cached: true,
  summary: 'Offers limited in time that run now or start within a day',
} as const satisfies Endpoint;
