import type { Knex } from 'knex';
import { releaseDays } from '#core/permissions/two-person-policy.ts';
import { query } from '../database/query.ts';

const madeSql = `
  select exists (select from security_events
    where kind in ('account_changed', 'second_factor_changed') and at > $3 and actor_id = $1
      and split_part(subject, ' ', 1) = $2) as made`;

/**
 * Whether one of the staff made the other's account, changed it or took its second factors away within the days that an
 * act waits: who keeps accounts would otherwise be both of two people.
 */
export async function hasMadeAccount(
  db: Knex,
  makerId: number,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - releaseDays * 24 * 3_600_000);
  const [row] = await query<{ made: boolean }>(db, madeSql, [makerId, String(id), since]);
  return row?.made ?? false;
}
