import type { ListingState } from '#core/catalog/facets.ts';
import { readListingQuery, type Dropped } from '#core/catalog/listing-url.ts';
import { pageOf, type Page } from '#core/catalog/page.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { categoriesKey, categoryKey, wordsKey } from '../surrogate-keys.ts';
import { findCategory, movedTo, type CategoryRow } from './category-row.ts';
import { chosenFilters, type ChosenFilter } from './chosen-filters.ts';
import { countFacts, keptCounts, type FacetCounts } from './count-facts.ts';
import { anyCard } from './facts.ts';
import { defineListing, type ListingDefinition } from './listing-definition.ts';

/** A category, what was asked of its list, and what that comes to; its cards are not read yet. */
export interface CategoryListing {
  readonly category: CategoryRow;
  readonly definition: ListingDefinition;
  /** With the page that is shown. */
  readonly state: ListingState;
  readonly dropped: readonly Dropped[];
  readonly filters: readonly ChosenFilter[];
  readonly counts: FacetCounts;
  readonly count: number;
  readonly page: Page;
}

/** The state of a list as it travels: names and values, whatever they are. */
export const stateEntries = (text = ''): [string, string][] => [...new URLSearchParams(text)];

/** Reads a category and counts its facets under the asked state: two statements at most. */
export async function readCategory(
  { knex }: Dependencies,
  path: string,
  asked: string | undefined,
  { language, tag }: RequestContext,
): Promise<CategoryListing> {
  const category = await findCategory(knex, path, language);
  if (!category) return refuseCategory(knex, path);
  tag(categoryKey(category.id), categoriesKey, wordsKey);
  const bounds = { min: category.lowest ?? 0, max: category.highest ?? 0 };
  const definition = defineListing(category.facts, bounds, language);
  const { state, dropped } = readListingQuery(definition.listing, stateEntries(asked));
  const filters = chosenFilters(definition, state);
  const total = category.facts.find(({ fact }) => fact === anyCard)?.cards ?? 0;
  const whole = keptCounts(definition, total);
  const counts =
    filters.length === 0
      ? { listed: whole, withoutOwn: new Map() }
      : await countFacts(
          knex,
          'category_cards where category_id = $1',
          [category.id],
          filters,
          whole,
        );
  const count = counts.listed.cards.get(anyCard) ?? 0;
  const page = pageOf(count, state.pageSize, state.page);
  return {
    category,
    definition,
    dropped,
    filters,
    counts,
    count,
    page,
    state: { ...state, page: page.page },
  };
}

/** A 404; one that names the new address where the category moved. */
export async function refuseCategory(knex: Dependencies['knex'], path: string): Promise<never> {
  const url = await movedTo(knex, path);
  throw new Refusal(404, 'not_found', url === null ? {} : { extra: { url } });
}
