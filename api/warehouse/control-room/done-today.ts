import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';

export interface DoneRow {
  readonly staffId: number;
  readonly person: string;
  readonly pickedOrders: number;
  readonly pickedPieces: number;
  readonly packedParcels: number;
  readonly notFound: number;
  /** Of each parcel, from the beginning of the walk that its order was picked on. */
  readonly seconds: number[];
}

const doneSql = `
  with done as (
    select r.picker_id as staff_id, 1 as orders, (select count(*) from pick_lines l
        join pick_pieces c on c.pick_line_id = l.id where l.pick_id = k.id) as pieces,
      0 as parcels, 0 as missing, null::int as seconds
    from picks k join pick_rounds r on r.id = k.round_id
    where k.picked_at >= $2 and k.place_id = $1
    union all
    select b.packed_by, 0, 0, 1, 0, extract(epoch from b.packed_at - r.started_at)::int
    from parcels b join picks k on k.id = b.pick_id left join pick_rounds r on r.id = k.round_id
    where b.packed_at >= $2 and b.place_id = $1
    union all
    select s.staff_id, 0, 0, 0, 1, null
    from scans s join pick_rounds r on r.id = s.round_id and r.place_id = $1
    where s.at >= $2 and s.outcome = 'line_not_found' and s.undone_at is null
  )
  select u.id as "staffId", u.name as person, sum(d.orders)::int as "pickedOrders",
    sum(d.pieces)::int as "pickedPieces", sum(d.parcels)::int as "packedParcels",
    sum(d.missing)::int as "notFound",
    coalesce(array_agg(d.seconds) filter (where d.seconds is not null), '{}') as seconds
  from done d join users u on u.id = d.staff_id group by u.id, u.name
  order by sum(d.pieces) + sum(d.parcels) desc, u.name, u.id`;

/** What each person did at a place since a moment. */
export const doneSince = (db: Knex, placeId: number, since: Date): Promise<DoneRow[]> =>
  query<DoneRow>(db, doneSql, [placeId, since]);

const handedSql = `
  select count(*)::int as orders from orders o
  where o.handed_over_at >= $2
    and exists (select from picks k where k.order_id = o.id and k.place_id = $1)`;

/** Orders that left a place since a moment. */
export async function handedOverSince(db: Knex, placeId: number, since: Date): Promise<number> {
  const [row] = await query<{ orders: number }>(db, handedSql, [placeId, since]);
  return row?.orders ?? 0;
}
