import type { GridDefinition } from '../grid/grid-definition.ts';

/** Bonuses to buy-backs: what a percentage is for and when it holds. */
export const bonusesGrid = {
  name: 'bonuses',
  read: 'pricing.read',
  edit: 'pricing.publish',
  defaultSort: '-validFrom',
  columns: [
    { id: 'percent', type: 'integer', editable: true },
    /** Slugs; empty for all of them. What there is to choose from comes with `bonus-choices`. */
    { id: 'manufacturer', type: 'choice', editable: true, optional: true, sortable: false },
    { id: 'deviceType', type: 'choice', editable: true, optional: true, sortable: false },
    { id: 'state', type: 'choice', choices: ['planned', 'running', 'ended'], sortable: false },
    { id: 'validFrom', type: 'moment', editable: true },
    /** The first moment that it does not hold; null until it is ended. */
    { id: 'validTo', type: 'moment', editable: true, optional: true, sortable: false },
  ],
} as const satisfies GridDefinition;
