import { z } from 'zod';
import { categoryProductsGrid } from '../catalog/products-grid.ts';
import { token } from '../shared/field-schemas.ts';
import { reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { gridList, gridSelect } from './grid-calls.ts';

const count = z.int().nonnegative();

/** Which products and categories; an empty choice is answered with the specification's message. */
const body = z.strictObject({
  masterProductIds: z.array(reference, 'invalid_value').max(100_000, 'too_large').default([]),
  /** A kept selection of `category-products-select` or `grid-products-select`, besides the ids. */
  selectionId: token.nullish(),
  typeCategoryIds: z.array(reference, 'invalid_value').max(200, 'too_large').default([]),
});

const reply = z.object({
  /** Pairs of a product and a category that were added or removed. */
  changed: count,
  /** Pairs that were so before. */
  already: count,
  /** Products that could not be assigned, as far as they are remembered; in the request's language. */
  failed: z.array(
    z.object({
      id: z.int(),
      code: z.string().nullable(),
      name: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  /** Null where nothing was changed. */
  changeSetId: z.int().nullable(),
});

const assignment = {
  method: 'POST',
  access: { permission: 'catalogue.edit' },
  body,
  reply,
} as const;

/** Assigning products to categories (SPECIFICATION 8, API.md). */
export const categoryProductEndpoints = {
  'category-products': { ...gridList(categoryProductsGrid), path: 'categories/products/' },
  'category-products-select': gridSelect(categoryProductsGrid),
  'category-add-products': {
    ...assignment,
    path: 'categories/add-products/',
    status: 200,
    summary: 'Assigns products to categories; one change set, undone as a whole',
  },
  'category-remove-products': {
    ...assignment,
    path: 'categories/remove-products/',
    status: 200,
    summary: 'Takes products out of categories; one change set, undone as a whole',
  },
} as const satisfies Record<string, Endpoint>;
