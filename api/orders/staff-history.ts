import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import type { Rows } from '../platform/database/rows.ts';
import { query } from '../platform/database/query.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import { orderPhrases } from './order-words.ts';

interface EventRow extends Pick<Rows['order_events'], 'actor' | 'proof' | 'reason' | 'at'> {
  readonly kind:
    'move' | 'paying' | 'withdrawal' | 'prepared' | 'released' | 'refused' | 'called_off';
  readonly status: OrderStatus;
  readonly staff: string | null;
  readonly supervisor: string | null;
  /** How it is paid, where the customer begins to; else the word that was stored. */
  readonly method_cs: string | null;
  readonly method_ro: string | null;
}

/** A payment that was begun leaves the order where it is, and says how it is paid. */
const eventsSql = `
  select case when e.from_status = e.to_status then 'paying' else 'move' end as kind,
    e.to_status as status, e.actor, e.proof, e.reason, e.at, u.name as staff, s.name as supervisor,
    m.name_cs as method_cs, m.name_ro as method_ro, e.id
  from order_events e
  left join users u on u.id = e.staff_id
  left join users s on s.id = e.supervisor_id
  left join payment_methods m on e.from_status = e.to_status and m.code = e.reason
  where e.order_id = $1
  union all
  select 'withdrawal', 'returned', 'customer', w.proof, w.reason, w.requested_at, null, null, null,
    null, null
  from withdrawals w where w.order_id = $1
  union all
  select 'prepared', o.status, 'staff', null, a.reason, a.prepared_at, u.name, null, null, null, null
  from orders o join prepared_acts a on a.title = o.number and a.act <> 'price_publish'
  join users u on u.id = a.prepared_by
  where o.id = $1 and a.status <> 'alone'
  union all
  select a.status, o.status, 'staff', null, a.note, a.decided_at, u.name, null, null, null, null
  from orders o join prepared_acts a on a.title = o.number and a.act <> 'price_publish'
  join users u on u.id = a.decided_by
  where o.id = $1
  order by at, id`;

/** What happened to an order as staff read it: who did it, how customers had shown that it is theirs, and why. */
export async function staffHistory(db: Knex, orderId: number, language: Language) {
  const rows = await query<EventRow>(db, eventsSql, [orderId]);
  return rows.map((row) => ({
    text: textOf(row, language),
    at: row.at.toISOString(),
    by: byOf(row, language),
    reason: row.kind === 'paying' ? '' : row.reason,
  }));
}

function textOf(row: EventRow, language: Language): string {
  const { orderStatusTexts, orderEventTexts } = orderPhrases[language];
  if (row.kind === 'move') return orderStatusTexts[row.status];
  const method = (language === 'cs' ? row.method_cs : row.method_ro) ?? row.reason;
  return fillText(orderEventTexts[row.kind], { method });
}

function byOf({ actor, proof, staff, supervisor }: EventRow, language: Language): string {
  const words = orderPhrases[language].orderActors;
  if (actor === 'system') return words.system;
  if (actor === 'customer') return words[proof ?? 'customer'];
  const name = staff ?? '';
  return supervisor === null ? name : fillText(words.supervisor, { name, supervisor });
}
