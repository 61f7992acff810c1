import { parseQuery, type SearchQuery } from '#core/search/parse-query.ts';
import { cardsJson, wireJson, type CardText } from '../catalog/cards/card-text.ts';
import { emptiedBy, shownFacets, stateText } from '../catalog/listing/listing-facets.ts';
import { cardsOfFilters } from '../catalog/listing/cards-of-filters.ts';
import { listingSorts } from '../catalog/listing/listing-definition.ts';
import { cardsKey, categoriesKey, wordsKey } from '../catalog/surrogate-keys.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { WireText } from '../platform/http/wire-text.ts';
import { rememberNames, type CatalogueNames } from './catalogue-names.ts';
import { chooseEngine } from './choose-engine.ts';
import type { SearchEngine } from './search-engine.ts';
import { readCards } from './read-cards.ts';
import { foundPages, rememberPages, type KeptPages } from './found-pages.ts';
import { missedSearchesOf } from './missed-searches.ts';
import { findPage, type SearchPage } from './search-page.ts';
import { suggest } from './suggest.ts';

/** What the calls of search share in one process. */
interface SearchTools {
  readonly deps: Dependencies;
  readonly engine: SearchEngine;
  readonly names: () => Promise<CatalogueNames>;
  readonly pages: (stamp: string, now: Date) => Promise<KeptPages>;
}

/** The full search and what is suggested while typing. */
export function searchRoutes(deps: Dependencies): BoundRoute[] {
  const tools: SearchTools = {
    deps,
    engine: chooseEngine(deps),
    names: rememberNames(deps.knex, () => deps.replyCache.generation),
    pages: rememberPages(deps),
  };
  return [
    bind('search', async ({ query: { q, state } }, context) =>
      answerSearch(tools, read(q), state, context),
    ),
    bind('search-suggestions', async ({ query: { q } }, context) => {
      context.tag(cardsKey, categoriesKey, wordsKey);
      const asked = { typed: q.slice(0, 200), query: read(q) };
      const names = await tools.names();
      const kept = await tools.pages(names.pagesStamp, context.now);
      const pages = foundPages(kept, asked.query, whileTyping, context);
      return suggest(deps, tools.engine, names, { ...asked, pages }, context);
    }),
  ];
}

/** While typing only what is called so is offered: a list of few lines has no room for what merely speaks of it. */
const whileTyping = { reach: 'names', most: 3 } as const;
const ofSearch = { reach: 'all', most: 6 } as const;

function read(typed: string): SearchQuery {
  const query = parseQuery(typed);
  if (!query.ok) throw new FieldRefusal({ q: [query.error] });
  return query.value;
}

async function answerSearch(
  { deps, engine, names, pages: pagesOf }: SearchTools,
  query: SearchQuery,
  state: string | undefined,
  context: RequestContext,
): Promise<WireText> {
  const { language } = context;
  context.tag(cardsKey, categoriesKey, wordsKey);
  const catalogue = await names();
  const found = await findPage(engine, catalogue, { query, state, language });
  const pages = foundPages(
    await pagesOf(catalogue.pagesStamp, context.now),
    query,
    ofSearch,
    context,
  );
  // A narrowed list that is empty says nothing of what the shop lacks.
  if (found.count === 0 && pages.length === 0 && !state) {
    missedSearchesOf(deps).note(query, context);
    // Asked again, it is counted again.
    context.changesAt(context.now);
  }
  const ids = [...found.shown, ...found.nearest];
  const rows = await readCards(deps.knex, ids, found.codes, language);
  const shown = new Set(found.shown);
  const hits = rows.filter(({ card_id }) => shown.has(card_id));
  const nearest = rows.filter(({ card_id }) => !shown.has(card_id));
  const results = await cardsOfFilters(deps.knex, hits, found.state, context);
  const json = (cards: readonly CardText[]) => cardsJson(cards, context, deps.market.timeZone);
  const head = wireJson({
    query: query.text,
    sitePages: pages,
    ...headOf(found, deps.market.currencyLabel),
  });
  return new WireText(
    `${head.slice(0, -1)},"results":[${json(results)}],"nearest":[${json(nearest)}]}`,
  );
}

/** The default order of a search is how well products answer it, not how well they sell. */
const sortName = (sort: string): string => (sort === listingSorts[0] ? 'relevance' : sort);

const headOf = (found: SearchPage, currency: string) => ({
  correctedTo: found.correctedTo,
  state: stateText(found.definition, found.state),
  dropped: found.dropped,
  count: found.count,
  isCountExact: found.isCountExact,
  page: found.page.page,
  pages: found.page.pages,
  pageSize: found.page.limit,
  sort: sortName(found.state.sort),
  sorts: found.sorts.map(sortName),
  facets: shownFacets(found.definition, found.state, found.counts, currency),
  emptiedBy: emptiedBy(found.definition, found.state, found.counts),
});
