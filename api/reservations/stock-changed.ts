import type { Knex } from 'knex';
import type { Dependencies } from '../dependencies.ts';

/** Drops the kept answers that say how many pieces of a variant there are. */
export const stockChanged = (
  trx: Knex,
  { replyCache }: Pick<Dependencies, 'replyCache'>,
  masterProductId: number,
): Promise<void> => replyCache.purge(trx, [`product-${String(masterProductId)}`]);
