import { isOfLetters, toleratesTypo, withinOneTypo } from './one-typo.ts';
import { wholeWord, type Word, type WordPart } from './words.ts';

/** From the closest to the loosest way in which a word of a query meets a text. */
const matchKinds = ['word', 'prefix', 'typo'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** Where a word of a query stands in the parts of a text. */
export interface WordMatch {
  readonly kind: MatchKind;
  /** Indexes of the first and last part, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** UTF-16 units of the last part's key that were met. */
  readonly units: number;
}

/**
 * Where each word of a query meets the parts of a text; an empty list for a word that does not.
 * A word is met whole or as the beginning of one, by its own parts, across parts typed apart
 * (`promax` and `Pro Max`), together with its neighbour (`air pods` and `AirPods`), or, when nothing
 * else meets it, with one typo (DECISIONS "Catalogue and search"). The order of words is free.
 */
export function matchWords(
  words: readonly Word[],
  parts: readonly WordPart[],
): readonly (readonly WordMatch[])[] {
  const wholes = words.map(wholeWord);
  // Most words are met by themselves, and then no neighbour is asked.
  const withNext = (index: number) => {
    const [whole, next] = [wholes[index], wholes[index + 1]];
    return whole === undefined || next === undefined ? [] : occurrences(`${whole}${next}`, parts);
  };
  return words.map((word, index) => {
    const own = matchWord(word, parts);
    return own.length > 0 ? own : [...withNext(index - 1), ...withNext(index)];
  });
}

function matchWord(word: Word, parts: readonly WordPart[]): readonly WordMatch[] {
  const whole = occurrences(wholeWord(word), parts);
  if (whole.length > 0) return whole;
  const perPart = word.map(({ key }) => matchPart(key, parts));
  if (perPart.some((matches) => matches.length === 0)) return [];
  // One slip in one part makes the whole word a slip.
  const kind = matchKinds[Math.max(...perPart.map(closestKind))] ?? 'typo';
  return perPart.flat().map((match) => ({ ...match, kind }));
}

/** Index in `matchKinds` of the closest of some matches. */
export const closestKind = (matches: readonly WordMatch[]): number =>
  Math.min(...matches.map(({ kind }) => matchKinds.indexOf(kind)));

function matchPart(key: string, parts: readonly WordPart[]): readonly WordMatch[] {
  const plain = occurrences(key, parts);
  if (plain.length > 0 || !toleratesTypo(key)) return plain;
  return parts.flatMap((part, index) =>
    withinOneTypo(key, part.key) && isOfLetters(part.key)
      ? [{ kind: 'typo' as const, first: index, last: index, units: part.key.length }]
      : [],
  );
}

/** Every place where a folded word starts a part and goes on through the parts behind it. */
function occurrences(word: string, parts: readonly WordPart[]): readonly WordMatch[] {
  return parts.flatMap((_, first) => occurrenceAt(word, parts, first) ?? []);
}

function occurrenceAt(
  word: string,
  parts: readonly WordPart[],
  first: number,
): WordMatch | undefined {
  let rest = word;
  for (let last = first; last < parts.length; last += 1) {
    const key = parts[last]?.key ?? '';
    if (rest === key) return { kind: 'word', first, last, units: key.length };
    if (key.startsWith(rest)) {
      return cutsNumber(key, rest.length)
        ? undefined
        : { kind: 'prefix', first, last, units: rest.length };
    }
    if (!rest.startsWith(key)) return undefined;
    rest = rest.slice(key.length);
  }
  return undefined;
}

/** `12` is not the beginning of `128`: who looks for one model must not be shown another. */
const cutsNumber = (key: string, units: number) =>
  /\p{N}$/u.test(key.slice(0, units)) && /^\p{N}/u.test(key.slice(units));
