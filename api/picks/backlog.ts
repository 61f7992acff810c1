import type { Knex } from 'knex';
import type { Backlog } from '#core/deliveries/delivery-promise.ts';
import { query } from '../platform/database/query.ts';

/** How fast is packed is said by so many parcels at least: one early bird is no pace. */
const leastParcels = 10;
const hours = 2;

const sql = `
  select (select count(*)::int from picks where status in ('waiting', 'picking', 'picked')) as waiting,
    (select count(*)::int from parcels where packed_at > $1) as packed`;

/** Orders that wait in the warehouse, and how many of them it packs in an hour. */
export async function backlogOf(db: Knex, now: Date): Promise<Backlog> {
  const since = new Date(now.getTime() - hours * 3_600_000);
  const [row] = await query<{ waiting: number; packed: number }>(db, sql, [since]);
  const { waiting = 0, packed = 0 } = row ?? {};
  return { waiting, perHour: packed < leastParcels ? 0 : packed / hours };
}
