import type { Rows } from '../platform/database/rows.ts';

/** What a signed-in user is made of. */
export type UserRow = Pick<Rows['users'], 'id' | 'e_mail' | 'name' | 'role'>;
