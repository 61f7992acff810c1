import { parseQuery } from '../search/parse-query.ts';
import { bestFirst, type SearchDocument } from '../search/rank.ts';
import { accept, type Result } from '../shared/result.ts';

/** Something the service is looked up by: a device, or an operation on one. */
export interface ServiceSearchItem {
  /** Of its full label, such as `Apple iPhone 13 – výměna baterie`; prepared once, not for each letter typed. */
  readonly document: SearchDocument;
}

/** Results that a list under the search field can show. */
const shownResults = 20;

/**
 * Smart search of the service catalogue: the best of the items for a typed text, by the one rule of
 * search. Refuses fewer than two letters (SPECIFICATION sections 5 and 9).
 */
export function smartSearch<Item extends ServiceSearchItem>(
  items: readonly Item[],
  typed: string,
): Result<readonly Item[], 'query_too_short'> {
  const query = parseQuery(typed);
  if (!query.ok) return query;
  const found = bestFirst(query.value, items, ({ document }) => document);
  return accept(found.slice(0, shownResults));
}
