import type { Knex } from 'knex';
import type { Role } from '#core/permissions/roles.ts';
import type { SubscriberStatus } from '#core/newsletter/subscribe.ts';
import type { Rows } from '../platform/database/rows.ts';

/** An account with its profile; somebody who never filled one in has empty texts. */
export type ProfileRow = Pick<
  Rows['user_profiles'],
  'first_name' | 'last_name' | 'phone' | 'company' | 'registration_number' | 'vat_number'
> &
  Pick<Rows['users'], 'e_mail' | 'role' | 'language'> & {
    readonly news: SubscriberStatus | null;
  };

export async function findProfile(knex: Knex, userId: number): Promise<ProfileRow> {
  const { rows } = await knex.raw<{ rows: ProfileRow[] }>(
    `select u.e_mail, u.role, u.language, s.status as news,
       coalesce(p.first_name, '') as first_name, coalesce(p.last_name, '') as last_name,
       coalesce(p.phone, '') as phone, coalesce(p.company, '') as company,
       coalesce(p.registration_number, '') as registration_number,
       coalesce(p.vat_number, '') as vat_number
     from users u
       left join user_profiles p on p.user_id = u.id
       left join subscribers s on s.e_mail = u.e_mail
     where u.id = ?`,
    [userId],
  );
  const [row] = rows;
  if (!row) throw new Error('somebody is signed in whose account is gone');
  return row;
}

/** A shop account cannot edit personal data (SPECIFICATION 6). */
export const isEditable = (role: Role): boolean => role !== 'shop';

export const toProfile = (row: ProfileRow) => ({
  eMail: row.e_mail,
  role: row.role,
  language: row.language,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  company: row.company,
  registrationNumber: row.registration_number,
  vatNumber: row.vat_number,
  news: row.news === 'waiting' || row.news === 'confirmed' ? row.news : ('none' as const),
  isEditable: isEditable(row.role),
});
