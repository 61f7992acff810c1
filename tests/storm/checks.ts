import type { Knex } from 'knex';
import { stockLaws } from '../support/stock-laws.ts';
import { moneyLaws } from './money-laws.ts';
import type { StormGoods } from './storm-shop.ts';

export interface Check {
  /** What must hold; each row of the answer is somewhere where it does not. */
  readonly rule: string;
  readonly sql: string;
}

const notCancelled = "o.status <> 'cancelled'";

const checks: readonly Check[] = [
  ...stockLaws,
  ...moneyLaws,
  {
    rule: 'no product is sold more often than it lay there',
    // What a customer gave back may be sold once more.
    sql: `select l.product_id, sum(l.quantity - back.pieces) as sold from order_lines l
      join orders o on o.id = l.order_id
      cross join lateral (select count(*) as pieces from order_units u
        join withdrawal_units w on w.unit_id = u.id join withdrawals r on r.id = w.withdrawal_id
        where u.line_id = l.id and r.status in ('received', 'refunded')) back
      where o.status not in ('cancelled', 'returned') and l.product_id = any(:products)
      group by l.product_id having sum(l.quantity - back.pieces) > :pieces`,
  },
  {
    rule: 'what is put aside of the stock is what orders put aside',
    sql: `select s.product_id, s.on_hand, s.allocated, coalesce(sum(a.quantity), 0) as held
      from stock s left join order_allocations a using (product_id, place_id)
      where s.product_id = any(:products) and (a.state is null or a.state = 'held')
      group by s.product_id, s.place_id, s.on_hand, s.allocated
      having s.allocated <> coalesce(sum(a.quantity), 0) or s.allocated > s.on_hand`,
  },
  {
    rule: 'every line of an order that stands has all its pieces put aside',
    sql: `select o.number, l.position, l.quantity from orders o
      join order_lines l on l.order_id = o.id
      where ${notCancelled} and l.product_id = any(:products) and l.quantity <> coalesce(
        (select sum(quantity) from order_allocations a
        where a.line_id = l.id and state in ('held', 'shipped')), 0)`,
  },
  {
    rule: 'a cancelled order holds nothing',
    sql: `select o.number from orders o join order_lines l on l.order_id = o.id
      join order_allocations a on a.line_id = l.id
      where o.status = 'cancelled' and a.state = 'held'`,
  },
  {
    rule: 'no code is used more often than it may be, and its count is right',
    sql: `select c.code, c.uses, count(d.code_id) as used from discount_codes c
      left join order_discounts d on d.code_id = c.id and d.released_at is null
      group by c.id having count(d.code_id) > coalesce(c.max_uses, count(d.code_id))
        or c.uses <> count(d.code_id)`,
  },
  {
    rule: 'every line has as many units as pieces, and their nets are its own',
    sql: `select l.order_id, l.position from order_lines l
      left join order_units u on u.line_id = l.id
      group by l.id having count(u.id) <> l.quantity or coalesce(sum(u.net), 0) <> l.net`,
  },
  {
    rule: 'the nets of all lines add up to the total of their order',
    sql: `select o.number, o.total, sum(l.net) as nets from orders o
      join order_lines l on l.order_id = o.id
      group by o.id having o.total <> sum(l.net) or o.due <>
        o.total - o.buyback_credit - o.bonus_credit - o.rest_written_off`,
  },
  {
    // Or one that whoever brings them takes at the door.
    rule: 'no goods leave for a device that was not inspected and agreed on',
    sql: `select o.number, o.status, b.status as device from orders o
      join order_buybacks c on c.order_id = o.id and c.kind = 'swap' and c.released_at is null
      join buybacks b on b.id = c.buyback_id
      where o.status not in ('awaiting_device', 'cancelled')
        and b.status not in ('accepted', 'payout_pending', 'paid')
        and not exists (select from order_exchanges x where x.order_id = o.id
          and x.state in ('agreed', 'taken', 'missed', 'lost'))`,
  },
  {
    rule: 'an order that waits for no device goes on',
    sql: `select o.number from orders o where o.status = 'awaiting_device' and not exists (
      select from order_buybacks c
      where c.order_id = o.id and c.kind = 'swap' and c.released_at is null)`,
  },
  {
    // Who paid before confirming the mail is told so instead, and who did neither was asked to confirm.
    rule: 'every order has one mail about its placing or its payment, once it stands',
    sql: `select o.number, o.mail_check, o.paid_at, placed.mails from orders o
      cross join lateral (select count(*) filter (where kind = 'order-placed') as mails,
        count(*) filter (where kind = 'order-paid') as paid
        from mails m where m.subject_key = 'order:' || o.id) placed
      where placed.mails > 1 or placed.paid > 1 or (placed.mails = 0 and placed.paid = 0
        and (o.mail_check <> 'awaited' or o.paid_at is not null))`,
  },
  {
    // Cash is invoiced when the goods leave with it.
    rule: 'an order has one invoice if it was paid or left the house, and none before that',
    sql: `select o.number, o.payment_status, count(i.id) as invoices from orders o
      left join invoices i on i.order_id = o.id and i.kind = 'invoice'
      group by o.id having count(i.id) <> (o.paid_at is not null or o.handed_over_at is not null)::integer`,
  },
  {
    rule: 'numbers of invoices and credit notes have no gaps',
    sql: `select i.kind, count(*) as issued, max(position) as last, c.last_position
      from invoices i left join invoice_counters c using (kind, series_year)
      group by i.kind, i.series_year, c.last_position
      having count(*) <> max(position) or max(position) is distinct from c.last_position`,
  },
  {
    rule: 'what a gateway took is captured here with the same amount',
    sql: `select s.reference, s.status, s.captured_amount, p.status as known, p.captured_amount as amount
      from sandbox_payments s left join payments p on p.reference = s.reference
      where s.status = 'paid'
        and (p.status is distinct from 'captured' or p.captured_amount <> s.captured_amount)`,
  },
  {
    rule: 'no message of a gateway is left undone',
    sql: 'select reference, kind, problem from payment_callbacks where processed_at is null',
  },
  {
    // Kept are captures that no refund of their own gives back.
    rule: 'every capture belongs to one order or to one refund',
    sql: `select o.number, o.status, o.payment_status, o.due, kept.count, kept.amount, back.amount as back
      from orders o
      left join lateral (
        select count(*) as count, coalesce(sum(p.captured_amount), 0) as amount from payments p
        where p.order_id = o.id and p.status = 'captured' and not exists (
          select from refunds r where r.payment_id = p.id and r.amount = p.captured_amount
            and r.reason in ('captured_after_cancel', 'captured_twice'))
      ) kept on true
      left join lateral (
        select coalesce(sum(r.amount), 0) as amount from refunds r
        where r.order_id = o.id and r.reason = 'cancelled'
      ) back on true
      where case
        when o.status = 'cancelled' then kept.amount <> back.amount
        when o.payment_status in ('paid', 'partly_refunded', 'refunded')
          and o.payment_code in ('cash-on-delivery', 'bank-transfer') then kept.count <> 0
        when o.payment_status in ('paid', 'partly_refunded', 'refunded')
          then kept.count <> (o.due > 0)::integer or kept.amount <> o.due
        when o.payment_status = 'mismatch' then kept.count = 0
        else kept.count <> 0 end`,
  },
  {
    rule: 'money goes back once for a refund, and only for one',
    sql: `select s.reference, s.refunded, sum(r.amount) as tasks from sandbox_payments s
      join payments p on p.reference = s.reference
      left join refunds r on r.payment_id = p.id and r.status = 'done'
      group by s.reference having s.refunded <> coalesce(sum(r.amount), 0)`,
  },
];

/** Everything that does not hold after a storm, in words with the first rows of each. */
export async function violationsOf(
  knex: Knex,
  { pieces, products }: StormGoods,
  more: readonly Check[] = [],
): Promise<string[]> {
  const found: string[] = [];
  for (const { rule, sql } of [...checks, ...more]) {
    const { rows } = await knex.raw<{ rows: object[] }>(sql, {
      ...(sql.includes(':products') && { products }),
      ...(sql.includes(':pieces') && { pieces }),
    });
    if (rows.length === 0) continue;
    found.push(`${rule}: ${String(rows.length)} times not, as ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}

/** Orders that customers were told of and that are not there. */
export async function lostOrders(knex: Knex, told: ReadonlySet<string>): Promise<string[]> {
  const known: string[] = await knex('orders').pluck('number');
  const there = new Set(known);
  return [...told].filter((number) => !there.has(number)).map((number) => `${number} is lost`);
}
