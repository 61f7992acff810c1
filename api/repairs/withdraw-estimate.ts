import type { Knex } from 'knex';

/** What was asked before is asked no longer; to be called when what is to be done changes. */
export const withdrawEstimate = async (trx: Knex, repairId: number, at: Date): Promise<void> => {
  await trx('repair_estimates')
    .where({ repair_id: repairId, decision: null })
    .update({ decision: 'withdrawn', decided_at: at });
};
