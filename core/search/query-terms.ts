import {
  accessoryConcepts,
  aliases,
  deviceConcepts,
  modelsMeant,
  noiseWords,
  universalConcepts,
} from './concept-forms.ts';
import { conceptsFrom, conceptsNear, conceptsOf, conceptWord } from './concepts.ts';
import { toleratesTypo, withinOneTypo } from './one-typo.ts';
import type { SearchQuery } from './parse-query.ts';
import { takeApart, type KnownWords } from './query-words.ts';
import { closeness, type NumberedTerm } from './score-document.ts';
import { wholeWord, type Word } from './words.ts';

/** A word of a query with the words of the index that meet it. */
export interface QueryTerm extends NumberedTerm {
  /** As it was read: typed, by its alias or corrected. */
  readonly read: string;
  /** Names an accessory that serves more than one model. */
  readonly isUniversal: boolean;
  /** The words of the index by number, for an index that is asked by word. */
  readonly words: ReadonlyMap<number, string>;
}

/** A query in the words of an index. */
export interface QueryTerms {
  readonly terms: readonly QueryTerm[];
  /** Words that nothing meets; with any of them, no card answers the query. */
  readonly unknown: readonly string[];
  /** The query as it was read where a typo was put right, else null. */
  readonly correctedTo: string | null;
}

type Options = ReadonlyMap<number, readonly [word: string, close: number]>;

interface Draft {
  readonly read: string;
  readonly isNoise?: boolean;
  readonly options: Options;
  readonly kinds: readonly string[];
}

/**
 * Understands a query by what an index holds. A word is met by itself, by its kind of thing (any
 * word for a case meets every case), else as a beginning, else glued or with one typo; the last word
 * also as a beginning while it is `unfinished`. Neighbours that are one word in the index (`air
 * pods`) meet it together. Words that ask for nothing (`levně`, `na`) are optional, and so is, beside
 * an accessory, the kind of device it is for.
 */
export function queryTerms(query: SearchQuery, known: KnownWords, unfinished: boolean): QueryTerms {
  const last = query.words.length - 1;
  const perWord = query.words.map((word, index) =>
    draftsOf(word, known, unfinished && index === last),
  );
  const drafts = joinNeighbours(query.words, perWord, known);
  const isNoise = ({ read, joined }: (typeof drafts)[number]) => !joined && noiseWords.has(read);
  const isAsking = !drafts.every(isNoise);
  const kept = drafts.map((draft) => (isAsking && isNoise(draft) ? asNoise(draft) : draft));
  const names = kept.flatMap(({ kinds }) => kinds);
  const isForDevice = names.some((kind) => accessoryConcepts.has(kind));
  const terms = kept.map((draft, index) => ({
    read: draft.read,
    options: new Map([...draft.options].map(([id, [, close]]) => [id, close])),
    words: new Map([...draft.options].map(([id, [word]]) => [id, word])),
    bonus: draft.isNoise ? bonuses.noise : isForDevice ? bonusOf(kept, index) : null,
    isUniversal: draft.kinds.some((kind) => universalConcepts.has(kind)),
  }));
  const isCorrected = terms.some(isTypo);
  return {
    terms: terms.filter(({ options }) => options.size > 0),
    unknown: terms
      .filter(({ options, bonus }) => options.size === 0 && bonus === null)
      .map(({ read }) => read),
    correctedTo: isCorrected ? terms.map(({ read }) => read).join(' ') : null,
  };
}

/** A word that asks for nothing speaks for names that have it all the same: `Xperia 10 V`. */
const asNoise = (draft: Draft & { readonly joined: boolean }) => ({
  ...draft,
  isNoise: true,
  kinds: [],
  options: new Map([...draft.options].filter(([, [, close]]) => close === closeness.word)),
});

/** More than any share of a name for the kind of device that an accessory is for, little else. */
const bonuses = { device: 1, preposition: 0.02, noise: 0.05 };

function bonusOf(drafts: readonly Draft[], index: number): number | null {
  const draft = drafts[index];
  if (draft !== undefined && isDevice(draft)) return bonuses.device;
  return isPreposition(drafts, index) ? bonuses.preposition : null;
}

const isDevice = ({ kinds }: Draft) => kinds.some((kind) => deviceConcepts.has(kind));
const isTypo = ({ options }: QueryTerm) =>
  options.size > 0 && [...options.values()].every((close) => close === closeness.typo);

/** The `pro` of "pouzdro pro iPhone" and not that of "iPhone 13 Pro": behind words without a number. */
const isPreposition = (drafts: readonly Draft[], index: number) =>
  drafts[index]?.read === 'pro' &&
  index > 0 &&
  index < drafts.length - 1 &&
  drafts.slice(0, index).some(({ kinds }) => kinds.some((kind) => accessoryConcepts.has(kind))) &&
  !drafts.slice(0, index).some(({ read }) => /\p{N}/u.test(read));

