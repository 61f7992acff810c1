import type { Knex } from 'knex';
import { inOneTransaction, type Crew, type Work } from '../../database/crew.ts';
import { loadInBulk } from '../../database/load-in-bulk.ts';
import { everything, purgeKeys } from '../../http/reply-cache.ts';
import { searchTables, writeAllSearchDocuments } from '../../search/refresh-search.ts';
import { countAllPlaces, placeCards } from './place-cards-sql.ts';
import { writeRowsAndTexts, type CardMoment } from './write-cards.ts';

/** Families whose cards one statement writes: its sorts stay in memory. */
const familiesAtOnce = 50_000;

const cardTables = ['listing_cards', 'listing_card_texts', 'category_cards'];

/**
 * Makes the whole read model anew; answers cached before are dropped. Nobody reads lists meanwhile:
 * the tables are locked until the transaction ends.
 */
export const refreshAllCards = async (trx: Knex.Transaction, moment: CardMoment): Promise<void> =>
  makeAllCards(await inOneTransaction(trx), moment);

/** The whole read model, after a bulk load by those who did it. */
export async function makeAllCards(
  crew: Crew,
  moment: CardMoment,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  await crew.one((trx) =>
    trx.raw('analyze type_categories, attributes, attribute_values, reviews'),
  );
  const last = await crew.one(async (trx) => {
    await trx.raw('truncate category_cards, listing_card_texts, category_fact_counts');
    const { rows } = await trx.raw<{ rows: { last: number | null }[] }>(
      'select max(id) as last from meta_masters',
    );
    return rows[0]?.last ?? 0;
  });
  await loadInBulk(crew, searchTables, 'everything', () =>
    loadInBulk(
      crew,
      cardTables,
      'what is not unique',
      () => crew.all(cardsOfRanges(last, moment, report)),
      [(trx) => writeAllSearchDocuments(trx, report), countCards],
    ),
  );
  await crew.one((trx) => purgeKeys(trx, [everything]));
}

const cardsOfRanges = (
  last: number,
  moment: CardMoment,
  report: (line: string) => void,
): readonly Work[] =>
  Array.from({ length: Math.ceil(last / familiesAtOnce) }, (_, place) => async (trx) => {
    const first = place * familiesAtOnce + 1;
    const range = { first, last: first + familiesAtOnce - 1 };
    await writeRowsAndTexts(trx, 'range', range, moment);
    await trx.raw(placeCards('range'), range);
    report(`  cards of the families ${String(first)} to ${String(Math.min(range.last, last))} …`);
  });

const countCards: Work = async (trx) => {
  await trx.raw(countAllPlaces);
  await trx.raw('analyze category_fact_counts');
};
