import { daysToRefund } from '#core/orders/refund-deadline.ts';
import { openWithdrawals, withdrawalsGrid } from '#core/orders/withdrawals-grid.ts';
import type { ServerColumn, ServerGrid } from '../platform/resources/server-grid.ts';
import { customerOfSql } from './orders-server-grid.ts';

const text = (sql: string): ServerColumn => ({ sql, type: 'text' });
const moment = (sql: string): ServerColumn => ({ sql, type: 'timestamptz' });

const from = 'withdrawals g join orders o on o.id = g.order_id';
const unitsSql = (what: string) => `(select ${what}::integer from withdrawal_units x
  join order_units u on u.id = x.unit_id where x.withdrawal_id = g.id)`;
const amount = unitsSql('coalesce(sum(u.net), 0)');
const pieces = unitsSql('count(*)');
const customer = customerOfSql('o');
const isOpen = `g.status in (${openWithdrawals.map((status) => `'${status}'`).join(', ')})`;

/** Calendar days of the market, which is why no interval of hours is counted. */
const daysLeft = (timeZone: string): string =>
  `case when ${isOpen} then (g.requested_at at time zone '${timeZone}')::date
    + ${String(daysToRefund)} - (now() at time zone '${timeZone}')::date end`;

/** Withdrawals are looked for by the number of their order. */
export const withdrawalsServerGrid: ServerGrid = {
  definition: withdrawalsGrid,
  from,
  columns: () => ({
    number: text('o.number'),
    status: text('g.status'),
    requestedAt: moment('g.requested_at'),
    amount: { sql: amount, type: 'integer' },
    pieces: { sql: pieces, type: 'integer' },
    goodsCame: { sql: '(g.received_at is not null)', type: 'boolean' },
    hasAccount: { sql: '(g.bank_account is not null)', type: 'boolean' },
    customer: text(customer),
    closedAt: moment('g.closed_at'),
  }),
  words: 'lower(o.number)',
  freshness: 'withdrawals',
  rows: (_, timeZone) => `
    select g.id::integer as id, g.version, o.number, g.status, g.requested_at,
      ${daysLeft(timeZone)} as days_left, ${amount} as amount, ${pieces} as pieces,
      g.received_at is not null as goods_came, g.bank_account is not null as has_account,
      ${customer} as customer, g.closed_at
    from ${from} where g.id = any($1::bigint[])`,
};
