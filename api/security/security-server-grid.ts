import { securityGrid } from '#core/security/security-grid.ts';
import type { ServerColumn, ServerGrid } from '../platform/resources/server-grid.ts';

const text = (sql: string): ServerColumn => ({
  sql: `grid_fold(coalesce(${sql}, ''))`,
  type: 'text',
});

const joined = `left join users p on p.id = g.actor_id
  left join audit_chain c on c.source = 'event' and c.source_id = g.id`;

/** Security events; neither mails nor addresses are in them. */
export const securityServerGrid: ServerGrid = {
  definition: securityGrid,
  from: `security_events g ${joined}`,
  columns: () => ({
    at: { sql: 'g.at', type: 'timestamptz' },
    kind: { sql: 'g.kind', type: 'text' },
    person: text('p.name'),
    subject: text('g.subject'),
    times: { sql: 'g.times', type: 'integer' },
    account: text('g.account_key'),
    network: text('g.network_key'),
    sequence: { sql: 'c.sequence', type: 'integer' },
  }),
  words: `grid_fold(concat_ws(' ', p.name, g.kind, g.subject, g.account_key, g.network_key))`,
  freshness: 'security',
  rows: () => `
    select g.id, 1 as version, g.at, g.kind, p.name as person, g.subject, g.times, g.account_key as account,
      g.network_key as network, c.sequence
    from security_events g ${joined} where g.id = any($1::integer[])`,
};
