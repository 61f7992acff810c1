import { ordersGrid } from '#core/orders/orders-grid.ts';
import type { ServerColumn, ServerGrid } from '../platform/resources/server-grid.ts';

const text = (sql: string): ServerColumn => ({ sql, type: 'text' });
const money = (sql: string): ServerColumn => ({ sql, type: 'integer' });
const moment = (sql: string): ServerColumn => ({ sql, type: 'timestamptz' });

/** Orders are looked for by their number; their customers are found by the orders' own calls. */
export const ordersServerGrid: ServerGrid = {
  definition: ordersGrid,
  from: 'orders g',
  columns: () => ({
    number: text('g.number'),
    status: text('g.status'),
    paymentStatus: text('g.payment_status'),
    customerKind: text('g.customer_kind'),
    delivery: text('g.delivery_code'),
    payment: text('g.payment_code'),
    total: money('g.total'),
    due: money('g.due'),
    payout: money('g.payout'),
    placedAt: moment('g.placed_at'),
    paidAt: moment('g.paid_at'),
    handedOverAt: moment('g.handed_over_at'),
    deliveredAt: moment('g.delivered_at'),
  }),
  words: 'lower(g.number)',
  freshness: 'orders',
  rows: () => `
    select id::integer as id, version, number, status, payment_status,
      customer_kind, delivery_code as delivery, payment_code as payment, total,
      due, payout, placed_at, paid_at,
      handed_over_at, delivered_at
    from orders where id = any($1::bigint[])`,
};
