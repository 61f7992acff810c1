import type { Knex } from 'knex';
import { refreshCards } from '../read-models/refresh-cards.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { reviewsKey } from './review-rows.ts';

/**
 * Brings everything up to date that shows a product's approved reviews: its list, and the stars of
 * its family on cards and pages. To be called last in the transaction, and only where an approved
 * review came, changed or went.
 */
export async function publishChange(
  trx: Knex.Transaction,
  deps: Dependencies,
  masterProductId: number,
): Promise<void> {
  const product: { meta_master_id: number } | undefined = await trx('master_products')
    .where('id', masterProductId)
    .first('meta_master_id');
  if (!product) throw new Error('a reviewed product is not there');
  await deps.replyCache.purge(trx, [reviewsKey(masterProductId)]);
  await refreshCards(trx, [product.meta_master_id], deps);
}
