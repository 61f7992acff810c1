import type { Knex } from 'knex';
import { releaseDays } from '#core/permissions/two-person-policy.ts';
import { query } from '../database/query.ts';

const makersSql = `
  select distinct actor_id as maker from security_events
  where kind in ('account_changed', 'second_factor_changed') and at > $2 and actor_id is not null
    and split_part(subject, ' ', 1) = $1`;

/**
 * Who of the staff made an account, changed it or took its second factors away within the days that an act waits: whoever
 * keeps accounts would otherwise be both of two people.
 */
export async function accountMakers(
  db: Knex,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<ReadonlySet<number>> {
  const since = new Date(now.getTime() - releaseDays * 24 * 3_600_000);
  const rows = await query<{ maker: number }>(db, makersSql, [String(id), since]);
  return new Set(rows.map(({ maker }) => maker));
}