function draftsOf(word: Word, known: KnownWords, unfinished: boolean): readonly Draft[] {
  const keys = word.map(({ key }) => key);
  const isKnown = (key: string) => known.exact(key) !== undefined;
  const plain = keys.map((key, index) =>
    plainDraft(key, known, unfinished && index === keys.length - 1),
  );
  if (keys.length > 1 && !keys.every(isKnown)) {
    const apart = takeApart(word, isKnown);
    if (apart) return apart.map((key) => plainDraft(key, known, false));
  }
  if (keys.length > 1 || plain.every(({ options }) => options.size > 0)) {
    return plain.map((draft) => (draft.options.size > 0 ? draft : typoDraft(draft.read, known)));
  }
  const [key = ''] = keys;
  const near = typoDraft(key, known);
  const apart = takeApart(word, isKnown);
  // A letter pressed twice is a slip (`iphonee`), not the `e` of another name.
  const isSlip = near.options.size > 0 && /(\p{L})\1$/u.test(key) && apart?.at(-1)?.length === 1;
  const isClean =
    apart?.length === 2 && !isSlip && apart.some((piece) => /^\p{L}{4,}$/u.test(piece));
  return apart && (isClean || near.options.size === 0)
    ? apart.map((piece) => plainDraft(piece, known, false))
    : [near];
}

/** The word itself and its kinds; else, or while it is unfinished, what begins so. */
function plainDraft(typed: string, known: KnownWords, unfinished: boolean): Draft {
  const key = known.exact(typed) === undefined ? (aliases.get(typed) ?? typed) : typed;
  const options = new Map<number, readonly [string, number]>();
  const add = (word: string, close: number, id = known.exact(word)) => {
    if (id !== undefined && !options.has(id)) options.set(id, [word, close]);
  };
  add(key, closeness.word);
  const kinds = conceptsOf(key);
  for (const kind of kinds) add(conceptWord(kind), closeness.word);
  for (const model of modelsMeant.get(typed) ?? []) add(model, closeness.word);
  if (options.size === 0 || unfinished) {
    for (const { id, word } of known.from(key)) {
      if (unfinished || !cutsNumber(word, key.length)) add(word, closeness.prefix, id);
    }
    const others = key.length < 3 ? [] : conceptsFrom(key).map(conceptWord);
    for (const word of others) add(word, closeness.prefix);
  }
  return { read: key, options, kinds };
}

function typoDraft(key: string, known: KnownWords): Draft {
  if (!toleratesTypo(key)) return { read: key, options: new Map(), kinds: [] };
  const near = known.near(key).filter(({ word }) => withinOneTypo(key, word));
  const kinds = conceptsNear(key);
  const options = new Map<number, readonly [string, number]>(
    near.map(({ id, word }) => [id, [word, closeness.typo]]),
  );
  for (const word of kinds.map(conceptWord)) {
    const id = known.exact(word);
    if (id !== undefined) options.set(id, [word, closeness.typo]);
  }
  return { read: near[0]?.word ?? key, options, kinds };
}

/** `12` is no beginning of `128`, except while it is typed: one model must not show another. */
const cutsNumber = (word: string, units: number) =>
  /\p{N}$/u.test(word.slice(0, units)) && /^\p{N}/u.test(word.slice(units));

type Option = readonly [number, readonly [word: string, close: number]];

/** `air pods` is `airpods`, and `power bank` a kind of thing: both words stand for it. */
function joinNeighbours(
  words: readonly Word[],
  perWord: readonly (readonly Draft[])[],
  known: KnownWords,
): readonly (Draft & { readonly joined: boolean })[] {
  const pairs = words.map((word, index) => pairOf(word, words[index + 1], known));
  return perWord.flatMap((drafts, index) => {
    const joins = [pairs[index - 1], pairs[index]].filter((pair) => pair !== undefined);
    return drafts.map((draft) => ({
      ...draft,
      options: new Map([...draft.options, ...joins.flatMap(({ options }) => options)]),
      kinds: [...draft.kinds, ...joins.flatMap(({ kinds }) => kinds)],
      joined: joins.length > 0,
    }));
  });
}

function pairOf(first: Word, second: Word | undefined, known: KnownWords) {
  if (second === undefined) return undefined;
  const pair = `${wholeWord(first)}${wholeWord(second)}`;
  const word = known.exact(pair) === undefined ? (aliases.get(pair) ?? pair) : pair;
  const kinds = conceptsOf(word);
  const options = [word, ...kinds.map(conceptWord)].flatMap((each): Option[] => {
    const id = known.exact(each);
    return id === undefined ? [] : [[id, [each, closeness.word]]];
  });
  return options.length === 0 ? undefined : { options, kinds };
}
