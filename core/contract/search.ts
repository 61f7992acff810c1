import { z } from 'zod';
import { foundPageKinds } from '../content/found-page-kind.ts';
import type { Endpoint } from './endpoint.ts';
import { listingReply, listingStateText } from './listing.ts';
import { productCard } from './product-card.ts';

/** A typed search: anything goes; what is beyond the read length is ignored (core/search). */
const typed = z.string('required').min(1, 'required').max(20_000, 'too_long');

/** A text in pieces, the met ones marked. */
const highlighted = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

/** A page of the shop that is no product and answers the search. */
const foundPage = z.object({
  kind: z.enum(foundPageKinds),
  title: highlighted,
  /** A sentence or two of it; empty where it says nothing. */
  text: z.string(),
  /** Address in the shop, with an anchor where it is a part of a page. */
  path: z.string(),
});

export const search = {
  method: 'GET',
  path: 'search/',
  access: 'public',
  query: z.object({ q: typed, state: listingStateText }),
  reply: listingReply.extend({
    /** The query as it was read. */
    query: z.string(),
    /** What was searched instead, where a word of the query is nowhere and a near one is. */
    correctedTo: z.string().nullable(),
    /** Where nothing answers: the nearest products, those that answer most of the words. */
    nearest: z.array(productCard),
    /** Articles, questions, stores and other pages that answer, best first. */
    sitePages: z.array(foundPage),
  }),
  status: 200,
  cached: true,
  summary: 'Products that answer a typed search, best first, with facets',
} as const satisfies Endpoint;

export const searchSuggestions = {
  method: 'GET',
  path: 'search/suggestions/',
  access: 'public',
  query: z.object({ q: typed }),
  reply: z.object({
    query: z.string(),
    products: z.array(
      productCard
        .pick({
          seoName: true,
          condition: true,
          price: true,
          isFrom: true,
          kind: true,
          size: true,
          colors: true,
          picture: true,
        })
        .extend({ name: highlighted }),
    ),
    categories: z.array(z.object({ name: highlighted, urlPath: z.string() })),
    /** Pages that are called so. */
    sitePages: z.array(foundPage.omit({ text: true })),
    /** Whole searches that go on from what is typed. */
    completions: z.array(highlighted),
  }),
  status: 200,
  cached: true,
  summary: 'Suggestions while typing, from two letters',
} as const satisfies Endpoint;
