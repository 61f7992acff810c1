import { payoutsGrid } from '#core/buyback/payouts-grid.ts';
import type { ServerColumn, ServerGrid } from '../../platform/resources/server-grid.ts';
import { sellerSql } from './buybacks-server-grid.ts';
import { stageSql } from './desk-rows.ts';
import { payableSql } from './payout-rows.ts';

const text = (sql: string): ServerColumn => ({
  sql: `grid_fold(coalesce(${sql}, ''))`,
  type: 'text',
});
const moment = (sql: string): ServerColumn => ({ sql, type: 'timestamptz' });

const device = `m.name || ' ' || d.name || coalesce(' ' || d.storage_gb || ' GB', '')`;
const from = `(select * from buybacks where status in ('accepted', 'payout_pending', 'paid')) g
  left join buyback_payouts p on p.buyback_id = g.id
  left join users a on a.id = p.prepared_by
  left join users r on r.id = p.released_by
  left join payout_orders o on o.id = p.payout_order_id
  join device_colors c on c.id = g.color_id
  join device_models d on d.id = c.model_id
  join manufacturers m on m.id = d.manufacturer_id`;
/** Paid before payouts were kept apart; nothing of them waits. */
const stage = `case when g.status = 'paid' then 'paid' else ${stageSql} end`;
const amount = `coalesce(p.amount, ${payableSql.replaceAll('b.', 'g.')})`;

export const payoutsServerGrid: ServerGrid = {
  definition: payoutsGrid,
  from,
  columns: (language) => ({
    number: { sql: 'g.id', type: 'integer' },
    stage: { sql: stage, type: 'text' },
    device: text(`${device} || ' ' || c.name_${language}`),
    amount: { sql: amount, type: 'integer' },
    price: { sql: 'g.price', type: 'integer' },
    customer: text(sellerSql),
    statusSince: moment('g.status_since'),
    preparedBy: text('a.name'),
    preparedAt: moment('p.prepared_at'),
    releasedBy: text('r.name'),
    releasedAt: moment('o.released_at'),
    order: text('o.reference'),
    paidAt: moment('p.paid_at'),
  }),
  words: `(g.id || ' ' || grid_fold(${device}) || ' ' || lower(coalesce(o.reference, '')))`,
  freshness: 'payouts',
  rows: (language) => `
    select g.id, g.version, g.id as number, ${stage} as stage,
      ${device} || ', ' || c.name_${language} as device, ${amount} as amount, g.price,
      ${sellerSql} as customer, g.status_since, a.name as prepared_by,
      p.prepared_at, r.name as released_by, o.released_at,
      o.reference as "order", p.paid_at
    from ${from} where g.id = any($1::integer[])`,
};
