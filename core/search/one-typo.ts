/** Letters from which a word may hold one typo (DECISIONS "Catalogue and search"). */
const lettersForTypo = 5;

/** Only such words are slips of one another. */
export const isOfLetters = (word: string): boolean => /^\p{L}+$/u.test(word);

/**
 * Whether a folded word of a query may be met by a word one typo away: five letters or more and no
 * digit, because `13` and `14` are two models and not a slip.
 */
export const toleratesTypo = (word: string): boolean =>
  isOfLetters(word) && [...word].length >= lettersForTypo;

/** How much longer a word one typo away may be: one letter, of one or two UTF-16 units. */
export const mostUnitsLonger = 2;

/** Two letters that are swapped, of two UTF-16 units each. */
const mostChangedUnits = 4;

/**
 * Whether two words are at most one typo apart: one letter added, left out, changed, or two
 * neighbours swapped (Damerau–Levenshtein distance of 1 or less). Takes time linear in the length.
 */
export function withinOneTypo(first: string, second: string): boolean {
  // Nearly all pairs end here.
  if (Math.abs(first.length - second.length) > mostUnitsLonger || areFarApart(first, second))
    return false;
  const [short, long] = byLength([...first], [...second]);
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const restIsEqual = (skipShort: number, skipLong: number) =>
    short.slice(start + skipShort).join('') === long.slice(start + skipLong).join('');
  if (short.length < long.length) return restIsEqual(0, 1);
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return restIsEqual(1, 1) || (isSwapped && restIsEqual(2, 2));
}

const byLength = (first: readonly string[], second: readonly string[]) =>
  first.length <= second.length ? ([first, second] as const) : ([second, first] as const);

/** Whether more units lie between the common beginning and the common end than one slip can change. */
function areFarApart(first: string, second: string): boolean {
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first.charCodeAt(start) === second.charCodeAt(start)) start += 1;
  let end = 0;
  const fromEnd = (text: string) => text.charCodeAt(text.length - 1 - end);
  while (end < shorter - start && fromEnd(first) === fromEnd(second)) end += 1;
  return shorter - start - end > mostChangedUnits;
}
