import { accept, refuse, type Result } from '../shared/result.ts';
import { foldText, graphemeLength } from '../shared/text.ts';
import { readGtin } from './gtin.ts';
import { wordsIn, type Word } from './words.ts';

/** Letters that a search needs (SPECIFICATION section 9), counted as a person counts them. */
const searchMinLength = 2;
/** UTF-16 units and words that are read; what is pasted beyond them is ignored, not refused. */
const readUnits = 200;
const readWords = 12;

/** What a person looks for. Order of `words` does not matter to a match. */
export interface SearchQuery {
  /** Folded, single-spaced, cut to what is read. Signs are plain characters in it (T-SRCH-3). */
  readonly text: string;
  /** Without repeats, the last one stays: `pouzdro pro iPhone 13 Pro`. Empty when the query holds signs only: then `text` itself is looked for. */
  readonly words: readonly Word[];
  /** Keys under which an exact product code or bar code would be stored. */
  readonly codes: readonly string[];
}

/**
 * Reads a typed search. Refuses fewer than two letters after trim and NFC (T-SRCH-2). Any other text
 * is searched, whatever its signs and however long.
 */
export function parseQuery(typed: string): Result<SearchQuery, 'query_too_short'> {
  // Invisible marks would count as letters and split the words that they were pasted with.
  const visible = typed
    .trimStart()
    .slice(0, readUnits)
    .replace(/\p{Cf}|\p{Cs}/gu, '');
  if (graphemeLength(visible) < searchMinLength) return refuse('query_too_short');
  return accept({
    text: searchText(visible),
    words: withoutRepeats(wordsIn(visible)).slice(0, readWords),
    codes: codeKeys(visible),
  });
}

/** Folded text without invisible marks, white space as single spaces: what signs are looked for in. */
export const searchText = (text: string): string =>
  foldText(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Keys of a product code or bar code: letters and digits only, so that spaces, dashes and case of
 * the typed code do not matter; a bar code also under its 13 digits (T-SRCH-7).
 */
export function codeKeys(code: string): readonly string[] {
  const plain = foldText(code).replace(/[^\p{L}\p{N}]/gu, '');
  const gtin = readGtin(code);
  const keys = gtin.ok ? [plain, gtin.value] : [plain];
  return [...new Set(keys)].filter((key) => key !== '');
}

function withoutRepeats(words: readonly Word[]): readonly Word[] {
  const keyOf = (word: Word) => word.map(({ key }) => key).join(' ');
  const last = new Map(words.map((word, index) => [keyOf(word), index]));
  return words.filter((word, index) => last.get(keyOf(word)) === index);
}
