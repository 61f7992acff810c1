import type { Knex } from 'knex';
import { categoriesKey, wordsKey } from '../catalog/surrogate-keys.ts';
import { familiesChanged } from '../read-models/families-changed.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** Answers that name manufacturers or devices. */
export const pagesOfDevices = [categoriesKey, wordsKey, 'devices'];

export const familiesOfManufacturers = (trx: Knex, ids: readonly number[]): Promise<number[]> =>
  trx('meta_masters')
    .whereIn('manufacturer_id', [...ids])
    .orderBy('id')
    .pluck<number[]>('id');

/** Choices of the buy-back, menus and product pages name manufacturers and devices. */
export async function devicesChanged(trx: Knex.Transaction, deps: Dependencies): Promise<void> {
  await deps.replyCache.purge(trx, pagesOfDevices);
}

/** Lists and the search hold a manufacturer's name of every family. */
export async function manufacturersChanged(
  trx: Knex.Transaction,
  deps: Dependencies,
  { ids }: { readonly ids: readonly number[] },
): Promise<void> {
  await familiesChanged(trx, deps, await familiesOfManufacturers(trx, ids));
  await devicesChanged(trx, deps);
}
