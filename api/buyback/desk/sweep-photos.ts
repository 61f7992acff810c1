import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobDefinition } from '../../jobs/job-queue.ts';
import { photoFolder, removePhoto } from './photo-files.ts';

const dayMs = 86_400_000;

/**
 * Removes photos that no row names: those of wiped buy-backs, and files whose upload was cut off. A
 * day passes first, so that an upload that is under way keeps its own.
 */
export const sweepPhotos: JobDefinition = {
  name: 'buyback-sweep-photos',
  schedule: '10 3 * * *',
  async run(_, { knex, environment, now }) {
    const folder = photoFolder({ environment });
    const names = await readdir(folder).catch(() => []);
    const limit = now().getTime() - dayMs;
    for (const name of names) {
      const written = await stat(join(folder, name)).catch(() => null);
      if (!written || written.mtimeMs > limit) continue;
      const row: unknown = await knex('buyback_photos').where({ file: name }).first('id');
      if (row === undefined) await removePhoto({ environment }, name);
    }
  },
};
