import type { Knex } from 'knex';
import type { ProductCondition } from '#core/catalog/product-condition.ts';
import type { PaymentKind } from '#core/deliveries/matrix.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import { query } from '../platform/database/query.ts';

export interface Names {
  readonly cs: string;
  readonly ro: string;
}

export interface LinePart {
  readonly id: number;
  readonly position: number;
  readonly parentPosition: number | null;
  readonly kind: string;
  readonly code: string;
  readonly name: Names;
  readonly details: {
    readonly seoName?: string;
    readonly condition?: ProductCondition;
    readonly grade?: string | null;
    readonly months?: number | null;
  };
  readonly quantity: number;
  readonly unitPrice: number;
  readonly net: number;
  /** Pieces that are not delivered after all, and the net of those that never were paid. */
  readonly closed: number;
  readonly closedNet: number;
  /** The net of all others. */
  readonly openNet: number;
  /** Whether its variant is sold still. */
  readonly isSold: boolean;
}

/** What belongs to an order besides its own row; times are texts, as JSON has none. */
export interface OrderParts {
  readonly lines: readonly LinePart[];
  readonly discounts: readonly { name: Names; code: string | null; saved: number }[];
  readonly documents: readonly {
    number: string;
    kind: 'invoice' | 'credit_note';
    issuedAt: string;
    total: number;
  }[];
  readonly history: readonly { status: OrderStatus; at: string }[];
  readonly refunded: number;
  readonly refund_open: number;
  readonly refund_sent: number;
  readonly withdrawn_units: number;
  readonly delivery: Names;
  readonly payment: { code: string; kind: PaymentKind; name: Names } | null;
  readonly store: string | null;
  /** Ways to pay it instead: those that cost nothing and go with its delivery. */
  readonly methods: readonly {
    code: string;
    kind: PaymentKind;
    name: Names;
    mostAmount: number | null;
  }[];
}

const names = (table: string) =>
  `json_build_object('cs', ${table}.name_cs, 'ro', ${table}.name_ro)`;

const partsSql = `
  select
    (select json_agg(json_build_object('id', l.id, 'position', l.position,
        'parentPosition', l.parent_position, 'kind', l.kind, 'code', l.code, 'name', l.name,
        'details', l.details, 'quantity', l.quantity, 'unitPrice', l.unit_price, 'net', l.net,
        'closed', (select count(*) from order_units u where u.line_id = l.id
          and u.closed_at is not null),
        'openNet', (select coalesce(sum(u.net), 0) from order_units u where u.line_id = l.id
          and u.closed_at is null),
        'closedNet', (select coalesce(sum(u.net), 0) from order_units u where u.line_id = l.id
          and u.closed_at is not null
          and not exists (select from refund_units r where r.unit_id = u.id)),
        'isSold', coalesce(v.is_active, false)) order by l.position)
      from order_lines l
      left join products p on p.id = l.product_id
      left join master_products v on v.id = p.master_product_id
      where l.order_id = o.id) as lines,
    (select coalesce(json_agg(json_build_object('name', d.name, 'code', d.code, 'saved', d.saved)
        order by d.discount_id), '[]') from order_discounts d where d.order_id = o.id) as discounts,
    (select coalesce(json_agg(json_build_object('number', i.number, 'kind', i.kind,
        'issuedAt', i.issued_at, 'total', i.total) order by i.id), '[]')
      from invoices i where i.order_id = o.id) as documents,
    (select coalesce(json_agg(json_build_object('status', e.to_status, 'at', e.at)
        order by e.id), '[]') from order_events e
      where e.order_id = o.id and e.from_status is distinct from e.to_status) as history,
    (select coalesce(sum(r.amount), 0)::integer from refunds r where r.order_id = o.id) as refunded,
    (select coalesce(sum(r.amount), 0)::integer from refunds r
      where r.order_id = o.id and r.status <> 'done') as refund_open,
    (select coalesce(sum(r.amount), 0)::integer from refunds r
      left join refund_payouts x on x.refund_id = r.id
      left join payout_orders b on b.id = x.payout_order_id
      where r.order_id = o.id and r.status <> 'done'
        and (r.status = 'sent' or b.file_made_at is not null)) as refund_sent,
    (select count(*)::integer from withdrawal_units w join withdrawals x on x.id = w.withdrawal_id
      where x.order_id = o.id and w.is_open) as withdrawn_units,
    (select ${names('m')} from delivery_methods m where m.code = o.delivery_code) as delivery,
    (select json_build_object('code', m.code, 'kind', m.kind, 'name', ${names('m')})
      from payment_methods m where m.code = o.payment_code) as payment,
    (select s.name || ', ' || s.street || ', ' || s.city from stores s where s.id = o.store_id)
      as store,
    (select coalesce(json_agg(json_build_object('code', m.code, 'kind', m.kind,
        'name', ${names('m')}, 'mostAmount', m.most_amount) order by m.position, m.code), '[]')
      from payment_methods m
      where m.is_active and m.fee = 0
        and m.kind not in ('cash_on_delivery', 'installments', 'leasing')
        and not exists (select 1 from delivery_payment_exclusions x
          where x.delivery_code = o.delivery_code and x.payment_code = m.code)) as methods
  from orders o where o.id = $1`;

/** All that belongs to an order, in one statement. */
export async function findParts(db: Knex, orderId: number): Promise<OrderParts> {
  const [row] = await query<OrderParts>(db, partsSql, [orderId]);
  if (!row) throw new Error('an order is gone while it is shown');
  return row;
}
