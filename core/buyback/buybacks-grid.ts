import type { GridDefinition } from '../grid/grid-definition.ts';
import { buybackStatuses } from './buyback-status.ts';
import { grades } from './grade.ts';

/** Buy-backs without what names their seller in full: filters travel in addresses. */
export const buybacksGrid = {
  name: 'buybacks',
  read: 'buyback.read',
  defaultSort: '-createdAt',
  columns: [
    { id: 'number', type: 'integer' },
    { id: 'status', type: 'choice', choices: buybackStatuses, sortable: false },
    { id: 'device', type: 'text', sortable: false },
    { id: 'manufacturer', type: 'text', sortable: false },
    { id: 'grade', type: 'choice', choices: grades, sortable: false },
    /** Whole units. */
    { id: 'price', type: 'money' },
    /** Given name and the first letter of the family name. */
    { id: 'customer', type: 'text', optional: true, sortable: false, filterable: false },
    { id: 'createdAt', type: 'moment' },
    /** Since when it is in its state. */
    { id: 'statusSince', type: 'moment' },
    /** Days in its state; empty where nothing can follow. */
    { id: 'waitingDays', type: 'integer', optional: true, sortable: false },
    { id: 'lockedUntil', type: 'moment' },
    /** Who inspected it last. */
    { id: 'inspector', type: 'text', optional: true, sortable: false },
  ],
} as const satisfies GridDefinition;
