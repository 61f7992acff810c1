import type { GridFilter, GridRow } from '#core/grid/grid-definition.ts';
import { client } from '../../lib/client.ts';
import { flagDots } from '../../ui/grid/status-dots.ts';

/** Parts of the list that are looked at by themselves. */
export const views = ['all', 'onSale', 'soldOut', 'noPrice', 'off'] as const;

const isOnSale = { column: 'isActive', op: 'is', value: true } as const;
export const conditionsOf: Readonly<Record<(typeof views)[number], GridFilter['conditions']>> = {
  all: [],
  onSale: [isOnSale, { column: 'stock', op: 'gt', value: 0 }],
  soldOut: [isOnSale, { column: 'stock', op: 'lte', value: 0 }],
  noPrice: [
    { column: 'newPrice', op: 'blank' },
    { column: 'usedPrice', op: 'blank' },
  ],
  off: [{ column: 'isActive', op: 'is', value: false }],
};

export const dots = { isActive: flagDots };

/** What the list is asked for first; the rest is to the right. */
export const first = [
  'nameCs',
  'nameRo',
  'newPrice',
  'usedPrice',
  'stock',
  'condition',
  'isActive',
];

export const pickLists = {
  manufacturer: async () => {
    const { results } = await client.get('category-manufacturers', {});
    return results.map(({ name }) => name);
  },
  categories: async () => categoryNames((await client.get('category-tree', {})).results),
};

interface NamedNode {
  readonly name: string;
  readonly children: readonly NamedNode[];
}

const categoryNames = (nodes: readonly NamedNode[]): readonly string[] =>
  nodes.flatMap(({ name, children }) => [name, ...categoryNames(children)]);

export const pictureOf = ({ picture }: GridRow): string | null =>
  typeof picture === 'string' ? picture : null;
