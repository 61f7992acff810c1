import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';

/** Kept answers and pages of the service. */
export const serviceKey = 'service';

export async function serviceChanged(trx: Knex.Transaction, deps: Dependencies): Promise<void> {
  await deps.replyCache.purge(trx, [serviceKey]);
}
