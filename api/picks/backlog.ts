import type { Knex } from 'knex';
import type { Backlog } from '#core/deliveries/delivery-promise.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';

/** How fast is packed is said by so many parcels at least: one early bird is no pace. */
const leastParcels = 10;
const hours = 2;

/** What a customer is promised does not hang on the last minute, and every page of goods asks. */
const freshMs = 60_000;
const known = new WeakMap<Dependencies['knex'], { readonly at: Date; readonly backlog: Backlog }>();

const sql = `
  select (select count(*)::int from picks p join stock_places w on w.id = p.place_id
      where p.status in ('waiting', 'picking', 'picked') and w.store_id is null) as waiting,
    (select count(*)::int from parcels p join stock_places w on w.id = p.place_id
      where p.packed_at > $1 and w.store_id is null) as packed`;

/**
 * Orders that wait in the warehouse, and how many of them it packs in an hour; at most a minute old. Read by `db`, which
 * may be a transaction: one that waited for a second connection could wait for ever.
 */
export async function backlogOf(
  { knex }: Pick<Dependencies, 'knex'>,
  db: Knex,
  now: Date,
): Promise<Backlog> {
  const last = known.get(knex);
  const age = last ? now.getTime() - last.at.getTime() : freshMs;
  if (last && age >= 0 && age < freshMs) return last.backlog;
  const backlog = await countBacklog(db, now);
  known.set(knex, { at: now, backlog });
  return backlog;
}

async function countBacklog(db: Knex, now: Date): Promise<Backlog> {
  const since = new Date(now.getTime() - hours * 3_600_000);
  const [row] = await query<{ waiting: number; packed: number }>(db, sql, [since]);
  const { waiting = 0, packed = 0 } = row ?? {};
  return { waiting, perHour: packed < leastParcels ? 0 : packed / hours };
}
