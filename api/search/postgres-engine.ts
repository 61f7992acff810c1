import type { Knex } from 'knex';
import { recordStarts } from '#core/search/packed-document.ts';
import { queryTerms, type QueryTerm } from '#core/search/query-terms.ts';
import { wordQuestions } from '#core/search/query-words.ts';
import { compareEqual, documentScore } from '#core/search/score-document.ts';
import type { CandidateQuery, CandidateWords } from './candidates.ts';
import { ResidentSearch } from './resident/resident-search.ts';
import type { FoundCard } from './found-card.ts';
import { cardAt } from './packed-card.ts';
import type { EngineAnswer, EngineSearch, SearchEngine } from './search-engine.ts';
import type { Vocabulary } from './vocabulary.ts';

const mostNearest = 24;
/** Above every score of words. */
const codeScore = 1_000_000;

/**
 * The default engine. One statement asks which words exist, one reads the candidates that have them,
 * the likeliest first up to a bound; the core ranks them.
 */
export function postgresEngine(db: Knex, vocabulary: Vocabulary): SearchEngine {
  const resident = new ResidentSearch(db);
  return { name: 'postgres', find: (search) => find(db, vocabulary, resident, search) };
}

async function find(
  db: Knex,
  vocabulary: Vocabulary,
  resident: ResidentSearch,
  search: EngineSearch,
): Promise<EngineAnswer> {
  const { query, filters, boosts, most } = search;
  const known = await vocabulary.ask(db, wordQuestions(query));
  const read = queryTerms(query, known, search.isUnfinished);
  const { terms } = read;
  const isUniversal = terms.some((term) => term.isUniversal);
  const candidates = await resident.candidates({
    codes: query.codes,
    filters,
    most,
    words: read.unknown.length > 0 ? null : neededWords(terms),
    near: isUniversal
      ? { words: wordsOf(terms.filter((term) => term.isUniversal)), needs: 'all' }
      : { words: wordsOf(terms), needs: 'any' },
  });
  const score = documentScore(terms, boosts);
  const cards = distinct([
    ...inOrder(candidates.coded, () => codeScore),
    ...inOrder(candidates.filtered, score),
    ...inOrder(candidates.whole, score),
    ...(isUniversal ? inOrder(candidates.near, documentScore(served(terms), boosts)) : []),
  ]);
  const ranked = candidates.filtered.length === 0 ? cards : resorted(cards);
  return {
    cards: ranked.map(({ card }) => card),
    isExact: candidates.wholeCount < most,
    isCoded: candidates.coded.length > 0,
    correctedTo: ranked.length > 0 ? read.correctedTo : null,
    nearest: isUniversal
      ? []
      : inOrder(candidates.near, mostWords(terms, boosts))
          .slice(0, mostNearest)
          .map(({ card }) => card),
  };
}

/** Null where there is nothing to look for, as of a query of signs alone. */
function neededWords(terms: readonly QueryTerm[]): CandidateQuery['words'] {
  const needed = terms.filter(({ bonus }) => bonus === null);
  return needed.length === 0 ? null : wordsOf(needed);
}

const wordsOf = (terms: readonly QueryTerm[]): CandidateWords => terms.map(({ words }) => words);

/** A charger for a phone that no charger names is any charger, the maker's own first. */
const served = (terms: readonly QueryTerm[]): readonly QueryTerm[] =>
  terms.map((term) => (term.isUniversal ? term : { ...term, bonus: 1 }));

interface Ranked {
  readonly score: number;
  readonly card: FoundCard;
}

function inOrder(
  records: Int32Array,
  score: (records: Int32Array, start: number) => number | null,
): readonly Ranked[] {
  const scored: { readonly start: number; readonly value: number }[] = [];
  for (const start of recordStarts(records)) {
    const value = score(records, start);
    if (value !== null) scored.push({ start, value });
  }
  scored.sort((a, b) => b.value - a.value || compareEqual(records, a.start, b.start));
  return scored.map(({ start, value }) => ({ score: value, card: cardAt(records, start) }));
}

function distinct(cards: readonly Ranked[]): readonly Ranked[] {
  const seen = new Set<number>();
  return cards.filter(({ card }) => {
    const isNew = !seen.has(card.cardId);
    seen.add(card.cardId);
    return isNew;
  });
}

/** Both lists were sorted; what is equal stays as it came. */
const resorted = (cards: readonly Ranked[]) => cards.toSorted((a, b) => b.score - a.score);

/** Cards by how many of the words they meet. */
function mostWords(terms: readonly QueryTerm[], boosts: ReadonlyMap<number, number>) {
  const scores = terms.map((term) => documentScore([{ ...term, bonus: null }], boosts));
  return (records: Int32Array, start: number): number | null => {
    const met = scores.map((score) => score(records, start)).filter((each) => each !== null);
    return met.length === 0 ? null : met.length * 10_000 + Math.max(...met);
  };
}
