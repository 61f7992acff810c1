import type { Knex } from 'knex';
import type { Market } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { loadInBulk } from '../../database/load-in-bulk.ts';
import { everything, purgeKeys } from '../../http/reply-cache.ts';
import { refreshAllSearchDocuments, refreshSearchDocuments } from '../../search/refresh-search.ts';
import { cardsKey, categoryKey, familyKey } from '../surrogate-keys.ts';
import { deleteGoneCards, writeCards } from './card-rows-sql.ts';
import { writeCardTexts } from './card-texts-sql.ts';
import type { Families } from './family-filter.ts';
import { fillPriorPrices } from './fill-prior-prices.ts';
import { adjustCounts, countPlaces, placeCards, takeOutCards } from './place-cards-sql.ts';

/** Where and when cards are written; `Dependencies` is one. */
export interface CardMoment {
  readonly market: Market;
  readonly now: () => Date;
}

interface CountRow {
  readonly category_id: number;
  readonly fact: number;
  readonly cards: number;
}

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
  // Whoever changes the same family waits here, and then sees what this transaction wrote.
  await trx.raw(
    'select 1 from meta_masters where id = any(:ids::integer[]) order by id for no key update',
    { ids },
  );
  const { rows: before } = await trx.raw<{ rows: CountRow[] }>(countPlaces('given'), { ids });
  await writeRowsAndTexts(trx, 'given', ids, moment);
  await trx.raw(takeOutCards, { ids });
  await trx.raw(placeCards('given'), { ids });
  await trx.raw(adjustCounts, {
    ids,
    categories: before.map(({ category_id }) => category_id),
    facts: before.map(({ fact }) => fact),
    cards: before.map(({ cards }) => cards),
  });
  await refreshSearchDocuments(trx, ids);
  await purgeTouched(trx, ids, before);
}

/**
 * Makes the whole read model anew, as after a bulk load; answers cached before are dropped. Nobody
 * reads lists meanwhile: the tables are locked until the transaction ends.
 */
export async function refreshAllCards(trx: Knex.Transaction, moment: CardMoment): Promise<void> {
  await trx.raw("set local work_mem = '64MB'; set local maintenance_work_mem = '256MB'");
  await trx.raw('set local jit = off');
  await trx.raw(`analyze meta_masters, master_products, products, stock, product_attributes,
    master_product_categories, type_categories, attributes, attribute_values, reviews`);
  await trx.raw('truncate category_cards, listing_card_texts, category_fact_counts');
  const tables = ['listing_cards', 'listing_card_texts', 'category_cards'];
  await loadInBulk(trx, tables, 'what is not unique', async () => {
    await writeRowsAndTexts(trx, 'all', [], moment);
    await trx.raw(placeCards('all'));
  });
  await trx.raw(
    `insert into category_fact_counts (category_id, fact, cards) ${countPlaces('all')}`,
  );
  await trx.raw('analyze category_fact_counts');
  await refreshAllSearchDocuments(trx);
  await purgeKeys(trx, [everything]);
}

async function writeRowsAndTexts(
  trx: Knex.Transaction,
  families: Families,
  ids: readonly number[],
  { market, now }: CardMoment,
): Promise<void> {
  const given = families === 'given' ? { ids: [...ids] } : {};
  const at = now();
  await fillPriorPrices(trx, { families, ids, now: at, timeZone: market.timeZone });
  await trx.raw(deleteGoneCards(families), given);
  const today = dayInTimeZone(at, market.timeZone);
  await trx.raw(writeCards(families), { ...given, today, now: at });
  await trx.raw(writeCardTexts(families), given);
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
