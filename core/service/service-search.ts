import type { Indexed, LookUp, Searched } from '../search/indexed.ts';
import { matchWords } from '../search/match-words.ts';
import { parseQuery, type SearchQuery } from '../search/parse-query.ts';
import { bestFirst } from '../search/rank.ts';
import { wholeWord, type Word } from '../search/words.ts';
import { accept, type Result } from '../shared/result.ts';

/**
 * What the service is looked up by: of a device its maker and name; of an operation its name and other words for it, in
 * both languages.
 */
export interface ServiceSearchBook<Device extends Searched, Operation extends Searched> {
  /** In the order in which people bring them, which decides among equals. */
  readonly devices: Indexed<Device>;
  readonly operations: Indexed<Operation>;
}

export interface ServiceFound<Device, Operation> {
  /** Best first. */
  readonly devices: readonly Device[];
  /** What is done to these devices, or to any where none is named; best first. */
  readonly operations: readonly Operation[];
}

/** Devices under the search field; the operations of the first stand below it. */
const mostDevices = 8;

/**
 * Smart search of the service over devices and operations together (SPECIFICATION sections 5 and 9): `iphone 13
 * display`, `s23 baterka`, `prasklé sklo`. Words that only operations know name what is done, all others the device;
 * a word that both know (`pro`) belongs to the device as long as one is found with it. Refuses fewer than two letters.
 */
export function searchService<Device extends Searched, Operation extends Searched>(
  book: ServiceSearchBook<Device, Operation>,
  typed: string,
): Result<ServiceFound<Device, Operation>, 'query_too_short'> {
  const query = parseQuery(typed);
  if (!query.ok) return query;
  const devices = book.devices.forOneSearch();
  const operations = book.operations.forOneSearch();
  const spelled = bestSpelled(query.value, devices);
  if (spelled.length > 0) return accept({ devices: spelled, operations: [] });
  const { words } = query.value;
  const isOperation = knownWords(words, operations);
  const done = withWords(
    query.value,
    words.filter((_, place) => isOperation[place]),
  );
  const rest = withWords(
    query.value,
    words.filter((_, place) => !isOperation[place]),
  );
  const found = done === null ? [] : meetingMost(done, operations);
  const meant = rest === null ? [] : bestSpelled(rest, devices);
  if (meant.length > 0) return accept({ devices: meant, operations: found });
  const named = bestOf(query.value, devices);
  if (named.length > 0) return accept({ devices: named, operations: [] });
  if (rest === null) return accept({ devices: [], operations: found });
  const near = bestOf(rest, devices);
  return accept({
    devices: near.length > 0 ? near : bestWithout(rest, devices),
    operations: found,
  });
}

/**
 * Devices by the words that some device knows (`mám rozbitý iphone 13`). A word with a digit is never left out, for it
 * tells models apart, and numbers alone name no device.
 */
function bestWithout<Device extends Searched>(
  query: SearchQuery,
  devices: LookUp<Device>,
): readonly Device[] {
  const isKnown = knownWords(query.words, devices);
  const named = query.words.filter((word, place) => isKnown[place] || hasDigit(word));
  const kept = named.every(hasDigit) ? null : withWords(query, named);
  return kept === null ? [] : bestOf(kept, devices);
}

const hasDigit = (word: Word): boolean => /\d/.test(wholeWord(word));

/** Devices whose names have every word as it is typed, which is how most searches end. */
const bestSpelled = <Device extends Searched>(query: SearchQuery, devices: LookUp<Device>) =>
  best(query, devices.spelled(query.words));

const bestOf = <Device extends Searched>(query: SearchQuery, devices: LookUp<Device>) =>
  best(query, devices.near(query.words));

const best = <Device extends Searched>(query: SearchQuery, devices: readonly Device[]) =>
  bestFirst(query, devices, ({ document }) => document).slice(0, mostDevices);

/** Which words some of the entries know. */
const knownWords = (words: readonly Word[], entries: LookUp<Searched>): boolean[] =>
  entries.nearEach(words).map((near, at) => {
    // A word is met by itself or together with a neighbour, whatever else is typed.
    const first = Math.max(0, at - 1);
    const typed = words.slice(first, at + 2);
    return near.some(
      ({ document }) => (matchWords(typed, document.parts)[at - first] ?? []).length > 0,
    );
  });

const withWords = (query: SearchQuery, words: SearchQuery['words']): SearchQuery | null =>
  words.length === 0 ? null : { ...query, words, codes: [] };

/** Operations by how many of the words they meet, those that meet none left out. */
function meetingMost<Operation extends Searched>(
  { words }: SearchQuery,
  operations: LookUp<Operation>,
): Operation[] {
  const near = new Set(operations.nearEach(words).flat());
  const met = operations.entries
    .filter((each) => near.has(each))
    .map((operation) => ({
      operation,
      count: matchWords(words, operation.document.parts).filter((places) => places.length > 0)
        .length,
    }));
  const most = Math.max(0, ...met.map(({ count }) => count));
  return met.flatMap(({ operation, count }) => (count > 0 && count === most ? [operation] : []));
}
