import type { GridDefinition } from '../grid/grid-definition.ts';
import { productEditors } from './field-permissions.ts';
import { codeNames } from './product-codes.ts';
import { productConditions } from './product-condition.ts';

/** Which pieces of a variant are for sale; `mixed` is more than one condition, `none` is no piece. */
export const stockConditions = [...productConditions, 'mixed', 'none'] as const;

/**
 * Variants (master products) with their family, prices and stock. What is sortable has an index of
 * `product_grid_rows` behind it, so that a million rows are as quick as a thousand.
 */
export const productsGrid = {
  name: 'products',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  editors: productEditors,
  defaultSort: 'nameCs',
  columns: [
    { id: 'code', type: 'text' },
    { id: 'nameCs', type: 'text', editable: true },
    { id: 'nameRo', type: 'text', editable: true },
    ...codeNames.map((id) => ({ id, type: 'text', editable: true, optional: true }) as const),
    { id: 'family', type: 'text' },
    { id: 'manufacturer', type: 'text', picked: true },
    {
      id: 'kind',
      type: 'choice',
      choices: ['phone', 'tablet', 'smartwatch', 'accessory'],
      sortable: false,
    },
    { id: 'groupName', type: 'text', sortable: false },
    { id: 'categories', type: 'text', picked: true, optional: true, sortable: false },
    /** Whole units; of the stock item that is sold as new, null where there is none. */
    { id: 'newPrice', type: 'money', editable: true, optional: true },
    /** Whole units; the cheapest used piece that is not sold yet. */
    { id: 'usedPrice', type: 'money', optional: true },
    { id: 'condition', type: 'choice', choices: stockConditions, sortable: false },
    /** Pieces at hand at all places that are promised to nobody. */
    { id: 'stock', type: 'integer' },
    { id: 'isActive', type: 'boolean', editable: true, sortable: false },
    { id: 'createdAt', type: 'moment' },
    { id: 'updatedAt', type: 'moment' },
  ],
} as const satisfies GridDefinition;

/**
 * The same variants where they are assigned to categories. `category` is asked for by ids as texts:
 * `in` finds what is in any of them itself, `blank` what is in none at all.
 */
export const categoryProductsGrid = {
  ...productsGrid,
  name: 'category-products',
  columns: [
    ...productsGrid.columns,
    { id: 'category', type: 'choice', sortable: false, optional: true },
    { id: 'notInCategory', type: 'choice', sortable: false, optional: true },
  ],
} as const satisfies GridDefinition;
