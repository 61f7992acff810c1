import { numberAt, packedField } from './packed-document.ts';

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
  const meetings = new Meetings(terms, byWord);
  return (records: Int32Array, start: number): number | null => {
    const named = meetings.read(records, start);
    let loosest = 0;
    let extra = 0;
    let isUpper = true;
    for (let index = 0; index < terms.length; index += 1) {
      const bonus = terms[index]?.bonus ?? null;
      const closest = meetings.closest[index] ?? notMet;
      if (bonus !== null) extra += closest === notMet ? 0 : bonus;
      else if (closest === notMet) return null;
      else {
        if (closest > loosest) loosest = closest;
        if (meetings.isBesideTail[index] === 0) isUpper = false;
      }
    }
    const size = numberAt(records, start, packedField.nameSize);
    const boost = boostOf(boosts, records, start);
    const fit = share.any + share.coverage * Math.min(1, named / size) + extra;
    const tier = 2 * (closeness.typo - loosest) + (isUpper ? 1 : 0);
    return tierWidth * tier + boost * fit;
  };
}

const notMet = 255;
const sieveMask = 0x0f_ff;

/** Most words of a card are no word of the query; a look into a small table tells most of them. */
function sieveOf(words: Iterable<number>): Uint8Array {
  const sieve = new Uint8Array(sieveMask + 1);
  for (const word of words) sieve[word & sieveMask] = 1;
  return sieve;
}

function boostOf(boosts: ReadonlyMap<number, number>, records: Int32Array, start: number): number {
  const end = start + numberAt(records, start, packedField.length);
  let boost = 1;
  for (let at = end - numberAt(records, start, packedField.categories); at < end; at += 1) {
    boost *= boosts.get(records[at] ?? 0) ?? 1;
  }
  return Math.min(100, Math.max(0.01, boost));
}

/** How the terms of a query are met by one record after another; room is made once for all. */
class Meetings {
  /** By term; `notMet` for one that is not met. */
  readonly closest: Uint8Array;
  readonly isBesideTail: Uint8Array;
  readonly #terms: readonly NumberedTerm[];
  readonly #byWord: TermsOfWord;
  readonly #mayMeet: Uint8Array;

  constructor(terms: readonly NumberedTerm[], byWord: TermsOfWord) {
    this.#terms = terms;
    this.#byWord = byWord;
    this.#mayMeet = sieveOf(byWord.keys());
    this.closest = new Uint8Array(terms.length);
    this.isBesideTail = new Uint8Array(terms.length);
  }

  /** Answers how many words of the name a needed term meets. */
  read(records: Int32Array, start: number): number {
    this.closest.fill(notMet);
    this.isBesideTail.fill(0);
    const makers = numberAt(records, start, packedField.makers);
    const heads = makers + numberAt(records, start, packedField.heads);
    const tails = heads + numberAt(records, start, packedField.tails);
    const all = tails + numberAt(records, start, packedField.others);
    let named = 0;
    for (let place = 0; place < all; place += 1) {
      const word = records[start + packedField.lists + place] ?? 0;
      if (this.#mayMeet[word & sieveMask] === 0) continue;
      const met = this.#byWord.get(word);
      if (met === undefined) continue;
      const isNeeded = this.#meet(met, place >= heads && place < tails);
      if (isNeeded && place >= makers && place < tails) named += 1;
    }
    return named;
  }

  #meet(met: readonly (readonly [number, number])[], isTail: boolean): boolean {
    let isNeeded = false;
    for (const [term, close] of met) {
      if (close < (this.closest[term] ?? notMet)) this.closest[term] = close;
      if (!isTail) this.isBesideTail[term] = 1;
      if (this.#terms[term]?.bonus === null) isNeeded = true;
    }
    return isNeeded;
  }
}

/**
 * Order of cards with the same score: what can be had, what sells most, new before used, the cheaper
 * one first. Negative where the first record comes first. Sorting asks it often, so it makes nothing.
 */
export function compareEqual(records: Int32Array, first: number, second: number): number {
  return (
    isGone(records, first) - isGone(records, second) ||
    fieldsApart(records, first, second, packedField.isAccessory) ||
    fieldsApart(records, second, first, packedField.popularity) ||
    fieldsApart(records, first, second, packedField.condition) ||
    fieldsApart(records, first, second, packedField.availability) ||
    fieldsApart(records, first, second, packedField.price) ||
    fieldsApart(records, first, second, packedField.cardId)
  );
}

const isGone = (records: Int32Array, start: number): number =>
  records[start + packedField.availability] === 3 ? 1 : 0;

const fieldsApart = (records: Int32Array, one: number, other: number, field: number): number =>
  (records[one + field] ?? 0) - (records[other + field] ?? 0);
