import type { Knex } from 'knex';
import { familiesChanged, familiesOf } from '../read-models/families-changed.ts';
import { categoriesKey, categoryKey } from '../catalog/surrogate-keys.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** Drops the kept answers that show these categories, menus and breadcrumbs among them. */
export const purgeCategories = (
  trx: Knex.Transaction,
  { replyCache }: Dependencies,
  ids: readonly number[],
): Promise<void> => replyCache.purge(trx, [categoriesKey, ...ids.map(categoryKey)]);

/** Lists the products of these categories anew, because they stand under others now. */
export async function refreshPlaces(
  trx: Knex.Transaction,
  deps: Dependencies,
  ids: readonly number[],
): Promise<void> {
  const families = await familiesOf(
    trx,
    (products) =>
      void products.whereIn(
        'id',
        trx('master_product_categories').whereIn('category_id', ids).select('master_product_id'),
      ),
  );
  await familiesChanged(trx, deps, families);
}
