import type { ListingState } from '#core/catalog/facets.ts';
import { readListingQuery } from '#core/catalog/listing-url.ts';
import { pageOf } from '#core/catalog/page.ts';
import type { MarketCode } from '#core/market/market.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { WireText } from '../platform/http/wire-text.ts';
import { cardsJson, wireJson, type CardText } from './cards/card-text.ts';
import { readCardPage, readPageByPath } from './listing/card-page.ts';
import type { CategoryRow } from './listing/category-row.ts';
import { emptiedBy, shownFacets, stateText } from './listing/listing-facets.ts';
import { listingPageSizes, listingSorts } from './listing/listing-definition.ts';
import { readCategory, refuseCategory, stateEntries } from './listing/read-category.ts';
import { cardsOfFilters } from './listing/cards-of-filters.ts';
import { categoriesKey, categoryKey } from './surrogate-keys.ts';

/** Categories with their lists of products. */
export const categoryRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('catalog-category', async ({ query: { path, state } }, context) =>
    answerCategory(deps, path, state, context),
  ),
  bind('catalog-category-products', async ({ query: { path, state } }, context) => {
    const plain = readListingQuery(plainListing, stateEntries(state));
    // What names no facet needs none of them to be understood.
    const page = plain.dropped.length === 0 ? plain.state : null;
    return (
      (page && (await answerPlainPage(deps, path, page, context))) ??
      answerProducts(deps, path, state, context)
    );
  }),
];

const plainListing = { facets: [], sorts: listingSorts, pageSizes: listingPageSizes };

async function answerCategory(
  deps: Dependencies,
  path: string,
  asked: string | undefined,
  context: RequestContext,
): Promise<WireText> {
  const listing = await readCategory(deps, path, asked, context);
  const { definition, state, counts, page, dropped } = listing;
  const rows = await readCardPage(
    deps.knex,
    listing.category.id,
    state,
    {
      filters: listing.filters,
      offset: page.offset,
    },
    context.language,
  );
  const head = wireJson({
    state: stateText(definition, state),
    dropped,
    count: listing.count,
    isCountExact: true,
    page: page.page,
    pages: page.pages,
    pageSize: state.pageSize,
    sort: state.sort,
    sorts: definition.listing.sorts,
    facets: shownFacets(definition, state, counts, deps.market.currencyLabel),
    emptiedBy: emptiedBy(definition, state, counts),
    category: shownCategory(listing.category, deps.market.code),
  });
  const cards = await cardsOfFilters(deps.knex, rows, state, context);
  return withResults(head, cards, deps, context);
}

/** Null where the page lies behind the last one, which takes the count to find. */
async function answerPlainPage(
  deps: Dependencies,
  path: string,
  state: ListingState,
  context: RequestContext,
): Promise<WireText | null> {
  const rows = await readPageByPath(deps.knex, path, state, context.language);
  const [first] = rows;
  if (!first) return refuseCategory(deps.knex, path);
  const { page, pages } = pageOf(first.total, state.pageSize, state.page);
  if (page !== state.page) return null;
  context.tag(categoryKey(first.category_id), categoriesKey);
  const cards = rows.flatMap(({ card, stock }) =>
    card === null || stock === null ? [] : [{ card, stock }],
  );
  return withResults(wireJson({ count: first.total, page, pages }), cards, deps, context);
}

async function answerProducts(
  deps: Dependencies,
  path: string,
  asked: string | undefined,
  context: RequestContext,
): Promise<WireText> {
  const { category, state, filters, page, count } = await readCategory(deps, path, asked, context);
  const of = { filters, offset: page.offset };
  const rows = await readCardPage(deps.knex, category.id, state, of, context.language);
  const head = wireJson({ count, page: page.page, pages: page.pages });
  const cards = await cardsOfFilters(deps.knex, rows, state, context);
  return withResults(head, cards, deps, context);
}

const withResults = (
  head: string,
  rows: readonly CardText[],
  { market }: Dependencies,
  context: RequestContext,
) => new WireText(`${head.slice(0, -1)},"results":[${cardsJson(rows, context, market.timeZone)}]}`);

const shownCategory = (row: CategoryRow, market: MarketCode) => ({
  id: row.id,
  name: row.name,
  urlPath: row.url_path,
  ancestors: row.ancestors,
  children: row.children,
  title: row.title === null || row.title === '' ? row.name : row.title,
  description: row.description ?? '',
  buybackPath: pathOfType(row, row.for_buyout, buybackPaths(market).selector),
  servicePath: pathOfType(row, row.for_service, servicePaths(market).selector),
});

const pathOfType = (
  { device_type: productType }: CategoryRow,
  isOffered: boolean,
  selector: (steps: SelectedSteps) => string,
): string | null => (isOffered && productType !== null ? selector({ productType }) : null);
