import type { Knex } from 'knex';
import { refreshProductRows } from './refresh-product-rows.ts';
import { purgeKeys } from '../platform/reply-cache.ts';
import { refreshSearchDocuments } from '../search/refresh-search.ts';
import { cardsKey, categoryKey, familyKey } from '../catalog/surrogate-keys.ts';
import { adjustCounts, countPlaces, placeCards, takeOutCards } from './place-cards-sql.ts';
import { prepareCards, writeRowsAndTexts, type CardMoment } from './write-cards.ts';
import type { Rows } from '../platform/database/rows.ts';

type CountRow = Pick<Rows['category_cards'], 'category_id'> & {
  readonly fact: number;
  readonly cards: number;
};

/**
 * Brings lists, search and cached answers up to date with families whose catalogue data, pieces,
 * prices, stock, pictures, categories or reviews a transaction has changed. To be called last in it;
 * the statements are as many for one family as for a thousand.
 */
export async function refreshCards(
  trx: Knex.Transaction,
  metaMasterIds: readonly number[],
  moment: CardMoment,
): Promise<void> {
  const ids = [...new Set(metaMasterIds)].sort((one, other) => one - other);
  if (ids.length === 0) return;
  await lockFamilies(trx, ids);
  const { rows: before } = await trx.raw<{ rows: CountRow[] }>(countPlaces, { ids });
  await prepareCards(trx, 'given', { ids }, moment);
  await writeRowsAndTexts(trx, 'given', { ids }, moment);
  await trx.raw(takeOutCards, { ids });
  await trx.raw(placeCards('given'), { ids });
  await trx.raw(adjustCounts, {
    ids,
    categories: before.map(({ category_id }) => category_id),
    facts: before.map(({ fact }) => fact),
    cards: before.map(({ cards }) => cards),
  });
  await refreshSearchDocuments(trx, ids);
  await refreshProductRows(trx, 'given', { ids });
  await purgeTouched(trx, ids, before);
}

/**
 * Whoever changes one of the same families waits here, and then sees what this transaction wrote.
 * In the order of ids and by one statement, so that no two wait for each other.
 */
export async function lockFamilies(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await trx.raw(
    'select 1 from meta_masters where id = any(:ids::integer[]) order by id for no key update',
    { ids },
  );
}

async function purgeTouched(
  trx: Knex.Transaction,
  ids: readonly number[],
  before: readonly CountRow[],
): Promise<void> {
  const { rows: after } = await trx.raw<{ rows: { category_id: number }[] }>(
    `select distinct k.category_id from category_cards k join listing_cards c on c.id = k.card_id
     where c.meta_master_id = any(:ids::integer[])`,
    { ids: [...ids] },
  );
  const categories = new Set([...before, ...after].map(({ category_id }) => category_id));
  await purgeKeys(trx, [...ids.map(familyKey), ...[...categories].map(categoryKey), cardsKey]);
}
