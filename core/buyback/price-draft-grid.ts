import type { GridDefinition } from '../grid/grid-definition.ts';

/** What became of a model or an answer between the published list and a draft. */
export const priceDraftChanges = [
  'unchanged',
  'added',
  'removed',
  'raised',
  'lowered',
  'mixed',
] as const;
export type PriceDraftChange = (typeof priceDraftChanges)[number];

const price = { type: 'money', editable: true, optional: true } as const;

/** Drafted prices, one row a model; a screen fixes `draft` to the one that is open. */
export const priceDraftGrid = {
  name: 'price-draft',
  read: 'pricing.read',
  edit: 'pricing.publish',
  defaultSort: 'manufacturer,model',
  columns: [
    { id: 'draft', type: 'integer' },
    { id: 'deviceType', type: 'text' },
    { id: 'manufacturer', type: 'text' },
    { id: 'model', type: 'text' },
    { id: 'slug', type: 'text' },
    { id: 'priceAPlus', ...price },
    { id: 'priceA', ...price },
    { id: 'priceB', ...price },
    { id: 'priceC', ...price },
    { id: 'priceD', ...price },
    { id: 'minimalPrice', ...price },
    { id: 'change', type: 'choice', choices: priceDraftChanges },
    { id: 'difference', type: 'money', optional: true },
    { id: 'differencePercent', type: 'decimal', optional: true },
  ],
} as const satisfies GridDefinition;
