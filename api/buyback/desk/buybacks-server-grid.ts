import { buybacksGrid } from '#core/buyback/buybacks-grid.ts';
import { isOpen, buybackStatuses } from '#core/buyback/buyback-status.ts';
import type { ServerColumn, ServerGrid } from '../../platform/resources/server-grid.ts';

// A few tens of thousands of rows: names are folded as they are compared.
const text = (sql: string): ServerColumn => ({ sql: `grid_fold(${sql})`, type: 'text' });
const moment = (sql: string): ServerColumn => ({ sql, type: 'timestamptz' });

const device = `m.name || ' ' || d.name || coalesce(' ' || d.storage_gb || ' GB', '')`;
const deviceTables = `join device_colors c on c.id = g.color_id
  join device_models d on d.id = c.model_id join manufacturers m on m.id = d.manufacturer_id`;
const inspector = `(select u.name from buyback_inspections i join users u on u.id = i.staff_id
  where i.buyback_id = g.id order by i.id desc limit 1)`;
const waiting = ['quoted', ...buybackStatuses.filter(isOpen)].map((name) => `'${name}'`).join(', ');
/** Whole days that it is in its state, while something can follow. */
const waitingDays = `case when g.status in (${waiting})
  then floor(extract(epoch from now() - g.status_since) / 86400)::integer end`;
export const sellerSql = `coalesce(g.contact->>'firstName', '') ||
  coalesce(' ' || left(g.contact->>'lastName', 1) || '.', '')`;

/**
 * Buy-backs are found by their number, their whole code and their device, never by a seller. A code
 * lets its holder act as the seller, so no part of it is searched: parts would spell it out.
 */
export const buybacksServerGrid: ServerGrid = {
  definition: buybacksGrid,
  from: `buybacks g ${deviceTables}`,
  columns: (language) => ({
    number: { sql: 'g.id', type: 'integer' },
    status: { sql: 'g.status', type: 'text' },
    device: text(`${device} || ' ' || c.name_${language}`),
    manufacturer: text('m.name'),
    grade: { sql: 'g.grade', type: 'text' },
    price: { sql: 'g.price', type: 'integer' },
    customer: text(sellerSql),
    createdAt: moment('g.created_at'),
    statusSince: moment('g.status_since'),
    waitingDays: { sql: waitingDays, type: 'integer' },
    lockedUntil: moment('g.locked_until'),
    inspector: text(`coalesce(${inspector}, '')`),
  }),
  words: `(g.id || ' ' || grid_fold(${device}))`,
  secret: 'g.code',
  freshness: 'buybacks',
  rows: (language) => `
    select g.id, g.version, g.id as number, g.status, ${device} || ', ' || c.name_${language} as device,
      m.name as manufacturer, g.grade, g.price, ${sellerSql} as customer,
      g.created_at, g.status_since, ${waitingDays} as waiting_days,
      g.locked_until, ${inspector} as inspector
    from buybacks g ${deviceTables} where g.id = any($1::integer[])`,
};
