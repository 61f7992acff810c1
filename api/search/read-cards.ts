import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { query } from '../platform/database/query.ts';
import { codedVariants, variantsOfCodes, type CodedCard } from './variants-of-codes.ts';

type CardRow = CodedCard & { readonly card_id: number };

/**
 * Cards by their numbers, in the order asked; one that is gone meanwhile is left out. A typed code
 * shows its own variant.
 */
export async function readCards(
  db: Knex,
  ids: readonly number[],
  codes: readonly string[],
  language: Language,
): Promise<readonly CardRow[]> {
  if (ids.length === 0) return [];
  const coded = codes.length === 0 ? 'null' : codedVariants('$2::text[]');
  const rows = await query<CardRow>(
    db,
    `select card_id, ${language} as card, stock, ${coded} as coded from listing_card_texts
     where card_id = any($1::integer[])`,
    codes.length === 0 ? [ids] : [ids, codes],
  );
  const byId = new Map(variantsOfCodes(rows).map((row) => [row.card_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
