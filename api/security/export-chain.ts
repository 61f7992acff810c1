import type { Knex } from 'knex';
import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { sealChain } from './seal-chain.ts';

const most = 50_000;
const dayMs = 86_400_000;

const columns = [
  'sequence',
  'at',
  'source',
  'what',
  'person',
  'subject',
  'reason',
  'times',
  'account',
  'network',
  'content',
  'previous',
  'hash',
] as const;
type Exported = Readonly<Record<(typeof columns)[number], string | number | null>>;

/** Records of the last days in the order of the chain, each with its hashes. No mail and no address is in them. */
const statement = `
  select c.sequence, c.source, c.at_text as at, c.what, p.name as person, c.subject, c.reason, c.times, c.account,
    c.network, encode(c.content_hash, 'hex') as content, encode(c.previous, 'hex') as previous,
    encode(c.hash, 'hex') as hash
  from (
    select l.*, coalesce(e.at, s.at, r.read_at, n.read_at, v.created_at) as moment,
      to_char(coalesce(e.at, s.at, r.read_at, n.read_at, v.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at_text,
      coalesce(e.kind, s.call, r.field, n.field, v.action) as what,
      coalesce(e.actor_id, s.actor_id, r.staff_id, n.staff_id, v.asked_by) as actor,
      coalesce(e.subject, r.buyback_id::text, n.thing || ':' || n.thing_id, v.subject) as subject,
      coalesce(r.reason, n.reason) as reason, e.times,
      e.account_key as account, e.network_key as network
    from audit_chain l
    left join security_events e on l.source = 'event' and e.id = l.source_id
    left join change_sets s on l.source = 'change' and s.id = l.source_id
    left join identity_readings r on l.source = 'reading' and r.id = l.source_id
    left join contact_readings n on l.source = 'contact' and n.id = l.source_id
    left join supervisor_approvals v on l.source = 'approval' and v.id = l.source_id
    where l.sealed_at >= :since order by l.sequence desc limit :most
  ) c left join users p on p.id = c.actor
  order by c.sequence`;

/** A file of the records, with what is needed to check them elsewhere; the newest where there are too many. */
export async function exportChain(
  db: Knex,
  deps: Dependencies,
  { format, days }: { readonly format: 'csv' | 'ndjson'; readonly days: number },
  now: Date,
) {
  await sealChain(deps);
  const since = new Date(now.getTime() - days * dayMs);
  const { rows } = await db.raw<{ rows: Exported[] }>(statement, { since, most: most + 1 });
  const isCut = rows.length > most;
  const kept = isCut ? rows.slice(1) : rows;
  const name = `security-${now.toISOString().slice(0, 10)}.${format}`;
  return {
    name,
    contents: format === 'csv' ? csvOf(kept) : linesOf(kept),
    count: kept.length,
    isCut,
  };
}

const linesOf = (rows: readonly Exported[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const csvOf = (rows: readonly Exported[]): string =>
  [
    byteOrderMark,
    writeCsvLine(columns),
    ...rows.map((row) => writeCsvLine(columns.map((column) => row[column]))),
  ].join('');
