import type { GridDefinition } from '../grid/grid-definition.ts';
import { payoutStages } from './payout.ts';

/** What sellers are to be paid and were paid, by buy-back; no account is in the list. */
export const payoutsGrid = {
  name: 'payouts',
  read: 'buyback.read',
  defaultSort: 'statusSince',
  columns: [
    { id: 'number', type: 'integer' },
    { id: 'stage', type: 'choice', choices: payoutStages, sortable: false },
    { id: 'device', type: 'text', sortable: false },
    /** Whole units; what a swap took off the price of goods is not paid again. */
    { id: 'amount', type: 'money', sortable: false },
    { id: 'price', type: 'money' },
    { id: 'customer', type: 'text', optional: true, sortable: false, filterable: false },
    { id: 'statusSince', type: 'moment' },
    { id: 'preparedBy', type: 'text', optional: true, sortable: false },
    { id: 'preparedAt', type: 'moment', optional: true, sortable: false },
    { id: 'releasedBy', type: 'text', optional: true, sortable: false },
    { id: 'releasedAt', type: 'moment', optional: true, sortable: false },
    { id: 'order', type: 'text', optional: true, sortable: false },
    { id: 'paidAt', type: 'moment', optional: true, sortable: false },
  ],
} as const satisfies GridDefinition;
