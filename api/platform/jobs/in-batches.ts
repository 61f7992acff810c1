import type { Knex } from 'knex';

export const batchSize = 100;

/**
 * Repeats a transaction until it finds nothing more to do. Rows are taken with SKIP LOCKED, so two
 * processes share the work and a row that somebody is changing waits for the next round.
 */
export async function inBatches(
  knex: Knex,
  batch: (trx: Knex.Transaction) => Promise<number>,
): Promise<void> {
  for (;;) {
    const done = await knex.transaction(batch);
    if (done < batchSize) return;
  }
}
