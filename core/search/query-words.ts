import { aliases, modelsMeant } from './concept-forms.ts';
import { allConceptWords } from './concepts.ts';
import { toleratesTypo } from './one-typo.ts';
import type { SearchQuery } from './parse-query.ts';
import { wholeWord, type Word } from './words.ts';

/** What an index is asked before a query can be understood; folded words without repeats. */
export interface WordQuestions {
  /** Which of these does it hold? */
  readonly exact: readonly string[];
  /** Which words begin so? */
  readonly beginnings: readonly string[];
  /** Which words may be one typo away? Asked for words that it does not hold. */
  readonly near: readonly string[];
}

/** What it answers. */
export interface KnownWords {
  /** Number of a word that it holds. */
  readonly exact: (word: string) => number | undefined;
  /** The most frequent words that begin so, the most frequent first. */
  readonly from: (beginning: string) => readonly KnownWord[];
  readonly near: (word: string) => readonly KnownWord[];
}

export interface KnownWord {
  readonly id: number;
  readonly word: string;
}

/** Letters of a glued name that is taken apart at most. */
const longestGlued = 24;
const shortestGlued = 4;

/** All that understanding a query may need to know, so that an index is asked once. */
export function wordQuestions(query: SearchQuery): WordQuestions {
  const keys = query.words.flatMap((word) => word.map(({ key }) => key));
  const wholes = query.words.map(wholeWord);
  const pairs = wholes.slice(1).map((whole, index) => `${wholes[index] ?? ''}${whole}`);
  const meantBy = (key: string) => aliases.get(key) ?? [];
  // A word is read as what it stands for, so that what begins so and lies near is asked of that too.
  const read = [...keys, ...keys.flatMap(meantBy)];
  return {
    exact: distinct([
      ...keys.flatMap((key) => modelsMeant.get(key) ?? []),
      ...[...read, ...wholes, ...pairs, ...pairs.flatMap(meantBy), ...allConceptWords],
      ...wholes.flatMap(piecesOf),
    ]),
    beginnings: distinct(read),
    near: distinct(read.filter(toleratesTypo)),
  };
}

const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)];

const isGlued = (whole: string) => whole.length >= shortestGlued && whole.length <= longestGlued;

function piecesOf(whole: string): readonly string[] {
  if (!isGlued(whole)) return [];
  const pieces: string[] = [];
  for (let start = 0; start < whole.length; start += 1) {
    for (let end = start + 1; end <= whole.length; end += 1) pieces.push(whole.slice(start, end));
  }
  return pieces;
}

/**
 * Takes a glued name apart into words that the index holds, in as few as possible: `galaxys24` is
 * `galaxy` and `s24`. Null where that cannot be done without crumbs: short letters count as much as
 * three words, and one word of three letters or more must be there.
 */
export function takeApart(
  word: Word,
  isKnown: (word: string) => boolean,
): readonly string[] | null {
  const whole = wholeWord(word);
  if (!isGlued(whole)) return null;
  const best: ({ readonly cost: number; readonly words: readonly string[] } | undefined)[] = [
    { cost: 0, words: [] },
  ];
  for (let end = 1; end <= whole.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const piece = whole.slice(start, end);
      if (before === undefined || !isKnown(piece)) continue;
      const cost = before.cost + costOf(piece);
      if (cost < (best[end]?.cost ?? mostCost + 1)) {
        best[end] = { cost, words: [...before.words, piece] };
      }
    }
  }
  const words = best[whole.length]?.words ?? [];
  return words.length > 1 && words.some((piece) => /^\p{L}{3,}$/u.test(piece)) ? words : null;
}

const mostCost = 7;
const costOf = (piece: string) => (/^\p{L}{1,2}$/u.test(piece) ? 3 : 1);
