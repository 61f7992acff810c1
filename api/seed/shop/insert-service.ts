import type { Knex } from 'knex';
import { markets, type MarketCode } from '#core/market/market.ts';
import { groupBy } from '#core/shared/group-by.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { CatalogueModel } from '../build-catalogue.ts';
import { seedOperations } from '../data/service-operations.ts';
import type { CatalogueIds } from '../insert-catalogue.ts';
import { idOf, insertRows, insertSlugged } from '../insert-rows.ts';
import { insertBench } from './insert-bench.ts';
import { shelfPrice } from './shelf-price.ts';

/** Newest models that have prices of their own; of others most operations are asked for. */
const pricedModels = 400;

/**
 * Operations of the service with their prices: those that cost the same on every device for its whole type, others for
 * each of the newest models by what it is worth, and on request for the rest.
 */
export async function insertService(
  trx: Knex.Transaction,
  market: MarketCode,
  models: readonly CatalogueModel[],
  { typeIds, modelIds }: CatalogueIds,
): Promise<void> {
  const { currency } = markets[market];
  const ids = await insertSlugged(
    trx,
    'service_operations',
    seedOperations.map(({ row }) => ({ ...row, is_active: true, version: 1 })),
  );
  const priced = newestFamilies(models);
  const prices = seedOperations.flatMap(({ row, kinds, cost }) => {
    const base = { operation_id: idOf(ids, row.slug), ...plain };
    const fixed = 'price' in cost ? cost.price : null;
    const ofTypes = kinds.map((kind) => ({
      ...base,
      type_id: idOf(typeIds, kind),
      price: fixed === null ? null : shelfPrice(fixed, currency),
    }));
    if ('price' in cost) return ofTypes;
    const ofModels = priced
      .filter(({ kind }) => kinds.some((one) => one === kind))
      .map(({ slug, aPlus }) => ({
        ...base,
        model_id: idOf(modelIds, slug),
        price: shelfPrice(Math.max(cost.least, (aPlus * cost.permille * 2) / 1000), currency),
      }));
    return [...ofTypes, ...ofModels];
  });
  await insertRows(trx, 'service_prices', prices);
  await insertBench(trx, ids);
}

const plain: Pick<
  Rows['service_prices'],
  'type_id' | 'model_id' | 'is_whole_family' | 'is_offered' | 'version'
> = {
  type_id: null,
  model_id: null,
  is_whole_family: true,
  is_offered: true,
  version: 1,
};

/** The smallest storage of each of the newest models, which stands for the others. */
function newestFamilies(models: readonly CatalogueModel[]): CatalogueModel[] {
  const families = groupBy(models, ({ manufacturerSlug, name }) => `${manufacturerSlug}/${name}`);
  return [...families.values()]
    .flatMap(
      (family) => family.toSorted((a, b) => (a.storageGb ?? 0) - (b.storageGb ?? 0))[0] ?? [],
    )
    .toSorted((a, b) => b.releasedOn.localeCompare(a.releasedOn))
    .slice(0, pricedModels);
}
