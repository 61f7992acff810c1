import { isStaff, roles } from '#core/permissions/roles.ts';
import { staffGrid } from '#core/accounts/staff-grid.ts';
import type { ServerGrid } from '../platform/resources/server-grid.ts';

// A word of our own table and no text of anybody's.
const ofStaff = roles
  .filter(isStaff)
  .map((role) => `'${role}'`)
  .join(', ');

/** Some dozens of accounts: they are folded as they are compared. */
export const staffServerGrid: ServerGrid = {
  definition: staffGrid,
  from: `(select * from users where role in (${ofStaff})) g`,
  columns: () => ({
    name: { sql: 'grid_fold(g.name)', type: 'text' },
    eMail: { sql: 'lower(g.e_mail) collate "C"', type: 'text' },
    role: { sql: 'g.role', type: 'text' },
    language: { sql: 'g.language', type: 'text' },
    isActive: { sql: 'g.is_active', type: 'boolean' },
  }),
  words: "grid_fold(g.name || ' ' || g.e_mail)",
  freshness: 'staff',
  rows: () => `
    select id, version, name, e_mail, role, language, is_active
    from users where id = any($1::integer[])`,
};
