import { z } from 'zod';
import { feedCodes } from '../feeds/feed-codes.ts';
import { categoryTaxonomies, feedRefusals } from '../feeds/feed-offer.ts';
import { optionalLine } from '../shared/field-schemas.ts';
import { id, staffPage } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const read = { permission: 'catalogue.read' } as const;
const edit = { permission: 'catalogue.edit' } as const;
const count = z.int().nonnegative();
const params = z.object({ code: z.enum(feedCodes, 'invalid_value') });

const feed = z.object({
  code: z.enum(feedCodes),
  isActive: z.boolean(),
  /** 0 where nobody has ever switched it. */
  version: count,
  /** Where others fetch it. */
  url: z.string(),
  status: z.enum(['never', 'waiting', 'done', 'failed']),
  builtAt: z.iso.datetime().nullable(),
  items: count,
  /** Of the text, before it is packed. */
  bytes: count,
  leftOut: z.array(z.object({ reason: z.enum(feedRefusals), count })),
});

const list = {
  method: 'GET',
  path: 'admin/feeds/',
  access: read,
  reply: z.object({ results: z.array(feed) }),
  status: 200,
  summary: 'Feeds of the market with what their last files hold and leave out',
} as const satisfies Endpoint;

const update = {
  method: 'PATCH',
  path: 'admin/feeds/{code}/',
  access: edit,
  params,
  body: z.strictObject({
    version: z.int('invalid_value').nonnegative(),
    isActive: z.boolean('invalid_value'),
  }),
  reply: feed,
  status: 200,
  conflicts: true,
  summary: 'Switches a feed on, which makes its file, or off, which answers 404 at its address',
} as const satisfies Endpoint;

const build = {
  method: 'POST',
  path: 'admin/feeds/{code}/build/',
  access: edit,
  params,
  body: z.strictObject({}),
  reply: feed,
  status: 200,
  conflicts: true,
  limit: { attempts: 60, minutes: 60 },
  summary: 'Makes the file of a feed anew; a job does it',
} as const satisfies Endpoint;

const leftOut = {
  method: 'GET',
  path: 'admin/feeds/{code}/left-out/',
  access: read,
  params,
  query: staffPage.extend({ reason: z.enum(feedRefusals, 'invalid_value').optional() }),
  reply: z.object({
    count,
    results: z.array(
      z.object({
        variantId: z.int(),
        /** The variant's code, by which its page of the back office is opened. */
        code: z.string(),
        name: z.string(),
        /** Id of the offer in feeds. */
        item: z.string(),
        reason: z.enum(feedRefusals),
      }),
    ),
  }),
  status: 200,
  summary: 'What the last file of a feed leaves out, and why',
} as const satisfies Endpoint;

const named = Object.fromEntries(categoryTaxonomies.map((one) => [one, z.string()])) as Record<
  (typeof categoryTaxonomies)[number],
  z.ZodString
>; // of exactly these names

/** What is left out stays as it is. */
const said = optionalLine(255).optional();

const mapping = z.object({
  id: z.int(),
  parentId: z.int().nullable(),
  name: z.string(),
  version: count,
  /** What it says itself; empty where it inherits. */
  ...named,
  /** What its products are listed under; empty where nothing above says it either. */
  effective: z.object(named),
});

const categories = {
  method: 'GET',
  path: 'admin/feed-categories/',
  access: read,
  reply: z.object({ results: z.array(mapping) }),
  status: 200,
  summary:
    'Categories, parents first, with what they are called by Heureka, Zboží.cz, Google and Glami',
} as const satisfies Endpoint;

const setCategory = {
  method: 'PATCH',
  path: 'admin/feed-categories/{id}/',
  access: edit,
  params: z.object({ id }),
  body: z.strictObject({
    version: z.int('invalid_value').nonnegative(),
    heureka: said,
    zbozi: said,
    google: said,
    glami: said,
  }),
  reply: mapping,
  status: 200,
  conflicts: true,
  summary: 'Says what a category is called by others; what is empty is inherited',
} as const satisfies Endpoint;

export const feedEndpoints = {
  'feed-list': list,
  'feed-update': update,
  'feed-build': build,
  'feed-left-out': leftOut,
  'feed-category-list': categories,
  'feed-category-update': setCategory,
} as const;
