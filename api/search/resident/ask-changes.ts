import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';
import { codedDocuments } from '../coded-documents.ts';
import { recordsIn } from '../records-in.ts';
import { residentTiers } from './load-documents.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/** What happened to the documents since a snapshot. */
export interface Changes {
  readonly snapshot: Snapshot;
  readonly madeIn: string | null;
  /** Families whose documents were written anew, and the documents that they have now. */
  readonly families: readonly number[];
  readonly records: Int32Array;
  /** Documents with one of the codes asked for. */
  readonly coded: Int32Array;
  /** Whether there are documents beyond those that memory holds. */
  readonly hasMore: boolean;
}

interface PackedChanges {
  readonly snapshot: string;
  readonly made_in: string | null;
  readonly families: readonly number[] | null;
  readonly packed: Buffer | null;
  readonly coded: Buffer | null;
  readonly has_more: boolean;
}

const statement = (codes: number) => `
  select pg_current_snapshot()::text as snapshot,
    (select changed_in::text from search_revisions where meta_master_id = 0) as made_in,
    changed.families,
    case when changed.families is not null then (
      select string_agg(packed, '') from search_documents
      where meta_master_id = any(changed.families) and tier < ${String(residentTiers)}
    ) end as packed,
    ${codedDocuments(codes, 2)} as coded,
    exists (select 1 from search_documents where tier >= ${String(residentTiers)}) as has_more
  from (
    select array_agg(meta_master_id) as families from search_revisions
    where changed_in >= pg_snapshot_xmin($1::pg_snapshot) and meta_master_id > 0
      and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)
  ) changed`;

/** Asks what changed since `since` and who has one of the codes: one statement for both. */
export async function askChanges(
  db: Knex,
  since: Snapshot,
  codes: readonly string[],
): Promise<Changes> {
  const [row] = await query<PackedChanges>(db, statement(codes.length), [since.text, ...codes]);
  if (!row) throw new Error('a statement without tables answered no row');
  return {
    snapshot: readSnapshot(row.snapshot),
    madeIn: row.made_in,
    families: row.families ?? [],
    records: recordsIn(row.packed),
    coded: recordsIn(row.coded),
    hasMore: row.has_more,
  };
}
