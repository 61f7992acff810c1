import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import { daysAgo } from '#core/service/repair-terms.ts';
import { query } from '../platform/database/query.ts';
import { shopNumber } from '../platform/shop-numbers/shop-number.ts';
import { promisedRepairs } from './promised-repairs.ts';

type Numbers = Reply<Endpoints['admin-repair-numbers']>;

// A note goes from a state to itself and is no move.
const statesSql = `
  with moves as (
    select from_status, to_status, at, lead(at) over (partition by repair_id order by id) as left_at
    from repair_events where from_status is distinct from to_status
  )
  select to_status as status, count(*)::int as "left",
    round((percentile_cont(0.5) within group
      (order by extract(epoch from left_at - at) / 3600))::numeric, 1)::float as "medianHours"
  from moves where left_at >= $1 group by to_status`;

const countsSql = `
  select
    (select count(*)::int from repair_events
      where to_status = 'received' and from_status is distinct from to_status and at >= $1) as "takenIn",
    (select count(*)::int from repairs where status = 'handed_out' and closed_at >= $1) as "handedOut",
    (select count(*)::int from repairs r
      where r.status = 'handed_out' and r.closed_at >= $1 and r.order_id is not null
        and exists (select from repairs again
          where again.id <> r.id and again.created_at > r.closed_at
            and again.created_at < r.closed_at + make_interval(days => $2)
            and (again.claimed_repair_id = r.id or again.passport_id = r.passport_id))) as "cameBack",
    (select coalesce(sum(p.unit_cost), 0)::int from repair_lines l
      join repairs r on r.id = l.repair_id join products p on p.id = l.product_id
      where l.piece = 'used' and r.closed_at >= $1) as "partsCost"`;

const promisedSql = `
  select count(*) filter (where kept)::int as kept, count(*) filter (where not kept)::int as late
  from (${promisedRepairs('$1', '$2')}) done`;

const paidSql = `
  from repairs r
  join orders o on o.id = r.order_id and o.paid_at >= $1 and o.status <> 'cancelled'
  join repair_lines l on l.repair_id = r.id and l.decision = 'approved'`;

const byOperationSql = (name: string): string => `
  select coalesce(s.${name}, l.name->>$2) as name, count(distinct r.id)::int as repairs,
    sum(l.price)::int as revenue
  ${paidSql} left join service_operations s on s.id = l.operation_id
  group by 1 order by revenue desc, name limit 50`;

const byTechnicianSql = `
  select coalesce(u.name, '') as name, count(distinct r.id)::int as repairs, sum(l.price)::int as revenue
  ${paidSql} left join users u on u.id = r.technician_id
  group by u.id order by revenue desc, name limit 50`;

// What was measured of these days alone: a timer may have begun before them.
const workedSql = `
  with spent as (
    select t.repair_id, t.technician_id,
      extract(epoch from coalesce(t.stopped_at, $2) - greatest(t.started_at, $1)) / 60 as minutes
    from repair_timers t where coalesce(t.stopped_at, $2) > $1
  )`;

const workedByTechnicianSql = `
  ${workedSql}
  select u.name, count(distinct s.repair_id)::int as repairs, floor(sum(s.minutes))::int as minutes
  from spent s join users u on u.id = s.technician_id
  group by u.id order by minutes desc, name limit 50`;

const workedByOperationSql = (name: string): string => `
  ${workedSql}, shared as (
    select l.repair_id, l.operation_id, count(*) over (partition by l.repair_id) as among
    from repair_lines l where l.operation_id is not null and l.decision is distinct from 'declined'
  )
  select o.${name} as name, count(distinct s.repair_id)::int as repairs,
    floor(sum(s.minutes / h.among))::int as minutes
  from spent s join shared h using (repair_id) join service_operations o on o.id = h.operation_id
  group by o.id order by minutes desc, name limit 50`;

type Worked = Numbers['workedByOperation'];
type Counts = Pick<Numbers, 'takenIn' | 'handedOut' | 'cameBack' | 'partsCost'>;
type Revenue = Numbers['byOperation'];

/** Numbers of the bench over the last days; eight statements whatever there is. */
export async function repairNumbers(
  db: Knex,
  days: number,
  {
    now,
    language,
    timeZone,
  }: { readonly now: Date; readonly language: Language; readonly timeZone: string },
): Promise<Numbers> {
  const since = daysAgo(now, days);
  // Within these a device that comes again was not repaired well.
  const comeBackDays = await shopNumber(db, 'come_back_days');
  const [counts] = await query<Counts>(db, countsSql, [since, comeBackDays]);
  const [promised] = await query<Numbers['promised']>(db, promisedSql, [since, timeZone]);
  if (!counts || !promised) throw new Error('counting returned no row');
  const name = language === 'cs' ? 'name_cs' : 'name_ro';
  return {
    days,
    ...counts,
    promised,
    states: await query<Numbers['states'][number]>(db, statesSql, [since]),
    byOperation: [...(await query<Revenue[number]>(db, byOperationSql(name), [since, language]))],
    byTechnician: [...(await query<Revenue[number]>(db, byTechnicianSql, [since]))],
    workedByOperation: [
      ...(await query<Worked[number]>(db, workedByOperationSql(name), [since, now])),
    ],
    workedByTechnician: [...(await query<Worked[number]>(db, workedByTechnicianSql, [since, now]))],
  };
}
