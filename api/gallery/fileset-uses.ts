import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { refreshCards } from '../read-models/refresh-cards.ts';
import { categoriesKey } from '../catalog/surrogate-keys.ts';
import { Refusal } from '../platform/http/refusal.ts';

export interface FilesetUses {
  readonly families: readonly number[];
  readonly categories: readonly number[];
  readonly stores: readonly number[];
}

/** Where the pictures of a fileset are shown. */
export async function usesOf(knex: Knex, filesetId: number): Promise<FilesetUses> {
  const families: { id: number }[] = await knex('meta_masters')
    .where('fileset_id', filesetId)
    .orWhereIn('id', familiesOfPieces(knex, filesetId))
    .select('id');
  const categories: { id: number }[] = await knex('type_categories')
    .where('photo_fileset_id', filesetId)
    .select('id');
  const stores = await knex('stores').where('photos_id', filesetId).pluck<number[]>('id');
  return {
    families: families.map(({ id }) => id),
    categories: categories.map(({ id }) => id),
    stores,
  };
}

/** Families of used pieces of which these are the photos. */
const familiesOfPieces = (knex: Knex, filesetId: number) =>
  knex('products as p')
    .join('master_products as v', 'v.id', 'p.master_product_id')
    .where('p.photos_id', filesetId)
    .select('v.meta_master_id');

/** Uses of each kind that are named. */
const mostNamed = 100;

/** The same by their names, as a person asks for them. */
export async function namedUses(knex: Knex, filesetId: number, language: Language) {
  const named = (table: string, column: string, name = `name_${language}`) =>
    knex(table)
      .where(column, filesetId)
      .orderBy([name, 'id'])
      .limit(mostNamed)
      .select<{ id: number; name: string }[]>('id', { name });
  return {
    families: await knex('meta_masters')
      .where('fileset_id', filesetId)
      .orWhereIn('id', familiesOfPieces(knex, filesetId))
      .orderBy([`name_${language}`, 'id'])
      .limit(mostNamed)
      .select<{ id: number; name: string }[]>('id', { name: `name_${language}` }),
    categories: await named('type_categories', 'photo_fileset_id'),
    stores: await named('stores', 'photos_id', 'name'),
  };
}

/** 409 with the uses in numbers, so that staff know what to take the pictures from first. */
export function refuseWhenUsed({ families, categories, stores }: FilesetUses): void {
  if (families.length + categories.length + stores.length === 0) return;
  const uses = {
    meta_masters: families.length,
    categories: categories.length,
    stores: stores.length,
  };
  throw new Refusal(409, 'pictures_used', { extra: { used_by: uses } });
}

/** Brings what shows the pictures up to date; to be called last in the transaction. */
export async function picturesChanged(
  trx: Knex.Transaction,
  deps: Dependencies,
  filesetId: number,
): Promise<void> {
  const { families, categories, stores } = await usesOf(trx, filesetId);
  await refreshCards(trx, families, deps);
  if (categories.length > 0) await deps.replyCache.purge(trx, [categoriesKey]);
  if (stores.length > 0) await deps.replyCache.purge(trx, ['stores']);
}
