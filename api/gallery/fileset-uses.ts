import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { refreshCards } from '../read-models/refresh-cards.ts';
import { categoriesKey } from '../catalog/surrogate-keys.ts';
import { Refusal } from '../platform/http/refusal.ts';

export interface FilesetUses {
  readonly families: readonly number[];
  readonly categories: readonly number[];
}

/** Where the pictures of a fileset are shown. */
export async function usesOf(knex: Knex, filesetId: number): Promise<FilesetUses> {
  const families: { id: number }[] = await knex('meta_masters')
    .where('fileset_id', filesetId)
    .select('id');
  const categories: { id: number }[] = await knex('type_categories')
    .where('photo_fileset_id', filesetId)
    .select('id');
  return { families: families.map(({ id }) => id), categories: categories.map(({ id }) => id) };
}

/** Uses of each kind that are named. */
const mostNamed = 100;

/** The same by their names, as a person asks for them. */
export async function namedUses(knex: Knex, filesetId: number, language: Language) {
  const named = (table: string, column: string) =>
    knex(table)
      .where(column, filesetId)
      .orderBy([`name_${language}`, 'id'])
      .limit(mostNamed)
      .select<{ id: number; name: string }[]>('id', { name: `name_${language}` });
  return {
    families: await named('meta_masters', 'fileset_id'),
    categories: await named('type_categories', 'photo_fileset_id'),
  };
}

/** 409 with the uses in numbers, so that staff know what to take the pictures from first. */
export function refuseWhenUsed({ families, categories }: FilesetUses): void {
  if (families.length + categories.length === 0) return;
  const uses = { meta_masters: families.length, categories: categories.length };
  throw new Refusal(409, 'pictures_used', { extra: { used_by: uses } });
}

/** Brings what shows the pictures up to date; to be called last in the transaction. */
export async function picturesChanged(
  trx: Knex.Transaction,
  deps: Dependencies,
  filesetId: number,
): Promise<void> {
  const { families, categories } = await usesOf(trx, filesetId);
  await refreshCards(trx, families, deps);
  if (categories.length > 0) await deps.replyCache.purge(trx, [categoriesKey]);
}
