import type { Measure } from '#core/statistics/measures.ts';
import { promisedRepairs } from '../repairs/promised-repairs.ts';

/** Measures that follow from what happened; `on_hand` is what is there when it is looked at. */
type CountedMeasure = Exclude<Measure, 'on_hand'>;

/** From `$1` to before `$2`, days by the clocks of `$3`. */
const within = (column: string): string => `${column} >= $1 and ${column} < $2`;
const dayOf = (column: string): string => `(${column} at time zone $3)::date`;

const vat = (gross: string, rate: string): string =>
  `round(${gross} * 100 * ${rate} / (100.0 + ${rate}))`;

/** Without VAT, in hundredths: that of the margin scheme lies inside the margin, and there is none at a loss (T-MON-6). */
const netOf = (scheme: string, gross: string, cost: string, rate: string): string => `
  case ${scheme} when 'exempt' then ${gross} * 100
    when 'margin' then ${gross} * 100 - ${vat(`greatest(0, ${gross} - coalesce(${cost}, 0))`, rate)}
    else ${gross} * 100 - ${vat(gross, rate)} end`;

// Pieces that are not delivered after all are no sale; their money is no refund of one.
const soldLines = `
  select ${dayOf('o.placed_at')} as day, o.id as order_id, l.kind, l.product_id, l.vat_scheme, l.vat_rate,
    l.net - coalesce(shut.net, 0) as gross, l.quantity - coalesce(shut.pieces, 0) as pieces,
    coalesce(l.bought_for, p.unit_cost) as cost
  from orders o join order_lines l on l.order_id = o.id
  left join products p on p.id = l.product_id
  left join lateral (
    select sum(u.net) as net, count(*) filter (where u.cut_of is null) as pieces
    from order_units u where u.line_id = l.id and u.closed_at is not null
  ) shut on true
  where ${within('o.placed_at')} and o.status in
    ('confirmed', 'picking', 'packed', 'handed_over', 'ready_for_pickup', 'delivered', 'returned')`;

const soldGoods = `select * from (${soldLines}) every_line where kind = 'goods' and pieces > 0`;

const soldNet = netOf('vat_scheme', 'gross', 'cost * pieces', 'vat_rate');

// A part that was cut off a price has cost nothing of its own: its piece stays with its customer.
const refundedUnits = `
  select ${dayOf('r.done_at')} as day, l.vat_scheme, l.vat_rate, ru.net as gross,
    case when u.cut_of is null then coalesce(l.bought_for, p.unit_cost) else 0 end as cost
  from refunds r join refund_units ru on ru.refund_id = r.id
  join order_units u on u.id = ru.unit_id and u.closed_at is null
  join order_lines l on l.id = u.line_id and l.kind = 'goods'
  left join products p on p.id = l.product_id
  where ${within('r.done_at')} and r.status = 'done' and r.reason in ('withdrawn', 'staff')`;

const refundNet = netOf('vat_scheme', 'gross', 'cost', 'vat_rate');

// One that was begun with its device in the hand has been quoted and submitted as well.
const reached = `
  select ${dayOf('b.created_at')} as day, b.id,
    max(case e.to_status when 'submitted' then 2 when 'awaiting_device' then 2 when 'received' then 3
      when 'inspected' then 4 when 'counter_offered' then 4 when 'accepted' then 5
      when 'payout_pending' then 5 when 'paid' then 6 else 1 end) as step
  from buybacks b left join buyback_events e on e.buyback_id = b.id
  where ${within('b.created_at')} group by b.id`;

const bought = (status: 'accepted' | 'paid'): string => `
  select ${dayOf('e.at')} as day, '' as dimension, count(*) as count, sum(b.price) * 100 as amount
  from buyback_events e join buybacks b on b.id = e.buyback_id
  where e.to_status = '${status}' and e.from_status is distinct from '${status}' and ${within('e.at')}
  group by 1`;

const inspected = (price: string): string => `
  select ${dayOf('i.at')} as day, '' as dimension, count(*) as count, sum(${price}) * 100 as amount
  from buyback_inspections i join buybacks b on b.id = i.buyback_id
  where ${within('i.at')} group by 1`;

const promised = (kept: string): string => `
  select ${dayOf('at')} as day, dimension, count(*) as count, 0 as amount from (
    select 'picking' as dimension, picked_at as at, picked_at <= promised_at as kept
    from picks where ${within('picked_at')} and status <> 'cancelled'
    union all
    select 'reservation', first.at, first.at <= v.ready_at from (
      select reservation_id, min(at) as at from reservation_events
      where to_status = 'ready' and ${within('at')} group by reservation_id
    ) first join reservations v on v.id = first.reservation_id
    union all
    select 'repair', at, kept from (${promisedRepairs('$1', '$3')}) repaired where at < $2
  ) done where ${kept} group by 1, 2`;

