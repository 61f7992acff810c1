import type { GridDefinition } from '../grid/grid-definition.ts';

/** What may become of a withdrawal from the contract. */
export const withdrawalStatuses = ['requested', 'received', 'refunded', 'cancelled'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** Those whose money has not gone back yet. */
export const openWithdrawals = ['requested', 'received'] as const satisfies WithdrawalStatus[];

/** Withdrawals from the contract, the one whose money is due first on top; no account is in the list. */
export const withdrawalsGrid = {
  name: 'withdrawals',
  read: 'orders.refund',
  defaultSort: 'requestedAt',
  columns: [
    /** Number of the order. */
    { id: 'number', type: 'text', sortable: false },
    { id: 'status', type: 'choice', choices: withdrawalStatuses, sortable: false },
    { id: 'requestedAt', type: 'moment' },
    /** Days in which the money has to go back (refund-deadline.ts); empty where it has, or never will. */
    { id: 'daysLeft', type: 'integer', optional: true, sortable: false, filterable: false },
    /** Stored nets of its pieces in whole units; what goes back in money may be less (a swap). */
    { id: 'amount', type: 'money', sortable: false },
    { id: 'pieces', type: 'integer', sortable: false },
    /** Whether the goods were received, whatever came after. */
    { id: 'goodsCame', type: 'boolean', sortable: false },
    /** Whether its customer named an account; the account itself is read by the payment alone. */
    { id: 'hasAccount', type: 'boolean', sortable: false },
    /** First name and initial, or a company. */
    { id: 'customer', type: 'text', optional: true, sortable: false, filterable: false },
    { id: 'closedAt', type: 'moment', optional: true, sortable: false },
  ],
} as const satisfies GridDefinition;
