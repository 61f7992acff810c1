import type { GridDefinition } from '../grid/grid-definition.ts';

/** Type categories as a flat list; the tree has calls of its own. */
export const categoriesGrid = {
  name: 'categories',
  read: 'catalogue.read',
  defaultSort: 'urlPath',
  columns: [
    { id: 'nameCs', type: 'text' },
    { id: 'nameRo', type: 'text' },
    { id: 'seoName', type: 'text' },
    { id: 'urlPath', type: 'text' },
    { id: 'parent', type: 'text', optional: true },
    { id: 'position', type: 'integer' },
    { id: 'forDisplay', type: 'boolean' },
    { id: 'forBuyout', type: 'boolean' },
    { id: 'forService', type: 'boolean' },
    { id: 'filterable', type: 'boolean' },
    { id: 'boost', type: 'decimal' },
    { id: 'updatedAt', type: 'moment' },
  ],
} as const satisfies GridDefinition;
