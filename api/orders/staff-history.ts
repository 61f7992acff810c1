import type { Knex } from 'knex';
import type { Language, Market, MarketCode } from '#core/market/market.ts';
import { formatMoney } from '#core/shared/money.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import type { Rows } from '../platform/database/rows.ts';
import { query } from '../platform/database/query.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import { orderPhrases } from './order-words.ts';

interface EventRow extends Pick<Rows['order_events'], 'actor' | 'proof' | 'reason' | 'at'> {
  readonly kind: 'move' | keyof typeof orderPhrases.cs.orderEventTexts;
  /** What is held on a card, or taken of it; whole units. */
  readonly amount: number | null;
  readonly status: OrderStatus;
  readonly staff: string | null;
  readonly supervisor: string | null;
  /** How it is paid, where the customer begins to; else the word that was stored. */
  readonly method_cs: string | null;
  readonly method_ro: string | null;
}

/** A payment that was begun leaves the order where it is, and says how it is paid; so does an edit, with its reason. */
const eventsSql = `
  select case when e.from_status is null and e.actor = 'staff' then 'by_staff'
      when e.from_status is distinct from e.to_status then 'move' when e.reason = 'hold' then 'holding'
      when e.reason like 'hold\\_%' or e.reason like 'exchange\\_%'
        or e.reason in ('document_mailed', 'contact_changed', 'invoice_issued', 'mail_again', 'rest_reminded',
          'rest_with_staff') then e.reason
      when e.actor = 'staff' then 'edited'
      else 'paying' end as kind,
    case when e.reason = 'exchange_rest_written_off' then o.rest_written_off end as amount,
    e.to_status as status, e.actor, e.proof, e.reason, e.at, u.name as staff, s.name as supervisor,
    m.name_cs as method_cs, m.name_ro as method_ro, e.id
  from order_events e
  join orders o on o.id = e.order_id
  left join users u on u.id = e.staff_id
  left join users s on s.id = e.supervisor_id
  left join payment_methods m on e.from_status = e.to_status and m.code = e.reason
  where e.order_id = $1
  union all
  select 'held', p.amount, o.status, 'system', null, '', h.held_at, null, null, null, null, null
  from order_holds h join payments p on p.id = h.payment_id join orders o on o.id = h.order_id
  where h.order_id = $1
  union all
  select 'hold_' || h.ending, coalesce(h.ending_amount, p.amount), o.status, 'system', null, '',
    h.decided_at, null, null, null, null, null
  from order_holds h join payments p on p.id = h.payment_id join orders o on o.id = h.order_id
  where h.order_id = $1 and h.ending is not null
  union all
  select 'withdrawal', null, 'returned', 'customer', w.proof, w.reason, w.requested_at, null, null, null,
    null, null
  from withdrawals w where w.order_id = $1
  union all
  select 'replacement_offered', null, 'picking', 'staff', null, '', r.offered_at, u.name, null, null,
    null, null
  from replacement_offers r join users u on u.id = r.offered_by where r.order_id = $1
  union all
  select 'replacement_' || r.status, null, 'picking',
    case when r.status in ('accepted', 'refused') then 'customer' else 'system' end,
    case when r.status in ('accepted', 'refused') then 'link' end, '', r.decided_at, null, null, null,
    null, null
  from replacement_offers r where r.order_id = $1 and r.decided_at is not null
  union all
  select 'prepared', null, o.status, 'staff', null, a.reason, a.prepared_at, u.name, null, null, null, null
  from orders o join prepared_acts a on a.title = o.number and a.act <> 'price_publish'
  join users u on u.id = a.prepared_by
  where o.id = $1 and a.status <> 'alone'
  union all
  select a.status, null, o.status, 'staff', null, a.note, a.decided_at, u.name, null, null, null, null
  from orders o join prepared_acts a on a.title = o.number and a.act <> 'price_publish'
  join users u on u.id = a.decided_by
  where o.id = $1
  order by at, id`;

/** What happened to an order as staff read it: who did it, how customers had shown that it is theirs, and why. */
export async function staffHistory(
  db: Knex,
  { code: market }: Market,
  orderId: number,
  language: Language,
) {
  const rows = await query<EventRow>(db, eventsSql, [orderId]);
  return rows.map((row) => ({
    text: textOf(row, language, market),
    at: row.at.toISOString(),
    by: byOf(row, language),
    reason: row.kind === 'move' || !isSaidByText(row) ? row.reason : '',
  }));
}

/** Its stored reason is what the text is made of. */
const isSaidByText = ({ kind, reason }: EventRow): boolean =>
  kind === 'paying' || kind === reason || kind.startsWith('hold') || kind.startsWith('exchange');

function textOf(row: EventRow, language: Language, market: MarketCode): string {
  const { orderStatusTexts, orderEventTexts } = orderPhrases[language];
  if (row.kind === 'move') return orderStatusTexts[row.status];
  const method = (language === 'cs' ? row.method_cs : row.method_ro) ?? row.reason;
  const amount = formatMoney(row.amount ?? 0, market);
  return fillText(orderEventTexts[row.kind], { method, amount });
}

function byOf({ actor, proof, staff, supervisor }: EventRow, language: Language): string {
  const words = orderPhrases[language].orderActors;
  if (actor === 'system') return words.system;
  if (actor === 'customer') return words[proof ?? 'customer'];
  const name = staff ?? '';
  return supervisor === null ? name : fillText(words.supervisor, { name, supervisor });
}
