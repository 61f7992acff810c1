import type { GridDefinition } from '../grid/grid-definition.ts';

/** Documents of the books by their kind. */
export const documentKinds = ['invoice', 'credit_note'] as const;

/** Invoices and credit notes as they were issued, the newest first. */
export const documentsGrid = {
  name: 'documents',
  read: 'orders.refund',
  defaultSort: '-issuedAt',
  columns: [
    { id: 'number', type: 'text', sortable: false },
    { id: 'kind', type: 'choice', choices: documentKinds, sortable: false },
    { id: 'issuedAt', type: 'moment' },
    { id: 'orderNumber', type: 'text', sortable: false },
    /** First name and initial, or a company; empty where the order has forgotten its buyer. */
    { id: 'buyer', type: 'text', optional: true, sortable: false, filterable: false },
    /** Without VAT; what shows no VAT counts whole. */
    { id: 'net', type: 'decimal', sortable: false },
    { id: 'vat', type: 'decimal', sortable: false },
    /** Whole units, below zero on a credit note. */
    { id: 'total', type: 'money', sortable: false },
    /** Whether used goods under the margin scheme are on it. */
    { id: 'hasMargin', type: 'boolean', sortable: false },
  ],
} as const satisfies GridDefinition;
