import type { ListingState } from '#core/catalog/facets.ts';
import { readListingQuery, type Dropped } from '#core/catalog/listing-url.ts';
import { pageOf, type Page } from '#core/catalog/page.ts';
import type { Language } from '#core/market/market.ts';
import type { SearchQuery } from '#core/search/parse-query.ts';
import { readBySynonyms } from '#core/search/read-by-synonyms.ts';
import { chosenFilters } from '../catalog/listing/chosen-filters.ts';
import type { FacetCounts } from '../catalog/listing/count-facts.ts';
import {
  listingSorts,
  type ListingDefinition,
  type ListingSort,
} from '../catalog/listing/listing-definition.ts';
import { stateEntries } from '../catalog/listing/read-category.ts';
import type { CatalogueNames } from './catalogue-names.ts';
import { filterFound } from './count-found.ts';
import type { FoundCard } from './found-card.ts';
import type { EngineAnswer, SearchEngine } from './search-engine.ts';

/** Cards that a search looks at, the best; beyond them its counts say "and more". */
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
  /** Orders that hold for all that was found. */
  readonly sorts: readonly string[];
  readonly page: Page;
  readonly correctedTo: string | null;
  readonly shown: readonly number[];
  readonly nearest: readonly number[];
  /** Codes by which any of them was found. */
  readonly codes: readonly string[];
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
    query: readBySynonyms(asked.query, names.synonyms),
    isUnfinished: false,
    filters,
    boosts: names.boosts,
    most: mostLookedAt,
  });
  const { listed, almost, counts } = filterFound(answer.cards, filters);
  const page = pageOf(listed.length, state.pageSize, state.page);
  // The best of many in order of price would not be the cheapest of all: then there is one order.
  const sort = answer.isExact ? state.sort : listingSorts[0];
  const sorted = inOrder(listed, sort).slice(page.offset, page.offset + page.limit);
  return {
    definition,
    dropped,
    counts,
    page,
    state: { ...state, sort, page: page.page },
    count: listed.length,
    isCountExact: answer.isExact,
    sorts: answer.isExact ? definition.listing.sorts : [sort],
    correctedTo: answer.correctedTo,
    shown: sorted.map(({ cardId }) => cardId),
    nearest: listed.length > 0 ? [] : nearestOf(answer, almost),
    codes: answer.isCoded ? asked.query.codes : [],
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
