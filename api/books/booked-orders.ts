import type { Knex } from 'knex';
import type { BookedOrder } from '#core/books/check-order.ts';
import { query } from '../platform/database/query.ts';

/** Orders that are looked at in one statement; each is a page behind the last id. */
const perPage = 2_000;

const unwanted = `('captured_after_cancel', 'captured_twice')`;

/** A moment at which money was taken at a counter, with what was taken: the note that the counter's own call writes. */
const counterSql = `
  select e.order_id, e.at, substring(e.reason from '^(?:cash|card) ([0-9]{1,9})')::integer as amount
  from order_events e where e.order_id = o.id and e.to_status = 'delivered' and e.at = o.paid_at
    and e.reason ~ '^(cash|card) [0-9]{1,9}(:|$)'
  union all
  select r.order_id, e.at, substring(e.reason from '^(?:cash|card) ([0-9]{1,9})$')::integer
  from repairs r join repair_events e on e.repair_id = r.id
  where r.order_id = o.id and e.at = o.paid_at and e.from_status = e.to_status
    and e.reason ~ '^(cash|card) [0-9]{1,9}$'`;

const pageSql = `
  select o.id, o.number, o.status, o.payment_status as "paymentStatus", o.total,
    o.buyback_credit as buyback, o.bonus_credit as bonus, o.due,
    o.rest_written_off as "writtenOff", units.nets, units.returned,
    paid.captured, back.refunded, back.lowered, counter.amount as "atCounter",
    coalesce(m.kind = 'cash_on_delivery', false) as "isCollected",
    coalesce(hold.is_being_taken, false) as "isBeingTaken",
    exists (select from order_exchanges x where x.order_id = o.id) as "isExchanged",
    o.handed_over_at is not null or o.delivered_at is not null
      or (o.paid_at is not null and hold.is_being_taken is null) as "needsInvoice",
    papers.invoices, papers.documented
  from orders o
  left join payment_methods m on m.code = o.payment_code
  cross join lateral (
    select coalesce(sum(u.net) filter (where u.closed_at is null or r.unit_id is not null), 0)::integer as nets,
      coalesce(sum(r.net), 0)::integer as returned
    from order_units u left join refund_units r on r.unit_id = u.id where u.order_id = o.id
  ) units
  cross join lateral (
    select coalesce(sum(p.captured_amount), 0)::integer as captured from payments p
    where p.order_id = o.id and p.status = 'captured' and not exists (
      select from refunds r where r.payment_id = p.id and r.reason in ${unwanted})
  ) paid
  cross join lateral (
    select coalesce(sum(r.amount), 0)::integer as refunded,
      coalesce(sum(r.amount) filter (where r.reason = 'staff'
        and not exists (select from refund_units u where u.refund_id = r.id)), 0)::integer as lowered
    from refunds r
    where r.order_id = o.id and r.payment_id is not null and r.reason not in ${unwanted}
  ) back
  left join lateral (
    select bool_or(h.ending = 'capture' and p.status = 'authorised' and h.problem is null) as is_being_taken
    from order_holds h join payments p on p.id = h.payment_id where h.order_id = o.id
    having count(*) > 0
  ) hold on true
  cross join lateral (
    select coalesce(sum(c.amount), 0)::integer as amount from (${counterSql}) c
  ) counter
  cross join lateral (
    select count(*) filter (where i.kind = 'invoice')::integer as invoices,
      coalesce(sum(i.total), 0)::integer as documented
    from invoices i where i.order_id = o.id
  ) papers
  where o.id > $1 order by o.id limit $2`;

/** Every order with the sums of its books, page by page, so that no more than a page is held at once. */
export async function* bookedOrders(db: Knex): AsyncGenerator<readonly BookedOrder[]> {
  let after = 0;
  for (;;) {
    const page = await query<BookedOrder>(db, pageSql, [after, perPage]);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < perPage) return;
    after = last.id;
  }
}
