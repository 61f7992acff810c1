import type { Knex } from 'knex';
import { leaseUntil, mostSkips } from '#core/warehouse/pick-queue.ts';
import { findOrder } from '../orders/lock-order.ts';
import { moveOrderTo } from '../orders/move-order.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { planLines } from './plan-lines.ts';

export interface Claim {
  readonly placeId: number;
  readonly stationId: number | null;
  readonly crates: number;
  /** A certain order, also one that waits for the supervisor. */
  readonly pickId: number | null;
  readonly staffId: number;
  readonly now: Date;
}

// A picker who was not heard of for a lease has lost the walk: its orders wait again, with what is in their crates.
const expireSql = `
  with lost as (
    select id from pick_rounds where ended_at is null and lease_until < $1
    order by id for update skip locked
  ),
  ended as (
    update pick_rounds r set ended_at = $1, held_line_id = null, held_passport_id = null
    from lost where r.id = lost.id returning r.id
  )
  update picks p set status = 'waiting', round_id = null, slot = null
  from ended where p.round_id = ended.id and p.status = 'picking'`;

// Order and pick are locked together and skipped where anybody holds either: two pickers never get the same (T-WH-1),
// and whoever cancels an order meanwhile is not waited for.
const claimSql = `
  select p.id, p.order_id as "orderId"
  from picks p join orders o on o.id = p.order_id
  where p.status = 'waiting' and p.place_id = $1 and o.status in ('confirmed', 'picking')
    and case when $3::int is null then p.skips < ${String(mostSkips)} else p.id = $3 end
  order by p.skipped_at nulls first, p.promised_at nulls last, p.placed_at, p.id
  limit $2 for update of p, o skip locked`;

const openSql = `
  insert into pick_rounds (place_id, station_id, picker_id, lease_until, started_at)
  values ($1, (select id from stations where id = $2), $3, $4, $5) returning id`;

const takeSql = `
  update picks p set status = 'picking', round_id = $1, slot = t.slot
  from unnest($2::int[]) with ordinality as t (id, slot) where p.id = t.id`;

/** Frees the orders of pickers who are gone. */
const expireRounds = (trx: Knex, now: Date): Promise<unknown[]> => query(trx, expireSql, [now]);

/**
 * Claims the most urgent orders of a place for a picker, as many as there are crates (core/warehouse/pick-queue.ts); each
 * order moves on to `picking`. Answers the walk's id, or null where nothing waits that nobody else is taking.
 */
export async function claimPicks(
  trx: Knex.Transaction,
  deps: Dependencies,
  claim: Claim,
): Promise<number | null> {
  const { placeId, stationId, staffId, now } = claim;
  await expireRounds(trx, now);
  const wanted = [placeId, claim.pickId === null ? claim.crates : 1, claim.pickId];
  const picks = await query<{ id: number; orderId: number }>(trx, claimSql, wanted);
  if (picks.length === 0) return null;
  for (const { orderId } of picks) {
    const order = await findOrder(trx, { id: orderId }, true);
    if (order.status !== 'confirmed') continue;
    await moveOrderTo(trx, deps, order, 'picking', { actor: 'staff', staffId, at: now });
  }
  const opened = [placeId, stationId, staffId, leaseUntil(now), now];
  const [round] = await query<{ id: number }>(trx, openSql, opened);
  if (!round) throw new Error('a walk got no id');
  const ids = picks.map(({ id }) => id);
  await query(trx, takeSql, [round.id, ids]);
  await planLines(trx, ids);
  return round.id;
}
