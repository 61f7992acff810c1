import { matchWords, type WordMatch } from './match-words.ts';
import type { SearchQuery } from './parse-query.ts';
import { partsOfName, type WordPart } from './words.ts';

/** A piece of a shown text; the pieces joined are the text as it was. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Marks in a text what a query met, by the same rule that found it: without regard to case and
 * accents, beginnings of words, glued names, one typo (then the whole word). Letters are marked
 * whole, also when they are written as a letter and its accent, or fold to two (`ß`).
 */
export function highlight(text: string, query: SearchQuery): readonly TextPiece[] {
  const parts = partsOfName(text);
  const ranges = matchWords(query.words, parts)
    .flat()
    .flatMap((match) => rangeOf(match, parts));
  return piecesOf(text, merged(ranges));
}

function rangeOf({ first, last, units }: WordMatch, parts: readonly WordPart[]): readonly Range[] {
  const start = parts[first]?.start;
  const end = parts[last]?.ends[units - 1];
  return start === undefined || end === undefined ? [] : [{ start, end }];
}

function merged(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || range.start > last.end) result.push(range);
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return result;
}

function piecesOf(text: string, ranges: readonly Range[]): readonly TextPiece[] {
  const pieces = ranges.flatMap(({ start, end }, index) => [
    { text: text.slice(ranges[index - 1]?.end ?? 0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
  ]);
  const rest = { text: text.slice(ranges.at(-1)?.end ?? 0), isMatch: false };
  return [...pieces, rest].filter((piece) => piece.text !== '');
}
