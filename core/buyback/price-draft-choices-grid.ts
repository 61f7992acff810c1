import type { GridDefinition } from '../grid/grid-definition.ts';
import { grades } from './grade.ts';

/** Drafted answers: the grade that each gives and what it adds, in percent of the A+ price. */
export const priceDraftChoicesGrid = {
  name: 'price-draft-choices',
  read: 'pricing.read',
  edit: 'pricing.publish',
  defaultSort: 'place',
  columns: [
    { id: 'draft', type: 'integer' },
    { id: 'place', type: 'integer' },
    { id: 'deviceType', type: 'text' },
    { id: 'question', type: 'text' },
    { id: 'choice', type: 'text' },
    { id: 'quality', type: 'choice', choices: grades, editable: true, optional: true },
    { id: 'correctionPercent', type: 'decimal', editable: true },
    { id: 'publishedPercent', type: 'decimal' },
    { id: 'isChanged', type: 'boolean' },
  ],
} as const satisfies GridDefinition;
