import type { Settings } from 'meilisearch';
import { allForms } from '#core/search/concepts.ts';
import { aliases, noiseWords } from '#core/search/concept-forms.ts';
import type { DocumentWords } from '#core/search/document-words.ts';
import { codeKeys } from '#core/search/parse-query.ts';
import type { CardSource } from '../card-sources.ts';
import { standingOfCard } from '../document-row.ts';

/** A card as the outside engine holds it; words are folded and split by the core already. */
export interface MeiliDocument {
  readonly id: number;
  readonly family: number;
  readonly price: number;
  readonly released: number;
  readonly standing: number;
  readonly boost: number;
  readonly codes: readonly string[];
  readonly head: string;
  readonly other: string;
  readonly tail: string;
  readonly facts: readonly number[];
  readonly categories: readonly number[];
}

const numbersIn = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

/** `~case` as one word, since the engine's own splitter drops signs. */
const plainWord = (word: string) => word.replace(/^~/, 'kind').replaceAll('-', '');
const textOf = (words: readonly string[]) => words.map(plainWord).join(' ');

/** Makes the document of a card from its words, the codes of its variants and its boost. */
export function meiliDocument(
  card: CardSource,
  words: DocumentWords,
  codes: readonly string[],
  boost: number,
): MeiliDocument {
  return {
    id: card.id,
    family: card.meta_master_id,
    price: card.price,
    boost,
    released: card.released_on,
    standing: standingOfCard(card),
    codes: [...new Set(codes.flatMap(codeKeys))],
    head: textOf([...words.maker, ...words.head]),
    other: textOf(words.other),
    tail: textOf(words.tail),
    facts: numbersIn(card.facts),
    categories: numbersIn(card.category_ids),
  };
}

/** How the engine reads the documents: the same rules, as far as it can be told them. */
export const meiliSettings = (): Settings => ({
  searchableAttributes: ['codes', 'head', 'other', 'tail'],
  filterableAttributes: ['codes', 'family', 'price', 'facts', 'categories'],
  rankingRules: [
    ...['words', 'typo', 'attribute', 'boost:desc', 'exactness', 'standing:desc', 'proximity'],
  ],
  stopWords: [...noiseWords],
  synonyms: {
    ...Object.fromEntries(
      [...allForms].map(([form, kinds]) => [form, kinds.map((kind) => plainWord(`~${kind}`))]),
    ),
    ...Object.fromEntries([...aliases].map(([alias, word]) => [alias, [word]])),
  },
  typoTolerance: {
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 255 },
    disableOnAttributes: ['codes'],
    disableOnNumbers: true,
  },
  pagination: { maxTotalHits: 1_000 },
});
