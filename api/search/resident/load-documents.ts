import type { Knex } from 'knex';
import { recordsIn } from '../records-in.ts';
import { ResidentDocuments } from './resident-documents.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/** Tiers that are held in memory; see refresh-search.ts for their sizes. */
export const residentTiers = 3;
const documentsAtOnce = 2_000;

/** The documents of the first tiers as one snapshot saw them. */
export interface Loaded {
  readonly documents: ResidentDocuments;
  readonly snapshot: Snapshot;
  /** The transaction that made all documents anew last; null before any. */
  readonly madeIn: string | null;
}

interface Seen {
  readonly snapshot: string;
  readonly made_in: string | null;
}

/**
 * Reads the documents piece by piece, so that other requests are answered in between; `onPiece` is
 * called after each. What changes meanwhile is found by the snapshot.
 */
export async function loadDocuments(db: Knex, onPiece: () => void): Promise<Loaded> {
  return db.transaction(
    async (trx) => {
      const { rows } = await trx.raw<{ rows: Seen[] }>(
        `select pg_current_snapshot()::text as snapshot,
           (select changed_in::text from search_revisions where meta_master_id = 0) as made_in`,
      );
      const [seen] = rows;
      if (!seen) throw new Error('a statement without tables answered no row');
      const documents = new ResidentDocuments();
      await trx.raw(
        `declare search_load no scroll cursor for
         select packed from search_documents where tier < ${String(residentTiers)}
         order by standing desc, card_id`,
      );
      for (;;) {
        const piece = await trx.raw<{ rows: { packed: Buffer }[] }>(
          `fetch ${String(documentsAtOnce)} from search_load`,
        );
        documents.add(recordsIn(Buffer.concat(piece.rows.map(({ packed }) => packed))));
        if (piece.rows.length < documentsAtOnce) break;
        onPiece();
      }
      return { documents, snapshot: readSnapshot(seen.snapshot), madeIn: seen.made_in };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}
