import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { endOffers } from '../picks/end-offers.ts';
import { queuePicks } from '../picks/queue-picks.ts';
import { promiseAgain } from './promise-again.ts';

interface CameIn {
  readonly productId: number;
  readonly placeId: number;
  /** The bin that it was put into. */
  readonly binId: number;
  readonly now: Date;
}

interface WaitingLine {
  readonly orderId: number;
  readonly number: string;
  readonly lineId: number;
  readonly missing: number;
}

const closedPieces = `(select count(*) from order_units u
      where u.line_id = l.id and u.closed_at is not null)`;

/*
 * Lines of orders that have less put aside than they want, the soonest promise first, then the oldest order. The warehouse
 * serves all of them; a store its own.
 */
const waitingSql = `
  select o.id as "orderId", o.number, l.id::int as "lineId",
    (l.quantity - ${closedPieces} - coalesce((select sum(a.quantity) from order_allocations a
      where a.line_id = l.id and a.state in ('held', 'shipped')), 0))::int as missing
  from order_lines l join orders o on o.id = l.order_id
  join stock_places w on w.id = $2
  left join lateral (select min(p.promised_at) as at from picks p
    where p.order_id = o.id and p.status <> 'cancelled') promise on true
  where l.product_id = $1 and l.kind = 'goods'
    and o.status in ('created', 'awaiting_payment', 'awaiting_device', 'confirmed', 'picking')
    and (w.store_id is null or w.store_id = o.store_id)
    and l.quantity - ${closedPieces} > coalesce((select sum(a.quantity) from order_allocations a
      where a.line_id = l.id and a.state in ('held', 'shipped')), 0)
  order by promise.at nulls last, o.placed_at, o.id, l.id`;

/** Locks the orders that wait for a product, in the order of their ids. */
export async function lockWaitingOrders(
  trx: Knex,
  { productId, placeId }: Pick<CameIn, 'productId' | 'placeId'>,
): Promise<void> {
  const rows = await query<WaitingLine>(trx, waitingSql, [productId, placeId]);
  const ids = rows.map(({ orderId }) => orderId);
  if (ids.length === 0) return;
  await query(trx, 'select id from orders where id = any($1::int[]) order by id for update', [ids]);
}

const freeSql = `
  select on_hand - allocated as free from stock
  where product_id = $1 and place_id = $2 for no key update`;

/**
 * Gives what came in to the orders that wait for it, in the order of their promise, before it is free for the shop; answers
 * their numbers. Those that have all they want go into the queue of picks.
 */
export async function serveWaitingOrders(
  trx: Knex.Transaction,
  deps: Dependencies,
  { productId, placeId, binId, now }: CameIn,
): Promise<readonly string[]> {
  const [stock] = await query<{ free: number }>(trx, freeSql, [productId, placeId]);
  let free = stock?.free ?? 0;
  const served: string[] = [];
  for (const line of await query<WaitingLine>(trx, waitingSql, [productId, placeId])) {
    const quantity = Math.min(free, line.missing);
    if (quantity < 1) break;
    if (!(await promiseAgain(trx, { lineId: line.lineId, productId, placeId, quantity }))) break;
    free -= quantity;
    served.push(line.number);
    await queuePicks(trx, deps, line.orderId, now);
    if (quantity === line.missing)
      await resumeShort(trx, line.lineId, { productId, placeId, binId, now });
  }
  return [...new Set(served)];
}

const shortSql = `
  update pick_lines k set status = 'waiting', bin_id = $4 from picks p
  where p.id = k.pick_id and k.line_id = $1 and k.product_id = $2 and p.place_id = $3
    and p.status = 'short' and k.status in ('not_found', 'needs_replacement')
  returning p.id, k.id::int as "pickLineId"`;
const againSql = `
  update picks p set status = 'waiting', round_id = null, slot = null, skips = 0, skipped_at = null,
    picked_at = null
  where p.id = any($1::int[]) and not exists (select from pick_lines k where k.pick_id = p.id
    and k.status in ('not_found', 'needs_replacement'))`;

/** A pick of which something was not found goes on when the last of it is there. */
async function resumeShort(
  trx: Knex,
  lineId: number,
  { binId, now, placeId, productId }: CameIn,
): Promise<void> {
  const found = [lineId, productId, placeId, binId];
  const picks = await query<{ id: number; pickLineId: number }>(trx, shortSql, found);
  if (picks.length === 0) return;
  const pickLineIds = picks.map(({ pickLineId }) => pickLineId);
  await endOffers(trx, { pickLineIds, to: 'withdrawn', now });
  await query(trx, againSql, [picks.map(({ id }) => id)]);
}
