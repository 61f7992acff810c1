import { isStaff, roles } from '#core/permissions/roles.ts';
import { staffGrid } from '#core/accounts/staff-grid.ts';
import type { ServerGrid } from '../platform/resources/server-grid.ts';

// A word of our own table and no text of anybody's.
const ofStaff = roles
  .filter(isStaff)
  .map((role) => `'${role}'`)
  .join(', ');

const hasFactor = (id: string) =>
  `exists (select 1 from second_factors f where f.user_id = ${id} and f.confirmed_at is not null)`;

/** Some dozens of accounts: they are folded as they are compared. */
export const staffServerGrid: ServerGrid = {
  definition: staffGrid,
  from: `(select u.*, ${hasFactor('u.id')} as has_second_factor,
      (select s.name from stores s where s.id = u.store_id) as store
    from users u where role in (${ofStaff})) g`,
  columns: () => ({
    name: { sql: 'grid_fold(g.name)', type: 'text' },
    eMail: { sql: 'lower(g.e_mail) collate "C"', type: 'text' },
    role: { sql: 'g.role', type: 'text' },
    language: { sql: 'g.language', type: 'text' },
    store: { sql: 'grid_fold(g.store)', type: 'text' },
    hasSecondFactor: { sql: 'g.has_second_factor', type: 'boolean' },
    isActive: { sql: 'g.is_active', type: 'boolean' },
  }),
  words: "grid_fold(g.name || ' ' || g.e_mail)",
  freshness: 'staff',
  rows: () => `
    select users.id, users.version, users.name, users.e_mail, role, language, is_active,
      ${hasFactor('users.id')} as has_second_factor, s.name as store, s.slug as store_slug
    from users left join stores s on s.id = users.store_id where users.id = any($1::integer[])`,
};
