import type { DeviceKind } from '../buyback/device-kind.ts';
import type { Language } from '../market/market.ts';
import { accessoryConcepts, deviceNames } from './concept-forms.ts';
import { conceptsOf, conceptWord } from './concepts.ts';
import { partsIn } from './words.ts';

/** Folded words of a text; see `wordReader`. */
export type WordReader = (text: string) => readonly string[];

type Texts = Readonly<Record<Language, string>>;

/** What is known of a card that is to be found. */
export interface SearchSource {
  readonly kind: DeviceKind;
  readonly condition: 'new' | 'nearly_new' | 'used';
  readonly manufacturer: string;
  /** By which models of one name are told apart. */
  readonly releasedIn: number;
  /** Kinds of devices that an accessory is made for. */
  readonly fits: readonly DeviceKind[];
  /** Of the family, without the group. */
  readonly name: Texts;
  /** Such as `128 GB`, or ''. */
  readonly groupName: string;
  /** Of its categories and the values of its attributes, colours among them. */
  readonly traits: TraitWords;
}

/** What names of categories and values say, prepared for the many cards that share them. */
export interface TraitWords {
  readonly words: readonly string[];
  /** Kinds of accessories that are named. */
  readonly kinds: readonly string[];
  /** Colours and the like, as words of an index. */
  readonly qualities: readonly string[];
}

/** Words of a card by what they say of it; without repeats, a word stands in one list only. */
export interface DocumentWords {
  readonly maker: readonly string[];
  /** What it is: its name up to what it is for. */
  readonly head: readonly string[];
  /** What an accessory is for: `iphone`, `13`. */
  readonly tail: readonly string[];
  /** Its group and kind of thing, colours, other attributes, categories, condition. */
  readonly other: readonly string[];
  /** Words of the name besides the maker and the group; at least 1. */
  readonly nameSize: number;
}

const kindConcept = { phone: 'phone', tablet: 'tablet', smartwatch: 'watch' } as const;
const conditionConcept = { new: 'new', nearly_new: 'nearly-new', used: 'used' } as const;
/** Where an accessory's name begins to say what it is for; small letters, unlike a model's `Pro`. */
const forWhat: Readonly<Record<Language, RegExp>> = {
  cs: / (?:pro|k|na|s|se) (?=\S)/u,
  ro: / (?:pentru|cu) (?=\S)/u,
};
/** A number says nothing without its name: the 8 of "8 GB RAM" is no model. */
const saysSomething = /^\p{L}{2,}$/u;
const longest = 60;

/** Words under which a card is found, folded and split as queries are (core/search/words.ts). */
export function documentWords(source: SearchSource, keysOf: WordReader): DocumentWords {
  const taken = new Set<string>();
  const fresh = (words: readonly string[]) =>
    words.filter((word) => {
      if (taken.has(word) || word.length > longest) return false;
      taken.add(word);
      return true;
    });
  const names = [splitName(source, 'cs', keysOf), splitName(source, 'ro', keysOf)];
  const maker = fresh(keysOf(source.manufacturer));
  const head = fresh(names.flatMap((name) => name.head));
  const group = fresh([
    ...keysOf(source.groupName),
    ...(source.kind === 'accessory' ? [] : [String(source.releasedIn)]),
    ...kindsOf(source, head),
  ]);
  const nameSize = names[0]?.size(maker) ?? 1;
  const tail = fresh([...names.flatMap((name) => name.tail), ...deviceWords(source, maker)]);
  // These are no two alike, and to remember them all would take longer than the rest.
  const other = [
    ...source.traits.words,
    ...source.traits.qualities,
    conceptWord(conditionConcept[source.condition]),
  ].filter((word) => !taken.has(word) && word.length <= longest);
  return { maker, head, tail, other: [...group, ...other], nameSize };
}

/** Reads the names of categories and values. */
export function traitWords(names: readonly Texts[], keysOf: WordReader): TraitWords {
  const keys = [...new Set(names.flatMap(({ cs, ro }) => [...keysOf(cs), ...keysOf(ro)]))];
  const concepts = [...new Set(keys.flatMap(conceptsOf))];
  return {
    words: keys.filter((word) => saysSomething.test(word)),
    kinds: concepts.filter((each) => accessoryConcepts.has(each)),
    qualities: concepts.filter(isQuality).map(conceptWord),
  };
}

const things: ReadonlySet<string> = new Set([...accessoryConcepts, ...Object.values(kindConcept)]);
const conditions: ReadonlySet<string> = new Set(Object.values(conditionConcept));
const isQuality = (concept: string) => !things.has(concept) && !conditions.has(concept);

/** Tokens, and texts, that a reader remembers: names of a million products are made of some thousand. */
const mostRemembered = 50_000;

/**
 * A reader of many texts: what stands between spaces is read once, for spaces always part words, and
 * so is what many names have in common, such as what their accessories are for.
 */
export function wordReader(): WordReader {
  const token = remembering((text) => partsIn(text).map(({ key }) => key));
  return remembering((text) => text.split(' ').flatMap(token));
}

function remembering(read: WordReader): WordReader {
  const remembered = new Map<string, readonly string[]>();
  return (text) => {
    const known = remembered.get(text);
    if (known) return known;
    const keys = read(text);
    if (remembered.size < mostRemembered) remembered.set(text, keys);
    return keys;
  };
}

function splitName({ kind, name }: SearchSource, language: Language, keysOf: WordReader) {
  const place = kind === 'accessory' ? forWhat[language].exec(name[language]) : null;
  const head = keysOf(place ? name[language].slice(0, place.index) : name[language]);
  const tail = keysOf(place ? name[language].slice(place.index + place[0].length) : '');
  const size = (maker: readonly string[]) =>
    Math.max(1, [...head, ...tail].filter((word) => !maker.includes(word)).length);
  return { head, tail, size };
}

/** What an accessory is for without its name saying so. */
function deviceWords({ kind, fits }: SearchSource, maker: readonly string[]): readonly string[] {
  if (kind !== 'accessory') return [];
  const kinds = fits.flatMap((fit) => (fit === 'accessory' ? [] : conceptWord(kindConcept[fit])));
  return fits.length > 0 ? kinds : maker.flatMap((name) => deviceNames.get(name) ?? []);
}

function kindsOf({ kind, traits }: SearchSource, heads: readonly string[]): readonly string[] {
  if (kind !== 'accessory') return [conceptWord(kindConcept[kind])];
  // "Curele de ceas" is a strap and no watch: only kinds of accessories count here.
  const named = heads.flatMap(conceptsOf).filter((each) => accessoryConcepts.has(each));
  return ['accessory', ...named, ...traits.kinds].map(conceptWord);
}
