import { z } from 'zod';
import { productCard } from './product-card.ts';
import type { Endpoint } from './endpoint.ts';

/** The state of a list as its address has it, without the question mark: `color=black&page=2`. */
export const listingStateText = z.string().max(2000, 'too_long').optional();

export const dropReasons = [
  'unknown_facet',
  'unknown_value',
  'invalid_span',
  'unknown_sort',
  'unknown_page_size',
  'invalid_page',
] as const;

const choiceFacet = z.object({
  kind: z.literal('choice'),
  code: z.string(),
  label: z.string(),
  values: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      /** Of a colour. */
      hex: z.string().nullable(),
      /** Products with this value under the choices of all other facets. */
      count: z.int().nonnegative(),
      isChosen: z.boolean(),
    }),
  ),
});

const rangeFacet = z.object({
  kind: z.literal('range'),
  code: z.string(),
  label: z.string(),
  unit: z.string(),
  /** Bounds of what is listed under all other facets. */
  min: z.int(),
  max: z.int(),
  chosen: z.object({ from: z.int(), to: z.int() }).nullable(),
});

/** What every list of products answers: one page of cards and the facets around them. */
export const listingReply = z.object({
  /** The state as it was understood, in its one canonical spelling; '' is the default. */
  state: z.string(),
  /** Parts of the asked state that were not understood and are left out. */
  dropped: z.array(z.object({ name: z.string(), value: z.string(), reason: z.enum(dropReasons) })),
  count: z.int().nonnegative(),
  /** False where the count stopped at a bound: `count` is then "that many and more". */
  isCountExact: z.boolean(),
  page: z.int().positive(),
  pages: z.int().positive(),
  pageSize: z.int().positive(),
  sort: z.string(),
  sorts: z.array(z.string()),
  results: z.array(productCard),
  facets: z.array(z.discriminatedUnion('kind', [choiceFacet, rangeFacet])),
  /** When nothing is listed: facets whose removal alone brings products back, most first. */
  emptiedBy: z.array(
    z.object({ code: z.string(), label: z.string(), count: z.int().positive(), state: z.string() }),
  ),
});

const place = z.object({ name: z.string(), urlPath: z.string() });

const category = z.object({
  id: z.int(),
  name: z.string(),
  urlPath: z.string(),
  /** The root first, without the category itself. */
  ancestors: z.array(place),
  children: z.array(place.extend({ count: z.int() })),
  title: z.string(),
  description: z.string(),
  /** Where devices of this kind are sold to the shop; null where the category is not `for_buyout`. */
  buybackPath: z.string().nullable(),
  /** Where they are repaired; null where it is not `for_service`. */
  servicePath: z.string().nullable(),
});

const path = z.string('required').min(1, 'required').max(500, 'invalid_value');

export const categoryListing = {
  method: 'GET',
  path: 'catalog/category/',
  access: 'public',
  query: z.object({ path, state: listingStateText }),
  reply: listingReply.extend({ category }),
  status: 200,
  cached: true,
  summary: 'A category by its address: its products, facets, and its place in the tree',
} as const satisfies Endpoint;

export const categoryProducts = {
  method: 'GET',
  path: 'catalog/category-products/',
  access: 'public',
  query: z.object({ path, state: listingStateText }),
  reply: listingReply.pick({ count: true, page: true, pages: true, results: true }),
  status: 200,
  cached: true,
  summary: 'One page of the products of a category, with price and availability',
} as const satisfies Endpoint;

const menuLeaf = place.extend({ id: z.int(), count: z.int() });
const menuGroup = menuLeaf.extend({ children: z.array(menuLeaf) });

export const hamburgerMenu = {
  method: 'GET',
  path: 'mp-menu/hamburger/hamburger/',
  access: 'public',
  reply: z.object({ categories: z.array(menuGroup.extend({ children: z.array(menuGroup) })) }),
  status: 200,
  cached: true,
  summary: 'Categories for display, three levels deep, each with its number of products',
} as const satisfies Endpoint;

export const homeRows = {
  method: 'GET',
  path: 'catalog/home/',
  access: 'public',
  reply: z.object({
    bestselling: z.array(productCard),
    newest: z.array(productCard),
    used: z.array(productCard),
    reduced: z.array(productCard),
  }),
  status: 200,
  cached: true,
  summary: 'Rows of products of the home page',
} as const satisfies Endpoint;

/** At most this many products are asked for by name in one call. */
const mostCards = 48;

export const cardsByName = {
  method: 'GET',
  path: 'catalog/cards/',
  access: 'public',
  query: z.object({
    /** `seo_name`s, comma-separated; unknown ones are left out of the answer. */
    names: z
      .string('required')
      .min(1, 'required')
      .max(6000, 'too_long')
      .transform((text) => text.split(',').slice(0, mostCards)),
  }),
  reply: z.object({ results: z.array(productCard) }),
  status: 200,
  summary: 'Cards of variants by name, in the order asked: favourites, last visited, comparison',
} as const satisfies Endpoint;

const priceRow = z.object({
  seoName: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  condition: productCard.shape.condition,
  price: z.int().nonnegative(),
  availability: productCard.shape.availability,
});

export const priceList = {
  method: 'GET',
  path: 'catalog/price-list/',
  access: 'public',
  query: z.object({
    kind: z.string().max(40, 'invalid_value').optional(),
    manufacturer: z.string().max(120, 'invalid_value').optional(),
    offset: z.coerce.number('invalid_value').int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number('invalid_value').int().min(1).max(100).default(100),
  }),
  reply: z.object({
    count: z.int(),
    results: z.array(priceRow),
    kinds: z.array(z.object({ value: z.string(), label: z.string() })),
    manufacturers: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  status: 200,
  cached: true,
  summary: 'All that is sold with its price, by kind and manufacturer, by name',
} as const satisfies Endpoint;
