import { isStaff, roles } from '../permissions/roles.ts';
import { languages } from '../market/market.ts';
import type { GridDefinition } from '../grid/grid-definition.ts';

/** Accounts of the staff; customers keep their own. */
export const staffGrid = {
  name: 'staff',
  read: 'accounts.manage',
  defaultSort: 'name',
  columns: [
    { id: 'name', type: 'text' },
    { id: 'eMail', type: 'text' },
    { id: 'role', type: 'choice', choices: roles.filter(isStaff) },
    { id: 'language', type: 'choice', choices: languages, sortable: false },
    { id: 'store', type: 'text', optional: true, sortable: false },
    { id: 'hasSecondFactor', type: 'boolean', sortable: false },
    { id: 'isActive', type: 'boolean' },
  ],
} as const satisfies GridDefinition;
