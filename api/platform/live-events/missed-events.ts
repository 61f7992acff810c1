import type { Knex } from 'knex';
import type { PublishedEvent } from './live-hub.ts';

/** More than this is read anew faster than told. */
const mostReplayed = 1_000;

/** What a reader missed since the transaction that its last event named. */
export type Missed =
  | { readonly kind: 'events'; readonly events: readonly PublishedEvent[] }
  /** It cannot be said. */
  | { readonly kind: 'unknown' };

/**
 * Events since a `Last-Event-ID`. An id is a transaction before which all had ended when the event
 * was written; every later one is told again, because events are not committed in the order of
 * their numbers. Some are told twice, and none is lost.
 */
export async function missedEvents(knex: Knex, since: string): Promise<Missed> {
  if (!/^\d{1,18}$/.test(since)) return { kind: 'unknown' };
  const { rows: known } = await knex.raw<{ rows: { is_known: boolean }[] }>(
    `select ?::xid8 <= pg_snapshot_xmax(pg_current_snapshot())
      and not exists (select from live_events_forgotten where tx >= ?::xid8) as is_known`,
    [since, since],
  );
  if (known[0]?.is_known !== true) return { kind: 'unknown' };
  const { rows } = await knex.raw<{ rows: PublishedEvent[] }>(
    `select horizon::text as since, topic, ids, by_user as by from live_events
    where tx >= ?::xid8 order by id limit ?`,
    [since, mostReplayed + 1],
  );
  if (rows.length > mostReplayed) return { kind: 'unknown' };
  return { kind: 'events', events: rows.map((row) => ({ ...row, ids: numbers(row.ids) })) };
}

/** The driver leaves the numbers of a bigint[] as texts. */
const numbers = (ids: readonly unknown[] | null): number[] | null => ids?.map(Number) ?? null;

/** The id from which a stream that has seen nothing yet goes on. */
export async function currentMoment(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: { since: string }[] }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as since',
  );
  return rows[0]?.since ?? '0';
}
