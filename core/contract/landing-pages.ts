import { z } from 'zod';
import { isSafeHref } from '../content/block.ts';
import {
  linkTargets,
  ownParts,
  pageBlockTypes,
  productRows,
  shopListOf,
} from '../content/page-block.ts';
import { line, optionalLine, token } from '../shared/field-schemas.ts';
import { bilingual, blocks as textBlocks } from './blocks.ts';
import type { Endpoint } from './endpoint.ts';

const moment = z.iso.datetime('invalid_value');
const version = z.int('required').min(1, 'invalid_value');
const params = z.object({
  id: z.coerce
    .number('invalid_value')
    .int('invalid_value')
    .min(1)
    .max(2 ** 31 - 1),
});
const access = { permission: 'content.edit' } as const;

const href = line(500).refine(isSafeHref, 'invalid_link');
const brands = z
  .array(z.strictObject({ name: line(60), href }), 'required')
  .min(1, 'required')
  .max(24, 'too_long');
const targets = z
  .array(z.enum(linkTargets, 'invalid_value'), 'required')
  .min(1, 'required')
  .max(linkTargets.length, 'too_long');
const list = optionalLine(500).refine(
  (text) => text === '' || shopListOf(text) !== null,
  'invalid_link',
);
const row = z.enum(productRows, 'invalid_value');
const part = z.enum(ownParts, 'invalid_value');

/** Blocks in both languages, see core/content/page-block.ts. */
const storedBlock = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('hero'),
      heading: bilingual(line(120)),
      text: bilingual(line(400)),
      label: bilingual(line(60)),
      href,
    }),
    z.strictObject({ type: z.literal('products'), heading: bilingual(line(120)), row, list }),
    z.strictObject({ type: z.literal('text'), body: bilingual(textBlocks.min(1, 'required')) }),
    z.strictObject({ type: z.literal('links'), heading: bilingual(line(120)), targets }),
    z.strictObject({ type: z.literal('brands'), heading: bilingual(line(120)), brands }),
    z.strictObject({ type: z.literal('part'), part }),
  ])
  .refine((block) => block.type !== 'products' || (block.row === 'list') === (block.list !== ''), {
    path: ['list'],
    error: 'required',
  });

/** What visitors are shown, in their language. */
const shownBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hero'),
    heading: z.string(),
    text: z.string(),
    label: z.string(),
    href: z.string(),
  }),
  z.object({ type: z.literal('products'), heading: z.string(), row, list: z.string() }),
  z.object({ type: z.literal('text'), body: textBlocks }),
  z.object({ type: z.literal('links'), heading: z.string(), targets }),
  z.object({ type: z.literal('brands'), heading: z.string(), brands }),
  z.object({ type: z.literal('part'), part }),
]);

const shown = z.object({
  title: z.string(),
  description: z.string(),
  blocks: z.array(shownBlock),
});

const homePage = {
  method: 'GET',
  path: 'pages/home/',
  access: 'public',
  /** Null where the program's own front page is shown. */
  reply: z.object({ page: shown.nullable() }),
  status: 200,
  cached: true,
  summary: 'The front page as staff composed it for now',
} as const satisfies Endpoint;

const landingPage = {
  method: 'GET',
  path: 'pages/landing/{slug}/',
  access: 'public',
  params: z.object({ slug: token }),
  reply: shown,
  status: 200,
  cached: true,
  summary: 'A page that staff composed, by its address',
} as const satisfies Endpoint;

const previewedPage = {
  method: 'GET',
  path: 'pages/preview/{code}/',
  access: 'public',
  params: z.object({ code: optionalLine(200) }),
  reply: shown,
  status: 200,
  summary: 'A composed page as it would be, by the link of a preview',
} as const satisfies Endpoint;

/** Empty for the front page. */
const slug = optionalLine(100).refine(
  (text) => text === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
  'invalid_value',
);

const pageTexts = z.strictObject({
  title: bilingual(line(160)),
  description: bilingual(line(400)),
  blocks: z.array(storedBlock, 'required').min(1, 'required').max(30, 'too_long'),
  /** Null keeps it a draft; a moment to come shows it then. */
  shownFrom: moment.nullable(),
  /** Null shows it until another takes its place. */
  shownUntil: moment.nullable(),
});

const storedPage = pageTexts.extend({
  id: z.int(),
  slug: z.string(),
  /** Where visitors find it. */
  url: z.string(),
  changedAt: moment,
  version: z.int(),
});

const landingPageList = {
  method: 'GET',
  path: 'admin/landing-pages/',
  access,
  reply: z.object({
    results: z.array(
      storedPage
        .omit({ blocks: true, description: true })
        .extend({ blockTypes: z.array(z.enum(pageBlockTypes)), isShownNow: z.boolean() }),
    ),
  }),
  status: 200,
  summary: 'All composed pages, drafts included, the front page first',
} as const satisfies Endpoint;

const readLandingPage = {
  method: 'GET',
  path: 'admin/landing-pages/{id}/',
  access,
  params,
  reply: storedPage,
  status: 200,
  summary: 'One composed page in both languages',
} as const satisfies Endpoint;

const addLandingPage = {
  method: 'POST',
  path: 'admin/landing-pages/',
  access,
  body: pageTexts.extend({ slug }),
  reply: storedPage,
  status: 201,
  summary: 'Composes a new page; without an address it is a front page',
} as const satisfies Endpoint;

const updateLandingPage = {
  method: 'PATCH',
  path: 'admin/landing-pages/{id}/',
  access,
  params,
  body: pageTexts.partial().extend({ version }),
  reply: storedPage,
  status: 200,
  conflicts: true,
  summary: 'Changes a composed page',
} as const satisfies Endpoint;

const deleteLandingPage = {
  method: 'DELETE',
  path: 'admin/landing-pages/{id}/',
  access,
  params,
  query: z.object({ version: z.coerce.number('required').int('invalid_value').min(1) }),
  status: 204,
  conflicts: true,
  summary:
    'Deletes a composed page; the front page falls back to the one before it, or to the own one',
} as const satisfies Endpoint;

const previewLandingPage = {
  method: 'POST',
  path: 'admin/landing-pages/{id}/preview/',
  access,
  params,
  body: z.strictObject({}),
  reply: z.object({
    /** Whole, with the shop's host. */
    url: z.string(),
    endsAt: moment,
  }),
  status: 200,
  summary: 'A signed link to a composed page as it is stored, which ends after 30 minutes',
} as const satisfies Endpoint;

export const landingPageEndpoints = {
  'home-page': homePage,
  'landing-page': landingPage,
  'landing-page-preview': previewedPage,
  'admin-landing-page-list': landingPageList,
  'admin-landing-page': readLandingPage,
  'admin-landing-page-add': addLandingPage,
  'admin-landing-page-update': updateLandingPage,
  'admin-landing-page-delete': deleteLandingPage,
  'admin-landing-page-preview': previewLandingPage,
} as const;
