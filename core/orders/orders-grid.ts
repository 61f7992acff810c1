import type { GridDefinition } from '../grid/grid-definition.ts';
import { orderStatuses } from './order-status.ts';

/** Orders without anything that names their customer: filters travel in addresses. */
export const ordersGrid = {
  name: 'orders',
  // Who only picks and packs has the queue and the order in hand, and sees no prices.
  read: 'orders.manage',
  defaultSort: '-placedAt',
  columns: [
    { id: 'number', type: 'text' },
    { id: 'status', type: 'choice', choices: orderStatuses, sortable: false },
    {
      id: 'paymentStatus',
      type: 'choice',
      choices: ['none', 'waiting', 'paid', 'mismatch', 'partly_refunded', 'refunded'],
      sortable: false,
    },
    {
      id: 'customerKind',
      type: 'choice',
      choices: ['guest', 'customer', 'business', 'shop'],
      sortable: false,
    },
    /** Codes of the way of delivery and of payment. */
    { id: 'delivery', type: 'choice', sortable: false },
    { id: 'payment', type: 'choice', optional: true, sortable: false },
    { id: 'total', type: 'money' },
    { id: 'due', type: 'money' },
    { id: 'payout', type: 'money', sortable: false },
    { id: 'placedAt', type: 'moment' },
    { id: 'paidAt', type: 'moment', optional: true, sortable: false },
    { id: 'handedOverAt', type: 'moment', optional: true, sortable: false },
    { id: 'deliveredAt', type: 'moment', optional: true, sortable: false },
  ],
} as const satisfies GridDefinition;
