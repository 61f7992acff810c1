import type { Knex } from 'knex';
import { sortedFigures, type DayFigure } from '#core/books/day-closing.ts';
import { addDays, type CalendarDate } from '#core/shared/calendar.ts';
import { instantOf } from '#core/shared/local-time.ts';
import { query } from '../platform/database/query.ts';

/** Of an order `o`: a store hands it out, or it is a bill of the service. */
const ofStore = `(o.cart_id is null or exists (
  select from delivery_methods d where d.code = o.delivery_code and d.kind = 'store'))`;
const storeOf = `case when ${ofStore} then o.store_id end`;

// A payment by a terminal makes its order one that is paid by card (counterPaymentCode): a reason that somebody typed does not.
const kindOf = `case when e.reason like 'card%' and m.kind is distinct from 'cash_on_delivery'
  then 'card_counter' else 'cash' end`;

/**
 * What was taken at counters: which way, say the notes that the calls of the counter write; how much, the order, as a note
 * is a text that can be typed too.
 */
const counterSql = `
  select o.id as order_id, o.store_id, ${kindOf} as line, o.due as amount
  from order_events e join orders o on o.id = e.order_id and o.paid_at = e.at
  left join payment_methods m on m.code = o.payment_code
  where e.at >= $1 and e.at < $2 and e.to_status = 'delivered' and ${ofStore}
    and e.reason ~ '^(cash|card) [0-9]+(:|$)'
  union all
  select o.id, r.store_id, ${kindOf}, o.due
  from repair_events e join repairs r on r.id = e.repair_id
  join orders o on o.id = r.order_id and o.paid_at = e.at
  left join payment_methods m on m.code = o.payment_code
  where e.at >= $1 and e.at < $2 and e.from_status = e.to_status and e.reason ~ '^(cash|card) [0-9]+$'`;

// Where nobody wrote at a counter what was taken, the delivery itself says that its cash came.
const collectedSql = `
  select ${storeOf} as store_id, case when ${ofStore} then 'cash' else 'cash_on_delivery' end as line,
    o.due as amount
  from orders o join payment_methods m on m.code = o.payment_code and m.kind = 'cash_on_delivery'
  where o.paid_at >= $1 and o.paid_at < $2 and o.due > 0
    and not exists (select from counter c where c.order_id = o.id)
    and not exists (select from payments p where p.order_id = o.id and p.status = 'captured')`;

const onlineSql = `
  select null::integer as store_id, case p.provider when 'bank_transfer' then 'transfer'
    when 'twisto' then 'twisto' when 'loans' then 'installments' else 'card_online' end as line,
    p.captured_amount as amount
  from payments p where p.status = 'captured' and p.changed_at >= $1 and p.changed_at < $2`;

const refundsSql = `
  select case when x.refund_id is null and r.payment_id is null then ${storeOf} end as store_id,
    case when x.refund_id is not null then 'refund_transfer'
      when r.payment_id is not null and r.reference is not null then 'refund_online'
      else 'refund_by_hand' end as line, r.amount
  from refunds r join orders o on o.id = r.order_id
  left join refund_payouts x on x.refund_id = r.id and x.paid_at is not null
  where r.status = 'done' and r.done_at >= $1 and r.done_at < $2 and r.amount > 0`;

const papersSql = `
  select ${storeOf} as store_id, i.kind as line, i.total as amount,
    (i.snapshot ->> 'bonus')::integer as bonus, (i.snapshot ->> 'buyback')::integer as buyback
  from invoices i join orders o on o.id = i.order_id
  where i.issued_at >= $1 and i.issued_at < $2`;

// Of a lent device: what was left for it, and what its end gave back or took, at the store of its repair.
const loansSql = `
  select r.store_id, 'deposit' as line, l.deposit as amount
  from repair_loans l join repairs r on r.id = l.repair_id
  where l.lent_at >= $1 and l.lent_at < $2 and l.deposit is not null
  union all
  select r.store_id, way.line, way.amount
  from repair_loans l join repairs r on r.id = l.repair_id
  cross join lateral (values ('deposit_back', l.given_back), ('loan_charge', l.collected))
    as way (line, amount)
  where l.ended_at >= $1 and l.ended_at < $2 and way.amount > 0`;

const figuresSql = `
  with counter as (${counterSql}), papers as (${papersSql}), every as (
    select store_id, line, amount from counter
    union all ${collectedSql}
    union all ${onlineSql}
    union all ${refundsSql}
    union all ${loansSql}
    union all select null, 'payout', amount from buyback_payouts
      where paid_at >= $1 and paid_at < $2 and amount > 0
    union all select store_id, line, amount from papers
    union all select store_id, 'voucher', bonus from papers where bonus <> 0 and line = 'invoice'
    union all select store_id, 'device', buyback from papers where buyback <> 0 and line = 'invoice'
  )
  select store_id as "storeId", line, count(*)::integer as count, sum(amount)::float8 as amount
  from every group by 1, 2`;

type Row = DayFigure & { readonly storeId: number | null };

/** What happened on a day of the market, by store; null is the web. One statement. */
export async function figuresOfDay(
  db: Knex,
  day: CalendarDate,
  timeZone: string,
): Promise<ReadonlyMap<number | null, readonly DayFigure[]>> {
  const bounds = [instantOf(day, '00:00', timeZone), instantOf(addDays(day, 1), '00:00', timeZone)];
  const rows = await query<Row>(db, figuresSql, bounds);
  const stores = new Set(rows.map(({ storeId }) => storeId));
  return new Map(
    [...stores].map((store) => [
      store,
      sortedFigures(
        rows
          .filter(({ storeId }) => storeId === store)
          .map(({ line, count, amount }) => ({ line, count, amount })),
      ),
    ]),
  );
}
