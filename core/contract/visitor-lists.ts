import { z } from 'zod';
import { token } from '../shared/field-schemas.ts';
import { mostCompared } from '../visitor-lists/visitor-lists.ts';
import type { Endpoint } from './endpoint.ts';

const names = z.array(z.string());

/** `seo_name`s of variants, the newest first; what is no longer sold is left out. */
const lists = z.object({ favourites: names, lastVisited: names, compared: names });

export const visitorLists = {
  method: 'GET',
  path: 'visitor/lists/',
  access: 'public',
  reply: lists,
  status: 200,
  summary: 'Favourites, last visited and compared variants of the visitor or the account',
} as const satisfies Endpoint;

export const keepFavourite = {
  method: 'POST',
  path: 'visitor/favourites/',
  access: 'public',
  body: z.object({ product: token, isKept: z.boolean('required') }),
  reply: lists,
  status: 200,
  limit: { attempts: 300, minutes: 10 },
  summary: 'Puts a variant among the favourites or takes it away',
} as const satisfies Endpoint;

export const visitProduct = {
  method: 'POST',
  path: 'visitor/visits/',
  access: 'public',
  body: z.object({ product: token }),
  reply: lists,
  status: 200,
  limit: { attempts: 600, minutes: 10 },
  summary: "Says that a variant's page was seen",
} as const satisfies Endpoint;

export const compareList = {
  method: 'POST',
  path: 'visitor/compared/',
  access: 'public',
  body: z.object({ products: z.array(token, 'required').max(mostCompared, 'too_many_compared') }),
  reply: lists,
  status: 200,
  limit: { attempts: 300, minutes: 10 },
  summary: 'Keeps which variants the visitor compares, in their order',
} as const satisfies Endpoint;
