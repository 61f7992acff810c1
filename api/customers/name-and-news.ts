import type { Knex } from 'knex';
import type { Permission } from '#core/permissions/roles.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { CustomerPerson } from './customer-person.ts';
import { thingsOfPerson } from './find-customers.ts';

type NewsRow = Pick<Rows['subscribers'], 'status' | 'changed_at'>;

/** What somebody is called by what the caller may read of them, and whether they want news. */
export async function readNameAndNews(
  db: Knex,
  { eMail, account }: CustomerPerson,
  permissions: readonly Permission[],
) {
  const [person, news] = await Promise.all([
    thingsOfPerson(db, permissions, eMail),
    db('subscribers').where({ e_mail: eMail }).first<NewsRow | undefined>('status', 'changed_at'),
  ]);
  return {
    name: account?.name ?? person?.name ?? '',
    phone: person?.phone ?? '',
    news: news ? { status: news.status, since: news.changed_at.toISOString() } : null,
  };
}
