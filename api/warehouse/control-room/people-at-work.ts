import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';

export interface WorkRow {
  readonly kind: 'picking' | 'packing';
  readonly id: number;
  readonly staffId: number;
  readonly person: string;
  readonly startedAt: Date;
  readonly leaseUntil: Date | null;
  readonly orders: readonly {
    readonly number: string;
    readonly pieces: number;
    readonly done: number;
  }[];
}

// `$2` is the person who sees only themselves, null for whoever sees everybody.
const workSql = `
  select 'picking' as kind, r.id, r.picker_id as "staffId", u.name as person,
    r.started_at as "startedAt", r.lease_until as "leaseUntil",
    (select coalesce(json_agg(json_build_object('number', o.number,
        'pieces', (select coalesce(sum(l.quantity), 0) from pick_lines l where l.pick_id = k.id),
        'done', (select count(*) from pick_lines l join pick_pieces c on c.pick_line_id = l.id
          where l.pick_id = k.id)) order by k.slot), '[]')
      from picks k join orders o on o.id = k.order_id
      where k.round_id = r.id and k.status in ('picking', 'picked', 'short')) as orders
  from pick_rounds r join users u on u.id = r.picker_id
  where r.ended_at is null and r.place_id = $1 and ($2::int is null or r.picker_id = $2)
  union all
  select 'packing', d.id, d.packer_id, u.name, d.opened_at, null,
    json_build_array(json_build_object('number', o.number,
      'pieces', (select count(*) from pick_lines l join pick_pieces c on c.pick_line_id = l.id
        where l.pick_id = k.id and c.packed_at is null),
      'done', (select count(c.checked_at) from pick_lines l join pick_pieces c
        on c.pick_line_id = l.id where l.pick_id = k.id and c.packed_at is null)))
  from pack_desks d join picks k on k.id = d.pick_id join orders o on o.id = k.order_id
  join users u on u.id = d.packer_id
  where d.ended_at is null and k.place_id = $1 and ($2::int is null or d.packer_id = $2)
  order by 1 desc, 5, 2`;

/** Who is on a walk or at a packing desk now, and what they hold. */
export const peopleAtWork = (
  db: Knex,
  placeId: number,
  onlyId: number | null,
): Promise<WorkRow[]> => query<WorkRow>(db, workSql, [placeId, onlyId]);
