import type { Knex } from 'knex';
import type { FloorGroup, FloorState } from '#core/warehouse/control-room.ts';
import { mostSkips } from '#core/warehouse/pick-queue.ts';
import { query } from '../../platform/database/query.ts';

// Said in parts, so that each is found by its own index and not one closed order is read.
const floor = `
  with floor as (
    select k.order_id, k.placed_at, k.promised_at,
      case when k.skips < ${String(mostSkips)} then 'waiting' else 'skipped' end as state
    from picks k where k.place_id = $1 and k.status = 'waiting'
    union all
    select k.order_id, k.placed_at, k.promised_at,
      case when k.status <> 'picked' then k.status when d.id is null then 'to_pack'
        else 'packing' end
    from picks k left join pack_desks d on d.pick_id = k.id and d.ended_at is null
    where k.place_id = $1 and k.status in ('picking', 'picked', 'short')
    union all
    select k.order_id, k.placed_at, k.promised_at, 'packed'
    from orders o join picks k on k.order_id = o.id and k.place_id = $1 and k.status = 'packed'
    where o.status = 'packed'
  )`;

const groupsSql = `${floor}
  select f.state, o.delivery_code as "deliveryCode", f.promised_at as "promisedAt",
    count(*)::int as orders, count(*) filter (where f.placed_at < $2)::int as overdue,
    min(f.placed_at) as "oldestAt"
  from floor f join orders o on o.id = f.order_id group by 1, 2, 3`;

const overdueSql = `${floor}
  select f.order_id as "orderId", o.number as "orderNumber", f.state, f.placed_at as "placedAt"
  from floor f join orders o on o.id = f.order_id
  where f.placed_at < $2 and f.state <> 'packed' order by f.placed_at, f.order_id limit 12`;

export interface GroupRow extends FloorGroup {
  readonly overdue: number;
  readonly oldestAt: Date;
}

interface OverdueRow {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly state: FloorState;
  readonly placedAt: Date;
}

/** Orders of a place by state, delivery and promise. */
export const floorGroups = (db: Knex, placeId: number, overdueBefore: Date): Promise<GroupRow[]> =>
  query<GroupRow>(db, groupsSql, [placeId, overdueBefore]);

/** The oldest orders that somebody should see to. */
export const oldestOrders = (
  db: Knex,
  placeId: number,
  overdueBefore: Date,
): Promise<OverdueRow[]> => query<OverdueRow>(db, overdueSql, [placeId, overdueBefore]);
