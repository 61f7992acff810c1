import type { Knex } from 'knex';
import { inOneTransaction, type Executor, type Work } from '../platform/database/executor.ts';
import { loadInBulk } from '../platform/database/load-in-bulk.ts';
import { everything, purgeKeys } from '../platform/reply-cache.ts';
import { searchTables, writeAllSearchDocuments } from '../search/refresh-search.ts';
import { familyRanges } from './family-ranges.ts';
import type { FamilyRange } from '../catalog/cards/family-filter.ts';
import { refreshProductRows } from './refresh-product-rows.ts';
import { countAllPlaces, placeCards } from './place-cards-sql.ts';
import { prepareCards, writeRowsAndTexts, type CardMoment } from './write-cards.ts';

/** Families whose cards one statement writes: its sorts stay in memory. */
const familiesAtOnce = 20_000;

const cardTables = [
  ...['listing_cards', 'listing_card_texts', 'category_cards'],
  ...['product_grid_rows', 'product_grid_shown'],
];

/**
 * Makes the whole read model anew; answers cached before are dropped. Nobody reads lists meanwhile:
 * the tables are locked until the transaction ends.
 */
export const refreshAllCards = async (trx: Knex.Transaction, moment: CardMoment): Promise<void> =>
  makeAllCards(await inOneTransaction(trx), moment);

/** The whole read model, after a bulk load by those who did it. */
export async function makeAllCards(
  executor: Executor,
  moment: CardMoment,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  await executor.run((trx) =>
    trx.raw('analyze type_categories, attributes, attribute_values, reviews'),
  );
  const ranges = await executor.run(async (trx) => {
    await trx.raw(
      `truncate category_cards, listing_card_texts, category_fact_counts, product_grid_rows,
         product_grid_shown`,
    );
    await prepareCards(trx, 'range', { first: 1, last: 2 ** 31 - 1 }, moment);
    return familyRanges(trx, familiesAtOnce);
  });
  await loadInBulk(executor, searchTables, 'everything', () =>
    loadInBulk(
      executor,
      cardTables,
      'what is not unique',
      () => executor.runAll(cardsOfRanges(ranges, moment, report)),
      [(trx) => writeAllSearchDocuments(trx, report), countCards],
    ),
  );
  await executor.run((trx) => purgeKeys(trx, [everything]));
}

const cardsOfRanges = (
  ranges: readonly FamilyRange[],
  moment: CardMoment,
  report: (line: string) => void,
): readonly Work[] =>
  ranges.map((range) => async (trx) => {
    // Loops over a range are what the planner takes for cheap where it expects too few rows of it.
    await trx.raw('set local enable_nestloop to off');
    await writeRowsAndTexts(trx, 'range', range, moment);
    await trx.raw(placeCards('range'), { ...range });
    await trx.raw('set local enable_nestloop to on');
    await refreshProductRows(trx, 'range', { ...range });
    report(`  cards of the families ${String(range.first)} to ${String(range.last)} …`);
  });

const countCards: Work = async (trx) => {
  await trx.raw(countAllPlaces);
  await trx.raw('analyze category_fact_counts');
};
