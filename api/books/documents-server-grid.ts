import { documentsGrid } from '#core/documents/documents-grid.ts';
import { customerOfSql } from '../orders/orders-server-grid.ts';
import type { ServerColumn, ServerGrid } from '../platform/resources/server-grid.ts';

const text = (sql: string): ServerColumn => ({ sql, type: 'text' });

const from = 'invoices g join orders o on o.id = g.order_id';
/** As the document itself counted it, never anew. */
const vat = `(select coalesce(sum((v->>'vatHundredths')::bigint), 0) / 100.0
  from jsonb_array_elements(g.snapshot->'vat') v)`;
const net = `(g.total - ${vat})`;
const hasMargin = `exists (select from jsonb_array_elements(g.snapshot->'lines') l
  where l->>'scheme' = 'margin')`;
const buyer = customerOfSql('o');

/** Documents are looked for by their number or that of their order. */
export const documentsServerGrid: ServerGrid = {
  definition: documentsGrid,
  from,
  columns: () => ({
    number: text('g.number'),
    kind: text('g.kind'),
    issuedAt: { sql: 'g.issued_at', type: 'timestamptz' },
    orderNumber: text('o.number'),
    net: { sql: net, type: 'numeric' },
    vat: { sql: vat, type: 'numeric' },
    total: { sql: 'g.total', type: 'integer' },
    hasMargin: { sql: `(${hasMargin})`, type: 'boolean' },
  }),
  words: `lower(g.number || ' ' || o.number)`,
  freshness: 'documents',
  // A document never changes, so it has one version for ever.
  rows: () => `
    select g.id::integer as id, 1 as version, g.number, g.kind, g.issued_at,
      o.number as order_number, ${buyer} as buyer, ${net}::float8 as net, ${vat}::float8 as vat,
      g.total, ${hasMargin} as has_margin
    from ${from} where g.id = any($1::bigint[])`,
};
