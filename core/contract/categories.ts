import { z } from 'zod';
import { parseBoost } from '../categories/boost.ts';
import { movePositions } from '../categories/move-category.ts';
import { seoName } from '../categories/seo-name-schema.ts';
import { line } from '../shared/field-schemas.ts';
import { id, reference, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const read = { permission: 'catalogue.read' } as const;
const edit = { permission: 'catalogue.edit' } as const;
const params = z.object({ id });
const flag = z.boolean('invalid_value');

/** The boost as staff type it; a comma is a point and nothing is 1 (SPECIFICATION 3). */
const boost = z.string('boost_format').transform((typed, context) => {
  const read = parseBoost(typed);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: read.error });
  return z.NEVER;
});

const shown = {
  id: z.int(),
  version: z.int(),
  /** In the request's language. */
  name: z.string(),
  nameCs: z.string(),
  nameRo: z.string(),
  parent: z.int().nullable(),
  seoName: z.string(),
  urlPath: z.string(),
  forDisplay: z.boolean(),
  forBuyout: z.boolean(),
  forService: z.boolean(),
  filterable: z.boolean(),
  manufacturers: z.array(z.int()),
  photoId: z.int().nullable(),
  typeDevice: z.int().nullable(),
  /** A text, as the specification has it; stored as a number. */
  meilisearchBoost: z.string(),
};

const category = z.object(shown);

export interface CategoryNode extends z.output<typeof category> {
  readonly children: readonly CategoryNode[];
}

/** A category with those below it, siblings in their order. */
const categoryNode: z.ZodType<CategoryNode> = category.extend({
  children: z.lazy(() => z.array(categoryNode)),
});

const fields = {
  /** Alone it names the category in both languages; beside a change, in the request's. */
  name: line(200).optional(),
  nameCs: line(200).optional(),
  nameRo: line(200).optional(),
  /** Left out for a new category: made of the name. */
  seoName: seoName.optional(),
  forDisplay: flag.optional(),
  forBuyout: flag.optional(),
  forService: flag.optional(),
  filterable: flag.optional(),
  manufacturers: z.array(reference, 'invalid_value').max(500, 'too_large').optional(),
  photoId: reference.nullish(),
  typeDevice: reference.nullish(),
  meilisearchBoost: boost.optional(),
};

const tree = {
  method: 'GET',
  path: 'categories/tree/',
  access: read,
  reply: z.object({ results: z.array(categoryNode) }),
  status: 200,
  summary: 'The whole tree of type categories, siblings in their order; one query at any depth',
} as const satisfies Endpoint;

const manufacturers = {
  method: 'GET',
  path: 'categories/manufacturers/',
  access: read,
  reply: z.object({ results: z.array(z.object({ id: z.int(), name: z.string() })) }),
  status: 200,
  summary: 'Manufacturers that a category can be assigned',
} as const satisfies Endpoint;

const list = {
  method: 'GET',
  path: 'categories/',
  access: read,
  query: z.object({
    /** While it is edited, it and those below it cannot be its parent. */
    edited: id.optional(),
  }),
  reply: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        urlPath: z.string(),
        /** 0 for a root. */
        level: z.int().nonnegative(),
        disabled: z.boolean(),
      }),
    ),
  }),
  status: 200,
  summary: 'All categories in the order of the tree, to choose a parent or a target from',
} as const satisfies Endpoint;

const add = {
  method: 'POST',
  path: 'categories/',
  access: edit,
  body: z.strictObject({ ...fields, parent: reference.nullish() }),
  reply: category,
  status: 201,
  summary: 'Adds a category as the last one of its parent',
} as const satisfies Endpoint;

const update = {
  method: 'PATCH',
  path: 'categories/{id}/',
  access: edit,
  params,
  body: z.strictObject({
    ...fields,
    version,
    /** Fields in which the writer's value is to win over one that came meanwhile. */
    overwrite: z.array(line(100), 'invalid_value').max(30, 'too_large').default([]),
  }),
  reply: category,
  status: 200,
  conflicts: true,
  summary: 'Changes fields of a category; another address leaves a redirect behind',
} as const satisfies Endpoint;

const move = {
  method: 'PATCH',
  path: 'categories/{id}/move/',
  access: edit,
  params,
  body: z.strictObject({
    /** Null is the root. */
    target: reference.nullable(),
    position: z.enum(movePositions, 'invalid_value'),
  }),
  reply: category,
  status: 200,
  summary: 'Moves a category with all below it; refused on its name under itself',
} as const satisfies Endpoint;

const remove = {
  method: 'DELETE',
  path: 'categories/{id}/',
  access: edit,
  params,
  status: 204,
  conflicts: true,
  summary: 'Deletes a category that nothing uses; else 409 with the counts',
} as const satisfies Endpoint;

/** The category tree of the back office (API.md, SPECIFICATION 3 "Category"). */
export const categoryEndpoints = {
  'category-tree': tree,
  'category-manufacturers': manufacturers,
  'category-list': list,
  'category-add': add,
  'category-update': update,
  'category-move': move,
  'category-delete': remove,
} as const satisfies Record<string, Endpoint>;
