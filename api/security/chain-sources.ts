import type { Knex } from 'knex';
import type { ChainSource } from '#core/security/audit-chain.ts';

interface SourceSql {
  readonly table: string;
  readonly at: string;
  /** What of a record may never change, as JSON; moments in microseconds, so that no time zone matters. */
  readonly content: string;
}

const micros = (column: string) => `(extract(epoch from r.${column}) * 1000000)::bigint`;

/** What the chain is made of: the security events, and all that the audit log shows. */
const sources: Readonly<Record<ChainSource, SourceSql>> = {
  event: {
    table: 'security_events',
    at: 'at',
    content: `jsonb_build_array(${micros('at')}, r.kind, r.actor_id, r.account_key, r.network_key, r.subject,
      r.times, r.request_id)`,
  },
  change: {
    table: 'change_sets',
    at: 'at',
    content: `jsonb_build_array(r.actor_id, ${micros('at')}, r.call, r.request_id, r.undoes, (
      select encode(sha256(string_agg(sha256(convert_to(jsonb_build_array(e.table_name, e.row_id, e.row_key, e.op,
        e.before, e.after, e.version)::text, 'UTF8')), '' order by e.id)), 'hex')
      from change_entries e where e.set_id = r.id))
      || case when r.api_key_id is null then '[]' else jsonb_build_array(r.api_key_id) end`,
  },
  reading: {
    table: 'identity_readings',
    at: 'read_at',
    content: `jsonb_build_array(r.buyback_id, r.field, r.staff_id, r.reason, ${micros('read_at')})`,
  },
  contact: {
    table: 'contact_readings',
    at: 'read_at',
    content: `jsonb_build_array(r.thing, r.thing_id, r.field, r.staff_id, r.reason, ${micros('read_at')})`,
  },
  approval: {
    table: 'supervisor_approvals',
    at: 'created_at',
    content: `jsonb_build_array(r.action, r.subject, r.asked_by, r.approved_by, ${micros('created_at')})`,
  },
};

export interface SourceRow {
  readonly source: ChainSource;
  readonly sourceId: number;
  readonly at: Date;
  readonly content: string;
}

const selected = (source: ChainSource) => {
  const { at, content } = sources[source];
  return `select '${source}' as source, r.id as "sourceId", r.${at} as at,
    encode(sha256(convert_to(${content}::text, 'UTF8')), 'hex') as content`;
};

/** Records that are not in the chain yet, the oldest first; those above an id, where it is given. */
export async function unsealed(
  db: Knex,
  source: ChainSource,
  { above, most }: { readonly above: number; readonly most: number },
): Promise<SourceRow[]> {
  const { rows } = await db.raw<{ rows: SourceRow[] }>(
    `${selected(source)} from ${sources[source].table} r
     where r.id > :above and not exists (
       select from audit_chain c where c.source = '${source}' and c.source_id = r.id)
     order by r.id limit :most`,
    { above, most },
  );
  return rows;
}

/** What records say now; those that are gone are not in it. */
export async function contentsOf(
  db: Knex,
  source: ChainSource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.raw<{ rows: SourceRow[] }>(
    `${selected(source)} from ${sources[source].table} r where r.id = any(:ids)`,
    { ids: [...ids] },
  );
  return new Map(rows.map(({ sourceId, content }) => [sourceId, content]));
}
