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

/**
 * Whether two words are at most one typo apart: one letter added, left out, changed, or two
 * neighbours swapped (Damerau–Levenshtein distance of 1 or less). Takes time linear in the length.
 */
export function withinOneTypo(first: string, second: string): boolean {
  // Nearly all pairs end here.
  if (Math.abs(first.length - second.length) > mostUnitsLonger) return false;
  const start = commonStart(first, second);
  const end = commonEnd(first, second, start);
  const [short, long] = byLength(
    first.slice(start, first.length - end),
    second.slice(start, second.length - end),
  );
  // Two letters that are swapped may have two units each.
  if (long.length > 2 * mostUnitsLonger) return false;
  const [one, other] = [[...short], [...long]];
  if (one.length <= 1) return other.length <= 1;
  const isPair = one.length === 2 && other.length === 2;
  return isPair && one[0] === other[1] && one[1] === other[0];
}

const byLength = (first: string, second: string) =>
  first.length <= second.length ? ([first, second] as const) : ([second, first] as const);

/** Units with which both words begin; a letter of two units is never cut apart. */
function commonStart(first: string, second: string): number {
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first.charCodeAt(start) === second.charCodeAt(start)) start += 1;
  return start > 0 && isLeading(first.charCodeAt(start - 1)) ? start - 1 : start;
}

/** Units with which both words end, those of their common start left out. */
function commonEnd(first: string, second: string, start: number): number {
  const most = Math.min(first.length, second.length) - start;
  const unit = (word: string, end: number) => word.charCodeAt(word.length - 1 - end);
  let end = 0;
  while (end < most && unit(first, end) === unit(second, end)) end += 1;
  return end > 0 && isTrailing(unit(first, end - 1)) ? end - 1 : end;
}

const isLeading = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isTrailing = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