/**
 * The one definition of each measure: rows of `day`, `dimension`, `count` and `amount` (hundredths) of the days from
 * `$1` to before `$2`, by the clocks of `$3`. The kept days and today's live part are both counted by these.
 */
export const measuresSql: Readonly<Record<CountedMeasure, string>> = {
  sales: `select day, '' as dimension, count(distinct order_id) as count, sum(gross) * 100 as amount
    from (${soldLines}) sold group by day`,
  sales_net: `select day, '' as dimension, count(*) as count, sum(${soldNet}) as amount
    from (${soldLines}) sold group by day`,
  margin: `select day, '' as dimension, sum(pieces) as count, sum(${soldNet} - cost * pieces * 100) as amount
    from (${soldGoods}) sold where cost is not null group by day`,
  without_cost: `select day, '' as dimension, sum(pieces) as count, sum(gross) * 100 as amount
    from (${soldGoods}) sold where cost is null group by day`,
  refunds: `select ${dayOf('r.done_at')} as day, '' as dimension, count(*) as count, sum(r.amount) * 100 as amount
    from refunds r where ${within('r.done_at')} and r.status = 'done' and r.reason in ('withdrawn', 'staff')
      and not exists (select from refund_units ru join order_units u on u.id = ru.unit_id
        where ru.refund_id = r.id and u.closed_at is not null)
    group by 1`,
  margin_back: `select day, '' as dimension, count(*) as count, sum(${refundNet} - cost * 100) as amount
    from (${refundedUnits}) back where cost is not null group by day`,
  bought: bought('accepted'),
  paid: bought('paid'),
  funnel: `select day, steps.name as dimension, count(*) as count, 0 as amount
    from (${reached}) reached join (values (1, 'quoted'), (2, 'submitted'), (3, 'received'),
      (4, 'inspected'), (5, 'accepted'), (6, 'paid')) steps (step, name) on steps.step <= reached.step
    group by 1, 2`,
  left: `select ${dayOf('b.created_at')} as day, ended.from_status as dimension, count(*) as count, 0 as amount
    from buybacks b join lateral (
      select e.from_status from buyback_events e where e.buyback_id = b.id
        and e.to_status in ('rejected', 'returning', 'cancelled', 'expired') and e.from_status is not null
      order by e.id limit 1
    ) ended on true
    where ${within('b.created_at')} group by 1, 2`,
  quoted: inspected(`coalesce((b.snapshot->>'price')::int, b.price)`),
  inspected: inspected('i.price'),
  repaired: `select ${dayOf('r.closed_at')} as day, '' as dimension, count(*) as count, 0 as amount
    from repairs r where ${within('r.closed_at')} and r.status = 'handed_out' group by 1`,
  sold: `select day, f.kind as dimension, sum(pieces) as count, sum(gross) * 100 as amount
    from (${soldGoods}) sold join products p on p.id = sold.product_id
    join master_products m on m.id = p.master_product_id join meta_masters f on f.id = m.meta_master_id
    group by 1, 2`,
  discounts: `select ${dayOf('d.redeemed_at')} as day, d.discount_id::text as dimension, count(*) as count,
      sum(d.saved) * 100 as amount
    from order_discounts d where ${within('d.redeemed_at')} and d.released_at is null group by 1, 2`,
  kept: promised('kept'),
  late: promised('not kept'),
};

/** What lies in the house now, by kind, with what is known of its cost. */
export const onHandSql = `
  select f.kind as dimension, sum(s.on_hand) as count,
    sum(s.on_hand * coalesce(p.bought_for, p.unit_cost, 0)) * 100 as amount
  from stock s join products p on p.id = s.product_id
  join master_products m on m.id = p.master_product_id join meta_masters f on f.id = m.meta_master_id
  where s.on_hand > 0 group by 1`;

/** Days of which something has changed since `$1`: those to which late events belong, not those on which they came. */
export const touchedDaysSql = `
  select distinct ${dayOf('at').replace('$3', '$2')}::text as day from (
    select o.placed_at as at from order_events e join orders o on o.id = e.order_id where e.at >= $1
    union all
    select o.placed_at from order_units u join orders o on o.id = u.order_id where u.closed_at >= $1
    union all
    select b.created_at from buyback_events e join buybacks b on b.id = e.buyback_id where e.at >= $1
    union all
    select e.at from buyback_events n join buyback_events e on e.buyback_id = n.buyback_id where n.at >= $1
    union all
    select redeemed_at from order_discounts where released_at >= $1
  ) touched`;
