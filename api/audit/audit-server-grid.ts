import { auditGridOfCalls } from '#core/changes/audited-actions.ts';
import type { ServerColumn, ServerGrid } from '../platform/resources/server-grid.ts';
import { nameChanges } from './name-changes.ts';

const text = (sql: string): ServerColumn => ({
  sql: `grid_fold(coalesce(${sql}, ''))`,
  type: 'text',
});

const people = `left join users p on p.id = g.actor_id left join users s on s.id = g.second_id`;

/** The log of the back office; personal data is in none of its sources. */
export const auditServerGrid: ServerGrid = {
  definition: auditGridOfCalls,
  from: `audit_log g ${people}`,
  columns: () => ({
    at: { sql: 'g.at', type: 'timestamptz' },
    kind: { sql: 'g.kind', type: 'text' },
    person: text('p.name'),
    what: { sql: 'g.what', type: 'text' },
    subject: text('g.subject'),
    reason: text('g.reason'),
    second: text('s.name'),
    changeSet: { sql: 'g.change_set', type: 'integer' },
  }),
  words: `grid_fold(concat_ws(' ', p.name, g.what, g.subject, g.reason, s.name))`,
  freshness: 'audit',
  complete: nameChanges,
  rows: () => `
    select g.id, 1 as version, g.at, g.kind, concat_ws(' · ', p.name, k.name) as person, g.what, g.subject, g.reason,
      s.name as second, g.change_set
    from audit_log g ${people} left join change_sets c on c.id = g.change_set
      left join api_keys k on k.id = c.api_key_id where g.id = any($1::integer[])`,
};
