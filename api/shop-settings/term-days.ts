import type { Knex } from 'knex';
import { usualDays, type ShopTerm } from '#core/shop/terms.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** Days of a term as this shop has set it, or as they usually are. */
export async function termDays(
  db: Knex,
  { market }: Pick<Dependencies, 'market'>,
  term: ShopTerm,
): Promise<number> {
  const row = await db('shop_terms').where({ term }).first<{ days: number } | undefined>('days');
  return row?.days ?? usualDays(term, market.code);
}
