import { matchWords } from './match-words.ts';
import type { SearchQuery } from './parse-query.ts';
import { partsIn, wholeWord, type Word, type WordPart } from './words.ts';

/** A page that is no product: an article, a question, a store. */
export interface PageText {
  /** What it is called. */
  readonly title: string;
  /** By what else it is called: its kind, its town. */
  readonly named: string;
  /** What it says. */
  readonly text: string;
}

/** Words of a page, read once for many searches. */
export interface PageDocument {
  readonly names: readonly WordPart[];
  readonly all: readonly WordPart[];
}

/** UTF-16 units of what a page says that are searched. */
const readUnits = 20_000;

export function pageDocument({ title, named, text }: PageText): PageDocument {
  const names = partsIn(`${title} ${named}`);
  return { names, all: [...names, ...partsIn(text.slice(0, readUnits))] };
}

const longEnough = 5;
const endings = /[aeiouy]+$/;

/**
 * The query without the vowels that long words end with: sentences inflect what a person looks for by its first form
 * (`záruka`, `záruky`; `garanție`, `garanția`), and what is left is met as the beginning of each. Little words between
 * others (`na`, `de`) are left out.
 */
export function readForPages(query: SearchQuery): SearchQuery {
  const telling = query.words.filter((word) => wholeWord(word).length > 2);
  return { ...query, words: (telling.length > 0 ? telling : query.words).map(withoutEnding) };
}

const withoutEnding = (word: Word): Word =>
  word.map((part) => {
    if (part.key.length < longEnough) return part;
    const key = part.key.replace(endings, '');
    return { ...part, key, ends: part.ends.slice(0, key.length) };
  });

/** Where a page is looked for: what it is called alone, as while typing, or what it says too. */
export type PageReach = 'names' | 'all';

/**
 * Pages that have every word of a query as `readForPages` gives it, best first: those that are called by more of them. Equal
 * ones stay in the order given. A query of signs alone finds none.
 */
export function findPages<Page extends { readonly document: PageDocument }>(
  query: SearchQuery,
  pages: readonly Page[],
  reach: PageReach,
): readonly Page[] {
  if (query.words.length === 0) return [];
  return pages
    .flatMap((page) => {
      const { names, all } = page.document;
      const met = matchWords(query.words, reach === 'all' ? all : names);
      if (met.some((places) => places.length === 0)) return [];
      const called = matchWords(query.words, names).filter((places) => places.length > 0);
      return [{ page, called: called.length }];
    })
    .sort((one, other) => other.called - one.called)
    .map(({ page }) => page);
}
