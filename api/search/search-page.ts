import type { Knex } from 'knex';
import type { ListingState } from '#core/catalog/facets.ts';
import { readListingQuery, type Dropped } from '#core/catalog/listing-url.ts';
import { pageOf, type Page } from '#core/catalog/page.ts';
import type { Language } from '#core/market/market.ts';
import type { SearchQuery } from '#core/search/parse-query.ts';
import type { CardText } from '../catalog/cards/card-text.ts';
import { chosenFilters } from '../catalog/listing/chosen-filters.ts';
import type { FacetCounts } from '../catalog/listing/count-facts.ts';
import type { ListingDefinition, ListingSort } from '../catalog/listing/listing-definition.ts';
import { stateEntries } from '../catalog/listing/read-category.ts';
import { query as ask } from '../database/query.ts';
import type { CatalogueNames } from './catalogue-names.ts';
import { filterFound } from './count-found.ts';
import type { EngineAnswer, FoundCard, SearchEngine } from './search-engine.ts';
import { codedVariants, variantsOfCodes, type CodedCard } from './variants-of-codes.ts';

/** Cards that a search looks at; beyond them its counts say "more than". */
const mostLookedAt = 500;
const mostNearest = 8;

/** One page of what answers a search. */
export interface SearchPage {
  readonly definition: ListingDefinition;
  readonly state: ListingState;
  readonly dropped: readonly Dropped[];
  readonly counts: FacetCounts;
  readonly count: number;
  readonly isCountExact: boolean;
  readonly page: Page;
  readonly correctedTo: string | null;
  readonly shown: readonly number[];
  readonly nearest: readonly number[];
}

/** Finds, filters, counts and sorts; the cards themselves are not read yet. */
export async function findPage(
  engine: SearchEngine,
  names: CatalogueNames,
  asked: {
    readonly query: SearchQuery;
    readonly state: string | undefined;
    readonly language: Language;
  },
): Promise<SearchPage> {
  const definition = names.listing[asked.language];
  const { state, dropped } = readListingQuery(definition.listing, stateEntries(asked.state));
  const filters = chosenFilters(definition, state);
  const answer = await engine.find({
    ...{ query: asked.query, isUnfinished: false, filters },
    ...{ boosts: names.boosts, most: mostLookedAt },
  });
  const { listed, almost, counts } = filterFound(answer.cards, filters);
  const page = pageOf(listed.length, state.pageSize, state.page);
  const sorted = inOrder(listed, state.sort).slice(page.offset, page.offset + page.limit);
  return {
    ...{ definition, dropped, counts, page, state: { ...state, page: page.page } },
    ...{ count: listed.length, isCountExact: answer.isExact, correctedTo: answer.correctedTo },
    shown: sorted.map(({ cardId }) => cardId),
    nearest: listed.length > 0 ? [] : nearestOf(answer, almost),
  };
}

const nearestOf = (answer: EngineAnswer, almost: readonly FoundCard[]) =>
  [...almost, ...(answer.cards.length > 0 ? answer.cards : answer.nearest)]
    .map(({ cardId }) => cardId)
    .filter((id, index, all) => all.indexOf(id) === index)
    .slice(0, mostNearest);

const orders: Readonly<Record<ListingSort, ((a: FoundCard, b: FoundCard) => number) | null>> = {
  best: null,
  price: (a, b) => a.price - b.price,
  '-price': (a, b) => b.price - a.price,
  newest: (a, b) => b.releasedOn - a.releasedOn,
};

const isSort = (sort: string): sort is ListingSort => sort in orders;

function inOrder(cards: readonly FoundCard[], sort: string): readonly FoundCard[] {
  const order = isSort(sort) ? orders[sort] : null;
  return order ? cards.toSorted(order) : cards;
}

/**
 * Cards by their numbers, in the order asked; one that is gone meanwhile is left out. A typed code
 * shows its own variant.
 */
export async function readCards(
  db: Knex,
  ids: readonly number[],
  { codes }: Pick<SearchQuery, 'codes'>,
  language: Language,
): Promise<readonly (CardText & { readonly card_id: number })[]> {
  if (ids.length === 0) return [];
  const rows = await ask<CodedCard & { readonly card_id: number }>(
    db,
    `select t.card_id, t.${language} as card, t.stock, ${codedVariants('$2::text[]')} as coded
     from unnest($1::integer[]) with ordinality as asked (card_id, place)
     join listing_card_texts t using (card_id) order by place`,
    [ids, codes],
  );
  return variantsOfCodes(rows);
}
