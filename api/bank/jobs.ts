import { counterRetentionDays } from '#core/bank/counter-term.ts';
import { batchSize, inBatches } from '../platform/jobs/in-batches.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';

/** Forgets who paid, from where, and what they wrote; the movement and its order stay for the books. */
export const wipeCounters: JobDefinition = {
  name: 'bank-counter-wipe',
  schedule: '55 2 * * *',
  run: (_, deps) =>
    inBatches(deps.knex, async (trx) => {
      const limit = new Date(deps.now().getTime() - counterRetentionDays * 86_400_000);
      const rows = await trx('bank_entries')
        .whereNotNull('counter')
        .where('booked_on', '<=', limit)
        .orderBy('id')
        .limit(batchSize)
        .forUpdate()
        .skipLocked()
        .select<{ id: number }[]>('id');
      const ids = rows.map(({ id }) => id);
      await trx('bank_entries').whereIn('id', ids).update({ counter: null });
      return rows.length;
    }),
};
