import { parseQuery, searchText, type SearchQuery } from './parse-query.ts';

/** What people say with what is looked for instead; as staff wrote both. */
export interface Synonym {
  readonly said: string;
  readonly meant: string;
}

/** Synonyms ready to be looked up: folded words of what is said, and what is meant. */
export type SynonymBook = ReadonlyMap<string, string>;

/** Words of the longest saying that is looked for. */
const mostWords = 6;

/** Folds what staff wrote, so that case and accents do not matter; of two that fold alike the first stays. */
export function synonymBook(synonyms: readonly Synonym[]): SynonymBook {
  const book = new Map<string, string>();
  for (const { said, meant } of synonyms) {
    const key = searchText(said);
    if (key !== '' && !book.has(key)) book.set(key, meant);
  }
  return book;
}

/**
 * The query with each saying of the book replaced by what is meant, the longest first; whole words alone, and once, so that
 * two synonyms of each other make no circle. Its codes stay those that were typed. The same query where nothing is said so.
 */
export function readBySynonyms(query: SearchQuery, book: SynonymBook): SearchQuery {
  if (book.size === 0) return query;
  const words = query.text.split(' ');
  const read: string[] = [];
  let isReplaced = false;
  for (let at = 0; at < words.length;) {
    const found = longestFrom(words, at, book);
    isReplaced ||= found !== null;
    read.push(found?.meant ?? words[at] ?? '');
    at += found?.length ?? 1;
  }
  if (!isReplaced) return query;
  const meant = parseQuery(read.join(' '));
  return meant.ok ? { ...meant.value, codes: query.codes } : query;
}

function longestFrom(words: readonly string[], at: number, book: SynonymBook) {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const meant = book.get(words.slice(at, at + length).join(' '));
    if (meant !== undefined) return { meant, length };
  }
  return null;
}
