import { categoriesAt, numberAt, packedField } from './packed-document.ts';

/** From the closest to the loosest way in which a word of a query meets a word of the index. */
export const closeness = { word: 0, prefix: 1, typo: 2 } as const;

/** One word of a query: the numbers of the words of the index that meet it, each with its closeness. */
export interface NumberedTerm {
  readonly options: ReadonlyMap<number, number>;
  /** Null of a word that must be met; else what it adds to the fit where it is. */
  readonly bonus: number | null;
}

/** Wider than the largest boost, so that a boost never lifts a card over a closer one. */
const tierWidth = 1_000;
const share = { any: 0.1, coverage: 0.9 };

interface Meeting {
  closest: number;
  isBesideTail: boolean;
}

interface Meetings {
  /** By term; undefined for one that is not met. */
  readonly byTerm: readonly (Meeting | undefined)[];
  /** Words of the name that a needed term meets. */
  readonly named: number;
}

type TermsOfWord = ReadonlyMap<number, readonly (readonly [term: number, closeness: number])[]>;

/**
 * Makes the score of one query for records of packed-document.ts: higher is better, null where a
 * needed word is not met. The rule is that of rank.ts, `1000 × tier + boost × fit`, with two tiers
 * for each closeness: the upper one where no word is met only by what the thing is for, so that
 * `airpods` puts the headphones before their case. Fit is the share of the name that was met, the
 * maker and the capacity left out. `boosts` are those of categories by their number; the boosts of a
 * card's categories and of those above them multiply, within what one boost may be.
 */
export function documentScore(
  terms: readonly NumberedTerm[],
  boosts: ReadonlyMap<number, number>,
): (records: Int32Array, start: number) => number | null {
  const byWord = new Map<number, readonly (readonly [number, number])[]>();
  for (const [term, { options }] of terms.entries()) {
    for (const [word, close] of options) {
      byWord.set(word, [...(byWord.get(word) ?? []), [term, close]]);
    }
  }
  const mayMeet = sieveOf(byWord.keys());
  return (records: Int32Array, start: number): number | null => {
    const { byTerm, named } = meet(terms, byWord, mayMeet, records, start);
    let loosest = 0;
    let extra = 0;
    let isUpper = true;
    for (const [index, { bonus }] of terms.entries()) {
      const meeting = byTerm[index];
      if (bonus !== null) extra += meeting === undefined ? 0 : bonus;
      else if (meeting === undefined) return null;
      else {
        loosest = Math.max(loosest, meeting.closest);
        if (!meeting.isBesideTail) isUpper = false;
      }
    }
    const size = numberAt(records, start, packedField.nameSize);
    const boost = boostOf(boosts, categoriesAt(records, start));
    const fit = share.any + share.coverage * Math.min(1, named / size) + extra;
    const tier = 2 * (closeness.typo - loosest) + (isUpper ? 1 : 0);
    return tierWidth * tier + boost * fit;
  };
}

const sieveMask = 0x0f_ff;

/** Most words of a card are no word of the query; a look into a small table tells most of them. */
function sieveOf(words: Iterable<number>): Uint8Array {
  const sieve = new Uint8Array(sieveMask + 1);
  for (const word of words) sieve[word & sieveMask] = 1;
  return sieve;
}

function boostOf(boosts: ReadonlyMap<number, number>, categories: Int32Array): number {
  let boost = 1;
  for (const category of categories) boost *= boosts.get(category) ?? 1;
  return Math.min(100, Math.max(0.01, boost));
}

function meet(
  terms: readonly NumberedTerm[],
  byWord: TermsOfWord,
  mayMeet: Uint8Array,
  records: Int32Array,
  start: number,
): Meetings {
  const byTerm = new Array<Meeting | undefined>(terms.length);
  const makers = numberAt(records, start, packedField.makers);
  const heads = makers + numberAt(records, start, packedField.heads);
  const tails = heads + numberAt(records, start, packedField.tails);
  const all = tails + numberAt(records, start, packedField.others);
  let named = 0;
  for (let place = 0; place < all; place += 1) {
    const word = records[start + packedField.lists + place] ?? 0;
    if (mayMeet[word & sieveMask] === 0) continue;
    const met = byWord.get(word);
    if (met === undefined) continue;
    const isTail = place >= heads && place < tails;
    for (const [term, close] of met) {
      const meeting = (byTerm[term] ??= { closest: close, isBesideTail: false });
      if (close < meeting.closest) meeting.closest = close;
      if (!isTail) meeting.isBesideTail = true;
    }
    const isName = place >= makers && place < tails;
    if (isName && met.some(([term]) => terms[term]?.bonus === null)) named += 1;
  }
  return { byTerm, named };
}

/**
 * Order of cards with the same score: what can be had, what sells most, new before used, the cheaper
 * one first. Negative where the first record comes first.
 */
export function compareEqual(records: Int32Array, first: number, second: number): number {
  const of = (start: number, field: number) => numberAt(records, start, field);
  const isGone = (start: number) => (of(start, packedField.availability) === 3 ? 1 : 0);
  return (
    isGone(first) - isGone(second) ||
    of(first, packedField.isAccessory) - of(second, packedField.isAccessory) ||
    of(second, packedField.popularity) - of(first, packedField.popularity) ||
    of(first, packedField.condition) - of(second, packedField.condition) ||
    of(first, packedField.availability) - of(second, packedField.availability) ||
    of(first, packedField.price) - of(second, packedField.price) ||
    of(first, packedField.cardId) - of(second, packedField.cardId)
  );
}
