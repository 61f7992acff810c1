import { z } from 'zod';
import { grades } from '../buyback/grade.ts';
import { priceDraftChoicesGrid } from '../buyback/price-draft-choices-grid.ts';
import { priceDraftChanges, priceDraftGrid } from '../buyback/price-draft-grid.ts';
import { line, note, token } from '../shared/field-schemas.ts';
import { id, listOf, staffPage, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { prepared } from './prepared-acts.ts';
import { draftName } from './staff-forms.ts';
import { gridEdit, gridList, gridSelect } from './grid-calls.ts';
import { priceImportEndpoints } from './price-imports.ts';

const read = { permission: 'pricing.read' } as const;
const write = { permission: 'pricing.publish' } as const;
const params = z.object({ id });
const path = 'admin/price-drafts/';
const count = z.int().nonnegative();

const priceDraftStates = ['open', 'published', 'discarded'] as const;

const draft = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  state: z.enum(priceDraftStates),
  owner: z.string(),
  createdAt: z.iso.datetime(),
  /** Code of the list that it was made from. */
  basedOn: z.string(),
  /** Code of the list that is published now; another one than `basedOn` asks for a rebase. */
  current: z.string(),
  /** Code of the list that it became. */
  publishedAs: z.string().nullable(),
  changedModels: count,
  changedChoices: count,
});

const list = {
  method: 'GET',
  path,
  access: read,
  query: staffPage.extend({ state: z.enum(priceDraftStates, 'invalid_value').optional() }),
  reply: listOf(draft),
  status: 200,
  summary: 'Drafts of price lists, open ones and the newest first',
} as const satisfies Endpoint;

const add = {
  method: 'POST',
  path,
  access: write,
  body: z.strictObject({ name: draftName }),
  reply: draft,
  status: 201,
  summary: 'Begins a draft with all prices and answers of the published list',
} as const satisfies Endpoint;

const detail = {
  method: 'GET',
  path: `${path}{id}/`,
  access: read,
  params,
  reply: draft.extend({
    /** How many models changed, by what became of them. */
    changes: z.object({
      unchanged: count,
      added: count,
      removed: count,
      raised: count,
      lowered: count,
      mixed: count,
    }),
  }),
  status: 200,
  summary: 'One draft with the numbers of its changes',
} as const satisfies Endpoint;

const rename = {
  method: 'PATCH',
  path: `${path}{id}/`,
  access: write,
  params,
  body: z.strictObject({ name: line(100), version }),
  reply: draft,
  status: 200,
  conflicts: true,
  summary: 'Renames a draft',
} as const satisfies Endpoint;

const discard = {
  method: 'POST',
  path: `${path}{id}/discard/`,
  access: write,
  params,
  body: z.strictObject({ version }),
  reply: draft.extend({ changeSetId: z.int().nullable() }),
  status: 200,
  conflicts: true,
  summary: 'Puts a draft away; undo brings it back',
} as const satisfies Endpoint;

const amount = z.int().nullable();

const differences = {
  method: 'GET',
  path: `${path}{id}/differences/`,
  access: read,
  params,
  query: staffPage,
  reply: listOf(
    z.object({
      id: z.int(),
      device: z.string(),
      change: z.enum(priceDraftChanges),
      /** Changed prices only; `minimal` is the smallest that is paid. */
      prices: z.array(
        z.object({
          price: z.enum([...grades, 'minimal']),
          before: amount,
          after: amount,
          /** Null where either side has no price, or the earlier one is 0. */
          percent: z.number().nullable(),
        }),
      ),
    }),
  ),
  status: 200,
  summary: 'Changed models of a draft, the largest changes first',
} as const satisfies Endpoint;

const draftWarningCodes = [
  'worse_answer_raises_price',
  'grade_prices_not_descending',
  'minimum_above_grade',
  'grade_without_result',
  'duplicate_grade',
  'no_graded_question',
  'large_change',
  'zero_price',
  'zero_minimum',
  'above_resale',
  'minimum_missing',
] as const;

const warnings = {
  method: 'GET',
  path: `${path}{id}/warnings/`,
  access: read,
  params,
  reply: z.object({
    /** Names exactly these warnings; publishing takes it as a sign that they were read. */
    digest: z.string(),
    groups: z.array(
      z.object({
        code: z.enum(draftWarningCodes),
        /** What it is about, in words: a question with its answers, or grades. */
        about: z.string(),
        count,
        /** Names of the first models. */
        models: z.array(z.string()),
      }),
    ),
  }),
  status: 200,
  summary: 'What an editor should look at before a draft is published (T-BUY-7)',
} as const satisfies Endpoint;

const rebaseCells = z.array(
  z.object({
    key: z.string(),
    label: z.string(),
    column: z.string(),
    base: z.union([z.string(), z.number(), z.null()]),
    mine: z.union([z.string(), z.number(), z.null()]),
    theirs: z.union([z.string(), z.number(), z.null()]),
  }),
);
const keys = z
  .array(
    z.string('invalid_value').regex(/^[pc]:\d{1,10}:\w{1,30}$/, 'invalid_value'),
    'invalid_value',
  )
  .max(50_000, 'too_large');

const rebasePreview = {
  method: 'GET',
  path: `${path}{id}/rebase/`,
  access: read,
  params,
  reply: z.object({ onto: z.string(), conflicts: rebaseCells }),
  status: 200,
  summary: 'Cells that both the draft and the list published meanwhile changed',
} as const satisfies Endpoint;

const rebase = {
  method: 'POST',
  path: `${path}{id}/rebase/`,
  access: write,
  params,
  body: z.strictObject({
    version,
    /** Code of the list that the choices were made against. */
    onto: token,
    /** Cells where the draft wins, and those where the published list does; all conflicts are named. */
    mine: keys,
    theirs: keys,
  }),
  reply: draft.extend({ changeSetId: z.int().nullable() }),
  status: 200,
  conflicts: true,
  summary: 'Moves a draft onto the published list in one change set',
} as const satisfies Endpoint;

const publish = {
  method: 'POST',
  path: `${path}{id}/publish/`,
  access: write,
  provedAnew: true,
  params,
  body: z.strictObject({
    version,
    note: note(500),
    /** `digest` of the warnings that were read; empty where there were none. */
    acceptedWarnings: z
      .string('invalid_value')
      .max(64, 'too_long')
      .regex(/^[0-9a-f]*$/, 'invalid_value')
      .default(''),
  }),
  /** Still open where another person has to release it first. */
  reply: draft.extend({ prepared }),
  status: 200,
  conflicts: true,
  summary: 'Publishes a draft as a new, immutable price list',
} as const satisfies Endpoint;

/** Drafts of price lists: prices, answers, differences, warnings, publishing, CSV. */
export const priceDraftEndpoints = {
  'price-draft-list': list,
  'price-draft-add': add,
  'price-draft': detail,
  'price-draft-update': rename,
  'price-draft-discard': discard,
  'price-draft-differences': differences,
  'price-draft-warnings': warnings,
  'price-draft-rebase-preview': rebasePreview,
  'price-draft-rebase': rebase,
  'price-draft-publish': publish,
  'grid-price-draft': gridList(priceDraftGrid),
  'grid-price-draft-select': gridSelect(priceDraftGrid),
  'grid-price-draft-edit': gridEdit(priceDraftGrid),
  'grid-price-draft-choices': gridList(priceDraftChoicesGrid),
  'grid-price-draft-choices-select': gridSelect(priceDraftChoicesGrid),
  'grid-price-draft-choices-edit': gridEdit(priceDraftChoicesGrid),
  ...priceImportEndpoints,
} as const satisfies Record<string, Endpoint>;
