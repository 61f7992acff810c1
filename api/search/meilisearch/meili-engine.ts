import { Meilisearch, type Index } from 'meilisearch';
import type { Logger } from 'pino';
import { partsIn } from '#core/search/words.ts';
import type { ChosenFilter } from '../../catalog/listing/chosen-filters.ts';
import { describeError } from '../../platform/describe-error.ts';
import { splitFacts } from '../category-facts.ts';
import { FoundCard } from '../found-card.ts';
import type { EngineAnswer, EngineSearch, SearchEngine } from '../search-engine.ts';
import type { MeiliDocument } from './meili-document.ts';

/** Where the outside engine is. */
export interface MeiliSettings {
  readonly url: string;
  readonly apiKey: string | undefined;
}

const timeoutMs = 1_500;
const mostNearest = 24;
const shown = ['id', 'family', 'price', 'released', 'facts', 'categories'] as const;
type Hit = Pick<MeiliDocument, (typeof shown)[number]>;

/** Name of the index that is searched. */
export const meiliIndexName = 'cards';

export const openMeili = ({ url, apiKey }: MeiliSettings, timeout = timeoutMs): Meilisearch =>
  new Meilisearch({ host: url, timeout, ...(apiKey === undefined ? {} : { apiKey }) });

/** Meilisearch behind the interface of every engine. */
export function meiliEngine(client: Meilisearch): SearchEngine {
  const index = client.index<MeiliDocument>(meiliIndexName);
  return { name: 'meilisearch', find: (search) => find(index, search) };
}

async function find(index: Index<MeiliDocument>, search: EngineSearch): Promise<EngineAnswer> {
  const words = partsIn(search.query.text).map(({ key }) => key);
  const text = search.query.codes.length > 0 && words.length === 0 ? '' : words.join(' ');
  if (text === '') {
    return { cards: [], isExact: true, correctedTo: null, nearest: [], isCoded: false };
  }
  const coded = await ask(index, '', codeFilter(search), 50);
  const whole = await ask(index, text, [], search.most);
  const isExact = whole.length < search.most;
  const filtered =
    isExact || search.filters.length === 0
      ? []
      : await ask(index, text, search.filters.flatMap(filterOf), search.most);
  const cards = distinct([...coded, ...filtered, ...whole]);
  const nearest = cards.length > 0 ? [] : await ask(index, text, [], mostNearest, 'last');
  return {
    cards: cards.map(cardOf),
    nearest: nearest.map(cardOf),
    isExact,
    correctedTo: null,
    isCoded: coded.length > 0,
  };
}

async function ask(
  index: Index<MeiliDocument>,
  text: string,
  filter: readonly string[],
  limit: number,
  matchingStrategy: 'all' | 'last' = 'all',
): Promise<readonly Hit[]> {
  const { hits } = await index.search(text, {
    limit,
    matchingStrategy,
    attributesToRetrieve: [...shown],
    filter: [...filter],
  });
  return hits;
}

const quoted = (code: string) => `"${code.replaceAll('"', '')}"`;
const codeFilter = ({ query }: EngineSearch) => [
  `codes IN [${query.codes.map(quoted).join(', ')}]`,
];

function filterOf({ facts, span }: ChosenFilter): readonly string[] {
  if (span) return [`price ${String(span.from)} TO ${String(span.to)}`];
  const { plain, categories } = splitFacts(facts ?? []);
  const parts = [
    ...(plain.length > 0 ? [`facts IN [${plain.join(', ')}]`] : []),
    ...(categories.length > 0 ? [`categories IN [${categories.join(', ')}]`] : []),
  ];
  return parts.length === 0 ? [] : [parts.join(' OR ')];
}

const distinct = (hits: readonly Hit[]): readonly Hit[] => [
  ...new Map(hits.map((hit) => [hit.id, hit])).values(),
];

function cardOf(hit: Hit): FoundCard {
  const numbers = [...hit.facts, ...hit.categories];
  const categoriesFrom = hit.facts.length;
  return new FoundCard(
    { cardId: hit.id, familyId: hit.family, price: hit.price, releasedOn: hit.released },
    numbers,
    { factsFrom: 0, categoriesFrom, end: numbers.length },
  );
}

/** Asks the first engine, and the second one where the first does not answer. */
export const withFallback = (
  first: SearchEngine,
  second: SearchEngine,
  log: Logger,
): SearchEngine => ({
  name: first.name,
  find: (search) =>
    first.find(search).catch((error: unknown) => {
      log.warn(
        { error: describeError(error) },
        `${first.name} does not answer, ${second.name} does`,
      );
      return second.find(search);
    }),
});
