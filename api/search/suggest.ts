import type { z } from 'zod';
import { fromWire } from '#core/contract/casing.ts';
import type { productCard } from '#core/contract/product-card.ts';
import type { searchSuggestions } from '#core/contract/search.ts';
import type { Language } from '#core/market/market.ts';
import { completions } from '#core/search/completions.ts';
import { highlight } from '#core/search/highlight.ts';
import type { SearchQuery } from '#core/search/parse-query.ts';
import { bestFirst, searchDocument } from '#core/search/rank.ts';
import { cardFacts } from '../catalog/cards/card-text.ts';
import type { Dependencies } from '../dependencies.ts';
import type { RequestContext } from '../http/request.ts';
import type { CatalogueNames, NamedCategory } from './catalogue-names.ts';
import type { FoundCard, SearchEngine } from './search-engine.ts';
import { readCards } from './search-page.ts';

type Reply = z.output<typeof searchSuggestions.reply>;
type Card = z.output<typeof productCard>;

const mostLookedAt = 200;
const mostRead = 16;
const most = { products: 6, categories: 3, completions: 4 };

/** What is offered while a search is typed: products, categories and whole searches. */
export async function suggest(
  { knex }: Pick<Dependencies, 'knex'>,
  engine: SearchEngine,
  names: CatalogueNames,
  asked: { readonly typed: string; readonly query: SearchQuery },
  context: Pick<RequestContext, 'language' | 'now' | 'changesAt'>,
): Promise<Reply> {
  const { typed, query } = asked;
  const { language } = context;
  const { cards } = await engine.find({
    ...{ query, isUnfinished: true, filters: [], boosts: names.boosts, most: mostLookedAt },
  });
  const families = distinctFamilies(cards).slice(0, mostRead);
  const rows = await readCards(
    knex,
    families.map(({ cardId }) => cardId),
    query,
    language,
  );
  for (const { stock } of rows) cardFacts(stock, context);
  // Written by card-texts-sql.ts; of the card, all but what depends on the day.
  const texts = rows.map(({ card }) => fromWire(JSON.parse(card)) as Omit<Card, 'availability'>);
  const searches = completions(
    typed,
    texts.map(({ name }) => name),
    most.completions,
  );
  return {
    query: query.text,
    products: texts.slice(0, most.products).map((card) => ({
      ...{ seoName: card.seoName, condition: card.condition, price: card.price, kind: card.kind },
      ...{ isFrom: card.isFrom, size: card.size, colors: card.colors, picture: card.picture },
      name: [...highlight(card.name, query)],
    })),
    categories: categoriesOf(query, names.categories, cards, language).map((category) => ({
      name: [...highlight(category.name[language], query)],
      urlPath: category.urlPath,
    })),
    completions: searches.map((text) => [...highlight(text, query)]),
  };
}

function distinctFamilies(cards: readonly FoundCard[]): readonly FoundCard[] {
  const seen = new Set<number>();
  return cards.filter(({ familyId }) => {
    const isNew = !seen.has(familyId);
    seen.add(familyId);
    return isNew;
  });
}

/** Categories with such a name, and then the narrowest one of the best card. */
function categoriesOf(
  query: SearchQuery,
  categories: readonly NamedCategory[],
  [best]: readonly FoundCard[],
  language: Language,
): readonly NamedCategory[] {
  const named = bestFirst(query, categories, ({ name }) => searchDocument(name[language], []));
  const ids = new Set(Array.from(best?.categories ?? []));
  const narrowest = categories
    .filter(({ id }) => ids.has(id))
    .sort((a, b) => b.urlPath.split('/').length - a.urlPath.split('/').length)
    .slice(0, 1);
  return [...new Set([...named, ...narrowest])].slice(0, most.categories);
}
