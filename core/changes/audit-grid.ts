import type { GridDefinition } from '../grid/grid-definition.ts';

/** What the audit log keeps: changes, readings of identity data and of contacts, and approvals of a second person. */
export const auditKinds = ['change', 'reading', 'contact', 'approval'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Who of the staff did what, newest first; nothing in it can be changed. */
export const auditGrid = {
  name: 'audit',
  read: 'audit.read',
  defaultSort: '-at',
  columns: [
    { id: 'at', type: 'moment' },
    { id: 'kind', type: 'choice', choices: auditKinds, sortable: false },
    { id: 'person', type: 'text', sortable: false },
    /** One of the `auditedActions`, as whose words the screen has them; older programs left others. */
    { id: 'what', type: 'choice', sortable: false },
    /** The record that was changed by its name, the buy-back that was read, or what the approval was for; searched in the last two. */
    { id: 'subject', type: 'text', optional: true, sortable: false, filterable: false },
    { id: 'reason', type: 'text', optional: true, sortable: false, filterable: false },
    /** The second person of an approval. */
    { id: 'second', type: 'text', optional: true, sortable: false },
    /** Change set, for its details; null of other kinds. */
    { id: 'changeSet', type: 'integer', optional: true, sortable: false, filterable: false },
  ],
} as const satisfies GridDefinition;
