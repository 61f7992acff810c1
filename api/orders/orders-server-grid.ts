import type { GridCondition } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import { ordersGrid } from '#core/orders/orders-grid.ts';
import { flaggedAfterMinutes, waitingStatuses } from '#core/orders/order-age.ts';
import { textSql } from '../platform/resources/filter-sql.ts';
import type { ServerColumn, ServerGrid, SqlPart } from '../platform/resources/server-grid.ts';
import { invoiceStateColumn, invoiceStateSql } from './papers/invoice-state.ts';

const text = (sql: string): ServerColumn => ({ sql, type: 'text' });
const money = (sql: string): ServerColumn => ({ sql, type: 'integer' });
const moment = (sql: string): ServerColumn => ({ sql, type: 'timestamptz' });

/** First name and initial, or a company; of an order whose contact is gone nothing. */
export const customerOfSql = (order: string): string =>
  `coalesce(nullif(${order}.billing_address->>'company', ''),
  coalesce(${order}.billing_address->>'firstName', '') ||
  coalesce(' ' || left(${order}.billing_address->>'lastName', 1) || '.', ''))`;
export const customerSql = customerOfSql('g');

const overdue = `g.status in (${waitingStatuses.map((status) => `'${status}'`).join(', ')})
  and g.placed_at < now() - interval '${String(flaggedAfterMinutes)} minutes'`;

/** Few orders have something left to pay: those are looked through, not all. */
const restLate = `(g.to_pay is not null and (g.rest_with_staff_at is not null
  or exists (select from order_exchanges x
    where x.order_id = g.id and x.rest_with_staff_at is not null)))`;
const isRestLate = ({ value }: GridCondition): SqlPart => ({
  sql: value === true ? restLate : `not ${restLate}`,
  bindings: [],
});

/** A way of delivery or payment by its name: few ways are looked through, not all orders. */
function named(code: string, table: string, language: Language): ServerColumn {
  const name = `grid_fold(w.name_${language})`;
  const condition = (asked: GridCondition): SqlPart => {
    if (asked.op === 'blank') return { sql: `${code} is null`, bindings: [] };
    if (asked.op === 'notBlank') return { sql: `${code} is not null`, bindings: [] };
    const { sql, bindings } = textSql({ sql: name, type: 'text' }, asked);
    return { sql: `${code} in (select w.code from ${table} w where ${sql})`, bindings };
  };
  return { sql: code, type: 'text', condition };
}

/** Orders are looked for by their number; by their customers through `admin-order-find-select`. */
export const ordersServerGrid: ServerGrid = {
  definition: ordersGrid,
  from: 'orders g',
  columns: (language) => ({
    number: text('g.number'),
    status: text('g.status'),
    paymentStatus: text('g.payment_status'),
    invoiceState: invoiceStateColumn('g'),
    customer: text(customerSql),
    customerKind: text('g.customer_kind'),
    delivery: named('g.delivery_code', 'delivery_methods', language),
    payment: named('g.payment_code', 'payment_methods', language),
    isOverdue: { sql: `(${overdue})`, type: 'boolean' },
    total: money('g.total'),
    due: money('g.due'),
    payout: money('g.payout'),
    toPay: money('g.to_pay'),
    isRestLate: { sql: restLate, type: 'boolean', condition: isRestLate },
    placedAt: moment('g.placed_at'),
    paidAt: moment('g.paid_at'),
    handedOverAt: moment('g.handed_over_at'),
    deliveredAt: moment('g.delivered_at'),
  }),
  words: 'lower(g.number)',
  freshness: 'orders',
  rows: (language) => `
    select g.id::integer as id, g.version, g.number, g.status, g.payment_status,
      ${invoiceStateSql('g')} as invoice_state,
      ${customerSql} as customer, g.customer_kind, coalesce(d.name_${language}, g.delivery_code) as delivery,
      coalesce(p.name_${language}, g.payment_code) as payment, ${overdue} as is_overdue, g.total,
      g.due, g.payout, g.to_pay, ${restLate} as is_rest_late, g.placed_at, g.paid_at, g.handed_over_at, g.delivered_at
    from orders g
    left join delivery_methods d on d.code = g.delivery_code
    left join payment_methods p on p.code = g.payment_code
    where g.id = any($1::bigint[])`,
};
