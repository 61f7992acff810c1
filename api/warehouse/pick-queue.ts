import type { Knex } from 'knex';
import type { z } from 'zod';
import type { pickingEndpoints } from '#core/contract/picking.ts';
import { isOrderOverdue } from '#core/orders/order-age.ts';
import { waitsForSupervisor } from '#core/warehouse/pick-queue.ts';
import { query } from '../platform/database/query.ts';

type Queue = z.output<(typeof pickingEndpoints)['pick-queue']['reply']>;

/** Of an order `o`: what a supervisor has moved on by hand is picked by nobody any more. */
const isToPick = `o.status in ('confirmed', 'picking')`;

const placesSql = `
  select p.id, coalesce(s.name, p.code) as name,
    (select count(*)::int from picks k join orders o on o.id = k.order_id
      where k.place_id = p.id and k.status = 'waiting' and ${isToPick}) as waiting
  from stock_places p left join stores s on s.id = p.store_id
  order by (p.store_id is null) desc, name`;

const waitingSql = `
  select k.id as "pickId", o.number as "orderNumber", k.placed_at as "placedAt",
    k.promised_at as "promisedAt", k.skips::int as skips,
    (select coalesce(sum(a.quantity), 0)::int from order_lines l
      join order_allocations a on a.line_id = l.id and a.state = 'held' and a.place_id = k.place_id
      where l.order_id = k.order_id) as pieces
  from picks k join orders o on o.id = k.order_id
  where k.status = 'waiting' and k.place_id = $1 and ${isToPick}
  order by k.skipped_at nulls first, k.promised_at nulls last, k.placed_at, k.id limit 100`;

const roundsSql = `
  select r.id, u.name as picker, r.picker_id as "pickerId", r.started_at as "startedAt",
    r.lease_until as "leaseUntil",
    array(select o.number from picks k join orders o on o.id = k.order_id
      where k.round_id = r.id order by k.slot) as orders
  from pick_rounds r join users u on u.id = r.picker_id
  where r.ended_at is null and r.place_id = $1 order by r.started_at, r.id`;

interface WaitingRow {
  readonly pickId: number;
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly promisedAt: Date | null;
  readonly skips: number;
  readonly pieces: number;
}
interface RoundRow {
  readonly id: number;
  readonly picker: string;
  readonly pickerId: number;
  readonly startedAt: Date;
  readonly leaseUntil: Date;
  readonly orders: string[];
}

/** What waits at a place, the warehouse where none is named, and who is on a walk there. */
export async function pickQueue(
  db: Knex,
  wanted: number | undefined,
  { now, staffId }: { readonly now: Date; readonly staffId: number },
): Promise<Queue> {
  const places = await query<Queue['places'][number]>(db, placesSql, []);
  const placeId = (places.find(({ id }) => id === wanted) ?? places[0])?.id ?? null;
  if (placeId === null) return { places, placeId, waiting: [], rounds: [] };
  const waiting = await query<WaitingRow>(db, waitingSql, [placeId]);
  const rounds = await query<RoundRow>(db, roundsSql, [placeId]);
  return {
    places,
    placeId,
    waiting: waiting.map((row) => ({
      ...row,
      placedAt: row.placedAt.toISOString(),
      promisedAt: row.promisedAt?.toISOString() ?? null,
      isOverdue: isOrderOverdue(row.placedAt, now),
      waitsForSupervisor: waitsForSupervisor(row),
    })),
    rounds: rounds.map(({ pickerId, startedAt, leaseUntil, ...row }) => ({
      ...row,
      isOwn: pickerId === staffId,
      startedAt: startedAt.toISOString(),
      isLost: now.getTime() > leaseUntil.getTime(),
    })),
  };
}
