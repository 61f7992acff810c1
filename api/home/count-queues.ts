import type { z } from 'zod';
import type { home } from '#core/contract/home.ts';
import type { WorkQueue } from '#core/home/work-queues.ts';
import { openWithdrawals } from '#core/orders/withdrawals-grid.ts';
import { overdueBefore } from '#core/orders/order-age.ts';
import { isOnBench, repairStatuses } from '#core/service/repair-status.ts';
import { dayBegan } from '#core/warehouse/control-room.ts';
import { entryState } from '../bank/entry-view.ts';
import { atCounter, fromCounter } from '../orders/pick-up/pick-up-rows.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Counted = z.output<typeof home.reply>['queues'][number];

interface QueueSql {
  /** Rows that wait; `$1` is the moment before which an open order is flagged, `$3` is now. */
  readonly from: string;
  /** Since when such a row waits. */
  readonly since: string;
  /** Counts what was dealt with since `$2`. */
  readonly done?: string;
}

const onBench = repairStatuses
  .filter(isOnBench)
  .map((status) => `'${status}'`)
  .join(', ');

const queues: Readonly<Record<WorkQueue, QueueSql>> = {
  overdue_orders: {
    from: `orders where status in ('confirmed', 'picking', 'packed') and placed_at < $1`,
    since: 'placed_at',
    done: 'orders where handed_over_at >= $2',
  },
  unpaid_rests: {
    // Goods that have left for a device, and orders that were edited to cost more.
    from: `(select x.rest_with_staff_at as late_at from orders o
        join order_exchanges x on x.order_id = o.id
        where o.to_pay is not null and x.rest_with_staff_at is not null
      union all select o.rest_with_staff_at from orders o
        where o.to_pay is not null and o.rest_with_staff_at is not null) rests`,
    since: 'late_at',
  },
  // A bill of the service is paid when its device is fetched.
  unpaid_orders: {
    from: `orders where status = 'awaiting_payment' and cart_id is not null`,
    since: 'placed_at',
  },
  reservations: {
    from: `reservations where status = 'preparing'`,
    since: 'created_at',
    done: `reservations where closed_at >= $2 and status = 'collected'`,
  },
  store_orders: {
    from: `orders o where ${atCounter}`,
    since: '(select max(e.at) from order_events e where e.order_id = o.id)',
    done: `orders o where status = 'delivered' and delivered_at >= $2 and ${fromCounter}`,
  },
  withdrawals: {
    from: `withdrawals where status in (${openWithdrawals.map((one) => `'${one}'`).join(', ')})`,
    since: 'requested_at',
    done: `withdrawals where closed_at >= $2 and status = 'refunded'`,
  },
  refunds: {
    from: `refunds where status <> 'done'`,
    since: 'created_at',
    done: 'refunds where done_at >= $2',
  },
  book_differences: {
    from: 'book_differences where closed_at is null',
    since: 'since',
    done: 'book_differences where closed_at >= $2',
  },
  enquiries: {
    from: 'enquiries where handled_at is null and wiped_at is null',
    since: 'created_at',
    done: 'enquiries where handled_at >= $2',
  },
  reviews: {
    from: `reviews where status = 'waiting'`,
    since: 'changed_at',
    done: 'reviews where decided_at >= $2',
  },
  devices_to_inspect: { from: `buybacks where status = 'received'`, since: 'status_since' },
  counter_offers: { from: `buybacks where status = 'counter_offered'`, since: 'status_since' },
  payouts: {
    from: `buybacks where status in ('accepted', 'payout_pending')`,
    since: 'status_since',
  },
  repairs: {
    // Whoever wants a device fetched waits for a call.
    from: `repairs where status in (${onBench}) or (status = 'announced' and way = 'fetch')`,
    since: 'status_since',
    done: `repairs where closed_at >= $2 and status = 'handed_out'`,
  },
  orders_to_pick: {
    // What a supervisor has moved on by hand is picked by nobody any more.
    from: `picks k join orders o on o.id = k.order_id
      where k.status = 'waiting' and o.status in ('confirmed', 'picking')`,
    since: 'k.placed_at',
    done: 'picks where picked_at >= $2',
  },
  warehouse_tasks: {
    from: `warehouse_tasks where status = 'open'`,
    since: 'created_at',
    done: `warehouse_tasks where closed_at >= $2 and status = 'done'`,
  },
  imports: {
    from: `imports where status in ('checked', 'paused', 'failed')`,
    since: 'changed_at',
  },
  // What was noted or taken is decided; a movement has no moment of its own, so its day says how long it waits.
  bank_entries: {
    from: `bank_entries e where e.note is null and ${entryState('$3::timestamptz')} = 'open'`,
    since: 'e.booked_on::timestamptz',
  },
};

const partOf = (queue: WorkQueue): string => {
  const { from, since, done } = queues[queue];
  const doneToday =
    done === undefined ? 'null::integer' : `(select count(*)::integer from ${done})`;
  return `select '${queue}' as queue, count(*)::integer as waiting, min(${since}) as oldest,
    ${doneToday} as "doneToday" from ${from}`;
};

/** Counts these queues, in their order and in one statement. */
export async function countQueues(
  { reads, market }: Pick<Dependencies, 'reads' | 'market'>,
  wanted: readonly WorkQueue[],
  now: Date,
): Promise<Counted[]> {
  if (wanted.length === 0) return [];
  // All moments are named, for a statement must use each of its values.
  const sql = `with asked as (select $1::timestamptz, $2::timestamptz, $3::timestamptz)
    ${wanted.map(partOf).join(' union all ')}`;
  const rows = await query<Omit<Counted, 'oldest'> & { readonly oldest: Date | null }>(reads, sql, [
    overdueBefore(now),
    dayBegan(now, market),
    now,
  ]);
  return rows.map((row) => ({ ...row, oldest: row.oldest?.toISOString() ?? null }));
}
