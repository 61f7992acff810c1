import type { Language } from '#core/market/market.ts';
import { completions } from '#core/search/completions.ts';
import { readBySynonyms } from '#core/search/read-by-synonyms.ts';
import { highlight, type TextPiece } from '#core/search/highlight.ts';
import type { SearchQuery } from '#core/search/parse-query.ts';
import { bestFirst } from '#core/search/rank.ts';
import { cardFacts } from '../catalog/cards/card-text.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { WireText } from '../platform/http/wire-text.ts';
import type { CatalogueNames, NamedCategory } from './catalogue-names.ts';
import type { FoundCard } from './found-card.ts';
import type { foundPages } from './found-pages.ts';
import { readCards } from './read-cards.ts';
import type { SearchEngine } from './search-engine.ts';

/** What is shown of a card, as its text in the database has it. */
interface WireCard {
  readonly name: string;
  readonly seo_name: string;
  readonly condition: string;
  readonly price: number;
  readonly kind: string;
  readonly is_from: boolean;
  readonly size: unknown;
  readonly colors: unknown;
  readonly picture: unknown;
}

const mostLookedAt = 200;
const mostRead = 16;
const most = { products: 6, categories: 3, completions: 4 };

/** What is offered while a search is typed: products, categories and whole searches. */
export async function suggest(
  { knex }: Pick<Dependencies, 'knex'>,
  engine: SearchEngine,
  names: CatalogueNames,
  asked: {
    readonly typed: string;
    readonly query: SearchQuery;
    readonly pages: ReturnType<typeof foundPages>;
  },
  context: Pick<RequestContext, 'language' | 'now' | 'changesAt'>,
): Promise<WireText> {
  const { typed } = asked;
  const query = readBySynonyms(asked.query, names.synonyms);
  const { language } = context;
  const { cards, isCoded } = await engine.find({
    query,
    isUnfinished: true,
    filters: [],
    boosts: names.boosts,
    most: mostLookedAt,
  });
  const families = distinctFamilies(cards).slice(0, mostRead);
  const rows = await readCards(
    knex,
    families.map(({ cardId }) => cardId),
    isCoded ? query.codes : [],
    language,
  );
  for (const { stock } of rows) cardFacts(stock, context);
  const texts = rows.map(({ card }) => JSON.parse(card) as WireCard); // written by card-texts-sql.ts
  const marked = (text: string) => wirePieces(highlight(text, query));
  const searches = completions(
    typed,
    texts.map(({ name }) => name),
    most.completions,
  );
  return new WireText(
    JSON.stringify({
      query: asked.query.text,
      products: texts.slice(0, most.products).map((card) => shown(card, marked(card.name))),
      categories: categoriesOf(query, names.categories, cards, language).map((category) => ({
        name: marked(category.name[language]),
        url_path: category.urlPath,
      })),
      site_pages: asked.pages.map(({ kind, title, path }) => ({
        kind,
        title: wirePieces(title),
        path,
      })),
      completions: searches.map(marked),
    }),
  );
}

const wirePieces = (pieces: readonly TextPiece[]) =>
  pieces.map(({ text, isMatch }) => ({ text, is_match: isMatch }));

const shown = (card: WireCard, name: unknown) => ({
  seo_name: card.seo_name,
  condition: card.condition,
  price: card.price,
  kind: card.kind,
  is_from: card.is_from,
  size: card.size,
  colors: card.colors,
  picture: card.picture,
  name,
});

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
  const named = bestFirst(query, categories, ({ searched }) => searched[language]);
  const ids = new Set(best?.categories);
  const narrowest = categories
    .filter(({ id }) => ids.has(id))
    .sort((a, b) => b.urlPath.split('/').length - a.urlPath.split('/').length)
    .slice(0, 1);
  return [...new Set([...named, ...narrowest])].slice(0, most.categories);
}
