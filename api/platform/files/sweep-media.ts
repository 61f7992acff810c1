import type { Knex } from 'knex';
import type { JobDefinition } from '../jobs/job-queue.ts';
import { mediaOlderThan, removeMedia } from './media-folder.ts';

const dayMs = 86_400_000;
const hashesPerQuestion = 1_000;

/** Held while rows come to name a picture's files, and while files that no row names are removed. */
export const lockMedia = (trx: Knex): Promise<unknown> =>
  trx.raw("select pg_advisory_xact_lock(hashtext('media'))");

/** Pictures that are shown, those that they were cut from, and other cuts that an undo would show again. */
const named = `
  select sha256 as hash from fileset_files where sha256 = any(:hashes::text[])
  union select source_sha256 from fileset_files where source_sha256 = any(:hashes::text[])
  union select e.before ->> 'sha256' from change_entries e join fileset_files f on f.id = e.row_id
    where e.table_name = 'fileset_files' and e.before ->> 'sha256' = any(:hashes::text[])`;

/**
 * Removes the files of pictures that no fileset has any more. They stay for a day, so that pages
 * sent before the deletion still show them and an upload that is under way keeps its own.
 */
export const sweepMedia: JobDefinition = {
  name: 'sweep-media',
  schedule: '23 3 * * *',
  async run(_, { knex, environment: { dataDir }, now }) {
    const old = await mediaOlderThan(dataDir, new Date(now().getTime() - dayMs));
    for (let start = 0; start < old.length; start += hashesPerQuestion) {
      const hashes = old.slice(start, start + hashesPerQuestion);
      await knex.transaction(async (trx) => {
        await lockMedia(trx);
        const { rows } = await trx.raw<{ rows: { hash: string }[] }>(named, { hashes });
        const used = new Set(rows.map(({ hash }) => hash));
        for (const hash of hashes) if (!used.has(hash)) await removeMedia(dataDir, hash);
      });
    }
  },
};
