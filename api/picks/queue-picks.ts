import type { Knex } from 'knex';
import { shippingDaysOf } from '#core/deliveries/shipping-days.ts';
import { nextCutOff } from '#core/deliveries/next-cut-off.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';

const cutOffSql = `
  select d.cut_off as "cutOff", d.ships_on as "shipsOn", d.closed_days as "closedDays"
  from orders o join delivery_methods d on d.code = o.delivery_code
  where o.id = $1 and d.kind <> 'store'`;

// An order whose goods come later is picked when all of them are there; one that waited for a device once more comes back.
const queueSql = `
  insert into picks (order_id, place_id, placed_at, promised_at)
  select distinct o.id, a.place_id, o.placed_at, $2::timestamptz
  from orders o
  join order_lines l on l.order_id = o.id
  join order_allocations a on a.line_id = l.id and a.state = 'held'
  where o.id = $1 and o.status in ('confirmed', 'picking')
    and not exists (
      select from order_lines w
      where w.order_id = o.id and w.kind = 'goods' and w.product_id is not null
        and w.quantity - (select count(*) from order_units u
            where u.line_id = w.id and u.closed_at is not null)
          > coalesce((select sum(h.quantity) from order_allocations h
          where h.line_id = w.id and h.state = 'held'), 0))
  on conflict (order_id, place_id) do update set status = 'waiting', round_id = null, slot = null,
    promised_at = excluded.promised_at
    where picks.status = 'cancelled'`;

interface Leaving {
  readonly cutOff: string;
  readonly shipsOn: string;
  readonly closedDays: string | null;
}

const cutOffOf = (
  { cutOff, shipsOn, closedDays }: Leaving,
  market: Dependencies['market'],
  now: Date,
): Date => nextCutOff(now, cutOff, market, shippingDaysOf(shipsOn, closedDays));

/**
 * Puts a confirmed order into the queue of every place where its goods lie; to be called when it is confirmed, and again
 * when goods came that it waited for. What waits for money or for a swapped device never gets here.
 */
export async function queuePicks(
  trx: Knex,
  { market }: Pick<Dependencies, 'market'>,
  orderId: number,
  now: Date,
): Promise<void> {
  const [delivery] = await query<Leaving>(trx, cutOffSql, [orderId]);
  const promised = delivery ? cutOffOf(delivery, market, now) : null;
  await query(trx, queueSql, [orderId, promised]);
}
