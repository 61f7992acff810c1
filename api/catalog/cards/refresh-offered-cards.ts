import { batchSize, inBatches } from '../../jobs/in-batches.ts';
import type { JobDefinition } from '../../jobs/job-queue.ts';
import { refreshCards } from './refresh-cards.ts';

/**
 * Gives cards another price when a limited offer begins or ends: only those whose next boundary,
 * noted when they were written, has passed. Families are locked before their cards are looked at
 * again, so that of two processes one writes them and the other finds nothing left to do.
 */
export const refreshOfferedCards: JobDefinition = {
  name: 'refresh-offered-cards',
  schedule: '* * * * *',
  run: (_, deps) =>
    inBatches(deps.knex, async (trx) => {
      const now = deps.now();
      const families: number[] = await trx('meta_masters')
        .whereIn(
          'id',
          trx('listing_cards').where('price_until', '<=', now).select('meta_master_id'),
        )
        .orderBy('id')
        .limit(batchSize)
        .forNoKeyUpdate()
        .skipLocked()
        .pluck('id');
      const due: number[] = await trx('listing_cards')
        .whereIn('meta_master_id', families)
        .where('price_until', '<=', now)
        .distinct('meta_master_id')
        .pluck('meta_master_id');
      await refreshCards(trx, due, deps);
      return families.length;
    }),
};
