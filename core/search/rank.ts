import { closestKind, matchWords, type WordMatch } from './match-words.ts';
import { codeKeys, searchText, type SearchQuery } from './parse-query.ts';
import { partsIn, type WordPart } from './words.ts';

/** What is searched of one product, prepared once. */
export interface SearchDocument {
  readonly text: string;
  readonly parts: readonly WordPart[];
  readonly codes: ReadonlySet<string>;
  /** Category boost, 0.01 to 100; 1 changes nothing (DECISIONS "Categories"). */
  readonly boost: number;
}

/** Prepares a product for `rank`. `codes` are its product codes, bar codes and serial-free labels. */
export function searchDocument(name: string, codes: readonly string[], boost = 1): SearchDocument {
  return {
    text: searchText(name),
    parts: partsIn(name),
    codes: new Set(codes.flatMap(codeKeys)),
    boost,
  };
}

/** Wider than the largest boost, so that a boost never lifts a document over a closer kind. */
const tierWidth = 1_000;
const tiers = { code: 4, word: 3 };

/**
 * How well a document answers a query: higher is better, null does not answer it at all. The rule is
 * `1000 × tier + boost × coverage`. The tier is 4 for an exact code; else every word of the query
 * must be in the document, and the loosest of them decides: 3 whole words, 2 beginnings of words,
 * 1 a typo. Coverage is the share of the name's words that the query met, so that `iphone 13` puts
 * the phone before its case; the boost (1 by default) weighs it inside its tier only.
 */
export function rank(query: SearchQuery, document: SearchDocument): number | null {
  const inTier = (tier: number, coverage: number) => tierWidth * tier + document.boost * coverage;
  if (query.codes.some((code) => document.codes.has(code))) return inTier(tiers.code, 1);
  if (query.words.length === 0) {
    return document.text.includes(query.text) ? inTier(tiers.word, 1) : null;
  }
  const matches = matchWords(query.words, document.parts);
  if (matches.some((places) => places.length === 0)) return null;
  const loosest = Math.max(...matches.map(closestKind));
  return inTier(tiers.word - loosest, coveredParts(matches.flat()) / document.parts.length);
}

function coveredParts(matches: readonly WordMatch[]): number {
  const covered = new Set<number>();
  for (const { first, last } of matches) {
    for (let part = first; part <= last; part += 1) covered.add(part);
  }
  return covered.size;
}

/**
 * Entries that answer a query, best first; equal ones stay in the order given, so the caller's order
 * (name, sales) decides among them.
 */
export function bestFirst<Entry>(
  query: SearchQuery,
  entries: readonly Entry[],
  documentOf: (entry: Entry) => SearchDocument,
): readonly Entry[] {
  return entries
    .flatMap((entry) => {
      const score = rank(query, documentOf(entry));
      return score === null ? [] : [{ entry, score }];
    })
    .sort((first, second) => second.score - first.score)
    .map(({ entry }) => entry);
}
