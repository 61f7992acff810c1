import { groupBy } from '../shared/group-by.ts';
import { isOfLetters, mostUnitsLonger, toleratesTypo, withinOneTypo } from './one-typo.ts';
import type { SearchDocument } from './rank.ts';
import { wholeWord, type Word } from './words.ts';

/** Something that is looked up by its words. */
export interface Searched {
  readonly document: SearchDocument;
}

/**
 * Entries by the distinct words of their documents, of which there are few: a typed word is compared with these, and
 * only entries that may meet it are read. What meets what is said by match-words.ts alone, so whoever asks still ranks
 * the entries that are answered; none that would meet is left out. All answers are in the order given.
 */
export interface Indexed<Entry> extends LookUp<Entry> {
  /** The same, for one search that asks of the same words several times: what was found of a word is remembered. */
  readonly forOneSearch: () => LookUp<Entry>;
}

/** Ways to look entries up by typed words. */
export interface LookUp<Entry> {
  readonly entries: readonly Entry[];
  /** Those that have every one of these words, or a longer one that begins so; all where there are no words. */
  readonly spelled: (words: readonly Word[]) => readonly Entry[];
  /** Those that may meet every one of these words; all where there are no words. */
  readonly near: (words: readonly Word[]) => readonly Entry[];
  /** Those that may meet each of these words, as neighbours of one another. */
  readonly nearEach: (words: readonly Word[]) => readonly (readonly Entry[])[];
}

type Places = ReadonlySet<number>;

/** Prepares entries to be looked up; done once for many searches. */
export function indexed<Entry extends Searched>(entries: readonly Entry[]): Indexed<Entry> {
  const vocabulary = vocabularyOf(entries);
  return {
    ...lookUp(entries, vocabulary),
    forOneSearch: () => lookUp(entries, remembered(vocabulary)),
  };
}

function lookUp<Entry>(entries: readonly Entry[], vocabulary: Vocabulary): LookUp<Entry> {
  const at = (places: Places) =>
    [...places].sort((one, other) => one - other).flatMap((place) => entries[place] ?? []);
  const inEach = (sets: readonly Places[]) => {
    const common = intersection(sets);
    return common === null ? entries : at(common);
  };
  const setsOf = (words: readonly Word[]) => placesOfEach(vocabulary, words);
  return {
    entries,
    spelled: (words) => inEach(words.map((word) => vocabulary.beginning(wholeWord(word)))),
    near: (words) => inEach(setsOf(words)),
    nearEach: (words) => setsOf(words).map(at),
  };
}

/** Where each word may be met: by itself, by all its parts, or together with a neighbour. */
function placesOfEach({ meeting, slipping }: Vocabulary, words: readonly Word[]): Places[] {
  const wholes = words.map(wholeWord);
  const withNext = wholes.slice(0, -1).map((whole, at) => meeting(whole + (wholes[at + 1] ?? '')));
  return words.map((word, at) => {
    const byParts = word.map(({ key }) => union([meeting(key), slipping(key)]));
    const together = [withNext[at - 1], withNext[at]].flatMap((places) => places ?? []);
    return union([meeting(wholes[at] ?? ''), intersection(byParts) ?? none, ...together]);
  });
}

interface Vocabulary {
  /** Entries of words that begin so. */
  readonly beginning: (typed: string) => Places;
  /** Entries of words that begin so, or that make what is typed with other words of the same entry. */
  readonly meeting: (typed: string) => Places;
  /** Entries of words that are one slip away. */
  readonly slipping: (typed: string) => Places;
}

function remembered({ beginning, meeting, slipping }: Vocabulary): Vocabulary {
  const once = (find: (typed: string) => Places) => {
    const known = new Map<string, Places>();
    return (typed: string) => {
      const found = known.get(typed) ?? find(typed);
      known.set(typed, found);
      return found;
    };
  };
  return { beginning: once(beginning), meeting: once(meeting), slipping: once(slipping) };
}

/** By how much longer, or shorter, words may be one slip away. */
const unitsLonger = Array.from(
  { length: 2 * mostUnitsLonger + 1 },
  (_, at) => at - mostUnitsLonger,
);

function vocabularyOf(entries: readonly Searched[]): Vocabulary {
  const placesOf = new Map<string, Set<number>>();
  for (const [place, { document }] of entries.entries()) {
    for (const { key } of document.parts) {
      const places = placesOf.get(key) ?? new Set();
      placesOf.set(key, places.add(place));
    }
  }
  const sorted = [...placesOf].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const ofLetters = groupBy(
    sorted.filter(([key]) => isOfLetters(key)),
    ([key]) => key.length,
  );
  const beginning = (typed: string) => union(startingWith(sorted, typed));
  const slipping = (typed: string) =>
    union(
      unitsLonger.flatMap((more) =>
        (ofLetters.get(typed.length + more) ?? []).flatMap(([key, places]) =>
          withinOneTypo(typed, key) ? [places] : [],
        ),
      ),
    );
  // A long word may be taken apart in very many ways, which share their ends.
  const meeting = (typed: string, known = new Map<string, Places>()): Places => {
    const before = known.get(typed);
    if (before) return before;
    const glued: Places[] = [];
    for (let cut = 1; cut < typed.length; cut += 1) {
      const places = placesOf.get(typed.slice(0, cut));
      const common = places && intersection([places, meeting(typed.slice(cut), known)]);
      if (common) glued.push(common);
    }
    const met = union([beginning(typed), ...glued]);
    known.set(typed, met);
    return met;
  };
  return {
    beginning,
    meeting: (typed) => meeting(typed),
    slipping: (typed) => (toleratesTypo(typed) ? slipping(typed) : none),
  };
}

type SortedWords = readonly (readonly [key: string, places: Places])[];

/** Places of the words that begin so, which stand beside one another; found by halving. */
function startingWith(sorted: SortedWords, typed: string): Places[] {
  let first = 0;
  for (let end = sorted.length; first < end;) {
    const middle = (first + end) >> 1;
    if ((sorted[middle]?.[0] ?? '') < typed) first = middle + 1;
    else end = middle;
  }
  let last = first;
  while (sorted[last]?.[0].startsWith(typed)) last += 1;
  return sorted.slice(first, last).map(([, places]) => places);
}

const none: Places = new Set();

/** Most unions are of one set and nothing else, which is then not copied. */
function union(sets: readonly Places[]): Places {
  const [first = none, ...more] = sets.filter(({ size }) => size > 0);
  if (more.length === 0) return first;
  const all = new Set(first);
  for (const places of more) for (const place of places) all.add(place);
  return all;
}

/** Null of no sets. */
function intersection(sets: readonly Places[]): Places | null {
  const [fewest, ...more] = sets.toSorted((one, other) => one.size - other.size);
  if (!fewest) return null;
  return new Set([...fewest].filter((place) => more.every((places) => places.has(place))));
}
