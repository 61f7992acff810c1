import { surplusMark } from '#core/bank/split-transfer.ts';
import type { BookCheck, Difference } from '#core/books/book-checks.ts';
import { documentNumber } from '#core/orders/document-number.ts';

/** Checks that are no matter of one order. */
type SumCheck = Exclude<BookCheck, `order_${string}`>;

const place = `(select code from stock_places where id = `;
const product = `join products p on p.id = s.product_id join master_products v on v.id = p.master_product_id`;
const goods = (where: string) =>
  `p.id || ':' || ${where} as subject, v.code || ' · ' || ${where} as reference, v.code as target`;

/** What orders, reservations and repairs hold, by product and place. */
const heldSql = `
  select product_id, place_id, sum(quantity) as pieces from (
    select product_id, place_id, quantity from order_allocations where state = 'held'
    union all
    select product_id, place_id, 1 from reservations where status in ('preparing', 'ready')
    union all
    select l.product_id, k.id, 1 from repair_lines l join repairs r on r.id = l.repair_id
    join stock_places k on k.store_id = r.store_id where l.piece = 'held'
  ) each_hold group by 1, 2`;

const movedSql = `
  select product_id, location_id, sum(pieces) as pieces from (
    select product_id, to_id as location_id, quantity as pieces from stock_movements
    union all select product_id, from_id, -quantity from stock_movements
  ) each_move where location_id is not null group by 1, 2 having sum(pieces) <> 0`;

const sellableSql = `
  select product_id, place_id, sum(on_hand) as pieces from location_stock
  join stock_locations l on l.id = location_id
  where l.kind in ('bin', 'crate', 'parcel') group by 1, 2`;

/**
 * Rows that differ: `subject`, `reference`, `target`, `expected` and `found`, at most `$1`. Money is in whole units; one
 * statement each, whatever the number of rows.
 */
export const sumsThatDiffer: Readonly<Record<SumCheck, string>> = {
  // The reference is the first position that is missing; it is written as a number by `differenceOf`.
  series_gap: `
    select i.kind || ':' || i.series_year || ':' || (i.before + 1) as subject,
      (i.before + 1)::text as reference, '' as target,
      i.position - i.before - 1 as expected, 0 as found
    from (
      select kind, series_year, position,
        coalesce(lag(position) over (partition by kind, series_year order by position), 0) as before
      from (
        select kind, series_year, position from invoices
        union all select kind, series_year, last_position + 1 from invoice_counters
      ) each_position
    ) i where i.position - i.before > 1 order by 1 limit $1`,
  stock_ledger: `
    select ${goods('l.code')}, s.expected, s.found from (
      select coalesce(m.product_id, s.product_id) as product_id,
        coalesce(m.location_id, s.location_id) as location_id,
        coalesce(m.pieces, 0) as expected, coalesce(s.on_hand, 0) as found
      from location_stock s full join (${movedSql}) m using (product_id, location_id)
    ) s ${product} join stock_locations l on l.id = s.location_id
    where s.expected <> s.found order by 1 limit $1`,
  stock_place: `
    select ${goods(`${place}s.place_id)`)}, s.expected, s.found from (
      select coalesce(m.product_id, s.product_id) as product_id,
        coalesce(m.place_id, s.place_id) as place_id,
        coalesce(m.pieces, 0) as expected, coalesce(s.on_hand, 0) as found
      from stock s full join (${sellableSql}) m using (product_id, place_id)
    ) s ${product} where s.expected <> s.found order by 1 limit $1`,
  stock_promised: `
    select ${goods(`${place}s.place_id)`)}, s.expected, s.found from (
      select coalesce(h.product_id, s.product_id) as product_id,
        coalesce(h.place_id, s.place_id) as place_id,
        coalesce(h.pieces, 0) as expected, coalesce(s.allocated, 0) as found
      from stock s full join (${heldSql}) h using (product_id, place_id)
    ) s ${product} where s.expected <> s.found order by 1 limit $1`,
  // Nothing is paid of one that pays for goods alone, so what is compared is whether, and then how much.
  buyback_paid: `
    select b.id::text as subject, b.id::text as reference, b.id::text as target,
      case when b.status = 'paid' then coalesce(p.amount, b.price) else 0 end as expected,
      case when p.paid_at is not null then p.amount else 0 end as found
    from buybacks b left join buyback_payouts p on p.buyback_id = b.id
    where (b.status = 'paid') <> (p.paid_at is not null)
      and (b.status = 'paid' or p.buyback_id is not null)
      and coalesce(p.amount, b.price) > 0
    order by b.id limit $1`,
  // A credit is in hundredths, as the bank says it; what was taken of it is a message in whole units.
  bank_credit: `
    select e.id::text as subject, e.movement as reference, '' as target,
      round(e.amount / 100.0)::bigint as expected, coalesce(c.amount, 0) + coalesce(s.amount, 0) as found
    from bank_entries e join payment_callbacks c
      on c.provider = 'bank_transfer' and c.event = e.movement and c.problem is null
    left join payment_callbacks s
      on s.provider = 'bank_transfer' and s.event = e.movement || '${surplusMark}' and s.problem is null
    where e.amount > 0
      and c.amount + coalesce(s.amount, 0) is distinct from round(e.amount / 100.0)::bigint
    union all
    select 'message:' || c.id, c.event, '', c.amount, 0 from payment_callbacks c
    where c.provider = 'bank_transfer' and c.problem is null and c.kind = 'captured'
      and not exists (select from payments p join orders o on o.id = p.order_id
        where o.number = c.reference and p.status = 'captured' and p.captured_amount = c.amount)
    order by 1 limit $1`,
  bank_payout: `
    select e.id::text as subject, e.movement as reference, '' as target,
      x.amount::bigint as expected, round(-e.amount / 100.0)::bigint as found
    from bank_entries e join (
      select payout_order_id, buyback_id as key, amount from buyback_payouts where paid_at is not null
      union all
      select payout_order_id, refund_id, amount from refund_payouts where paid_at is not null
    ) x on x.payout_order_id = e.payout_order_id and x.key = e.payout_key
    where x.amount * 100::bigint <> -e.amount order by 1 limit $1`,
};

/** A row of these statements: the database says large numbers as texts. */
export type SumRow = Pick<Difference, 'subject' | 'reference' | 'target'> & {
  readonly expected: string | number;
  readonly found: string | number;
};

/** The difference that such a row is. */
export function differenceOf(check: SumCheck, { expected, found, ...row }: SumRow): Difference {
  const sums = { expected: Number(expected), found: Number(found) };
  if (check !== 'series_gap') return { check, ...row, ...sums };
  const [kind, year] = row.subject.split(':');
  const series = kind === 'credit_note' ? 'credit_note' : 'invoice';
  const reference = documentNumber(series, Number(year), Number(row.reference));
  return { check, ...row, reference, ...sums };
}
