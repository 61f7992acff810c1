import type { GridDefinition } from '../grid/grid-definition.ts';
import { securityEventKinds } from './security-events.ts';

/** Security events, newest first; nothing in it can be changed. */
export const securityGrid = {
  name: 'security',
  read: 'audit.read',
  defaultSort: '-at',
  columns: [
    { id: 'at', type: 'moment' },
    { id: 'kind', type: 'choice', choices: securityEventKinds, sortable: false },
    /** Who did it, or whose account it was about. */
    { id: 'person', type: 'text', optional: true, sortable: false },
    { id: 'subject', type: 'text', optional: true, sortable: false },
    { id: 'times', type: 'integer', sortable: false },
    /** Keyed hashes: alike ones are the same account or network, none can be read. */
    { id: 'account', type: 'text', optional: true, sortable: false },
    { id: 'network', type: 'text', optional: true, sortable: false },
    /** Its link of the chain; empty for the minute before it is joined. */
    { id: 'sequence', type: 'integer', optional: true, sortable: false },
  ],
} as const satisfies GridDefinition;
