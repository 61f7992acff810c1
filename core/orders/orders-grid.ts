import { invoiceStates } from './invoice-state.ts';
import type { GridDefinition } from '../grid/grid-definition.ts';
import { orderStatuses } from './order-status.ts';

/** Orders; nothing that names their customer is filtered by, for filters travel in addresses. */
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
    /** What became of its invoice. */
    { id: 'invoiceState', type: 'choice', choices: invoiceStates, sortable: false },
    /** First name and initial, or a company: whoever needs more opens the order. */
    { id: 'customer', type: 'text', sortable: false, filterable: false },
    {
      id: 'customerKind',
      type: 'choice',
      choices: ['guest', 'customer', 'business', 'shop'],
      sortable: false,
    },
    { id: 'delivery', type: 'text', picked: true, sortable: false },
    { id: 'payment', type: 'text', picked: true, optional: true, sortable: false },
    /** Older than 30 minutes and not handed over yet (T-ORD-13). */
    { id: 'isOverdue', type: 'boolean', sortable: false },
    { id: 'total', type: 'money' },
    { id: 'due', type: 'money' },
    { id: 'payout', type: 'money', sortable: false },
    /** What is left to pay of goods that left for a device. */
    { id: 'toPay', type: 'money', optional: true, sortable: false },
    /** That it was not paid by the day from which it is the staff's (unpaid-rest.ts). */
    { id: 'isRestLate', type: 'boolean', sortable: false },
    { id: 'placedAt', type: 'moment' },
    { id: 'paidAt', type: 'moment', optional: true, sortable: false },
    { id: 'handedOverAt', type: 'moment', optional: true, sortable: false },
    { id: 'deliveredAt', type: 'moment', optional: true, sortable: false },
  ],
} as const satisfies GridDefinition;
