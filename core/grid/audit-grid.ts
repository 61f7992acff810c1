import type { supervisorActions } from '../accounts/supervisor.ts';
import type { personalFields } from '../buyback/personal-fields.ts';
import type { auditedCalls } from '../changes/audited-calls.ts';
import type { GridDefinition } from './grid-definition.ts';

/** What the audit log keeps: changes, readings of identity data, and approvals of a second person. */
export const auditKinds = ['change', 'reading', 'approval'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The call that changed something, the field that was read, or the action that was approved. */
export type AuditedAction = (
  typeof auditedCalls | typeof personalFields | typeof supervisorActions
)[number];

/** Who of the staff did what, newest first; nothing in it can be changed. */
export const auditGrid = {
  name: 'audit',
  read: 'audit.read',
  defaultSort: '-at',
  columns: [
    { id: 'at', type: 'moment' },
    { id: 'kind', type: 'choice', choices: auditKinds, sortable: false },
    { id: 'person', type: 'text', sortable: false },
    /** An `AuditedAction`, which the screen has the words of; programs of before may have left others. */
    { id: 'what', type: 'choice', sortable: false },
    /** The buy-back that was read, or what the approval was for. */
    { id: 'subject', type: 'text', optional: true, sortable: false },
    { id: 'reason', type: 'text', optional: true, sortable: false },
    /** The second person of an approval. */
    { id: 'second', type: 'text', optional: true, sortable: false },
    /** Change set, for its details; null of other kinds. */
    { id: 'changeSet', type: 'integer', optional: true, sortable: false, filterable: false },
  ],
} as const satisfies GridDefinition;
