import { foldText } from '../shared/text.ts';

/** A piece of a word that is searched by itself: `iPhone13` has `iphone` and `13`, `S24+` has `s24` and `plus`. */
export interface WordPart {
  /** Folded letters and digits. */
  readonly key: string;
  /** Where the part starts in the original text, in UTF-16 units. */
  readonly start: number;
  /** For each UTF-16 unit of `key`, where the letter it came from ends in the original text. */
  readonly ends: readonly number[];
}

/** Parts typed without anything between them. */
export type Word = readonly WordPart[];

type RunKind = 'letters' | 'digits' | 'sign' | 'model';
interface Run extends WordPart {
  readonly kind: RunKind;
}
/** A run that still grows while its text is read. */
interface OpenRun extends Run {
  key: string;
  readonly ends: number[];
}

/**
 * A letter with the accents that follow it, and invisible marks such as a soft hyphen, which do not
 * split a word. Intl.Segmenter does more than that and takes far longer.
 */
const letters = /[^\p{M}\p{Cf}][\p{M}\p{Cf}]*|[\p{M}\p{Cf}]+/gu;
const visibleKey = (letter: string) => foldText(letter).replace(/\p{Cf}/gu, '');
const isPlain = (letter: string) => letter.length === 1 && letter <= '\x7f';

/**
 * Words of a text in its order, folded by the one normaliser, each split where letters meet digits.
 * A single letter stays with its digits (`s24ultra` is `s24` and `ultra`, `5g` is one part). A `+`
 * right after a word is the word "plus", as in the names of models; other signs only separate.
 */
export function wordsIn(text: string): readonly Word[] {
  const words: Word[] = [];
  let runs: OpenRun[] = [];
  const close = () => {
    if (runs.length > 0) words.push(runs.reduce<readonly Run[]>(withRun, []));
    runs = [];
  };
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const end = index + letter.length;
    // Most letters of a name are plain ones, whose key is known without normalising.
    for (const char of isPlain(letter) ? letter.toLowerCase() : visibleKey(letter)) {
      const kind = kindOf(char);
      if (kind === null) close();
      else if (kind !== 'sign') extend(runs, kind, char, index, end);
      else {
        if (runs.length > 0) runs.push(newRun('sign', 'plus', index, end));
        close();
      }
    }
  }
  close();
  return words;
}

/** Parts of a text without their grouping into words: what an index holds and a query is met with. */
export const partsIn = (text: string): readonly WordPart[] => wordsIn(text).flat();

/** Names that are remembered: the same few are shown by most searches. */
const mostNames = 2_000;
const longestName = 200;
const partsByName = new Map<string, readonly WordPart[]>();

/** The parts of a shown name, as `partsIn` reads them, remembered. */
export function partsOfName(name: string): readonly WordPart[] {
  const known = partsByName.get(name);
  if (known !== undefined) return known;
  const parts = partsIn(name);
  if (partsByName.size >= mostNames) partsByName.clear();
  if (name.length <= longestName) partsByName.set(name, parts);
  return parts;
}

/** A word as it was typed, without its split: `s24ultra`. */
export const wholeWord = (word: Word): string => word.map(({ key }) => key).join('');

function kindOf(char: string): Exclude<RunKind, 'model'> | null {
  if ((char >= 'a' && char <= 'z') || /\p{L}/u.test(char)) return 'letters';
  if (/\p{N}/u.test(char)) return 'digits';
  return char === '+' ? 'sign' : null;
}

function newRun(kind: RunKind, key: string, start: number, end: number): OpenRun {
  return { kind, key, start, ends: Array.from({ length: key.length }, () => end) };
}

function extend(runs: OpenRun[], kind: RunKind, char: string, start: number, end: number): void {
  const last = runs.at(-1);
  if (last?.kind !== kind) runs.push(newRun(kind, char, start, end));
  else {
    last.key += char;
    for (let unit = 0; unit < char.length; unit += 1) last.ends.push(end);
  }
}

function withRun(parts: readonly Run[], run: Run): readonly Run[] {
  const last = parts.at(-1);
  if (last === undefined) return [run];
  const rest = parts.slice(0, -1);
  if (isLetter(last) && run.kind === 'digits') return [...rest, joined(last, run, 'digits')];
  if (last.kind === 'digits' && isLetter(run)) return [...rest, joined(last, run, 'model')];
  return [...parts, run];
}

const isLetter = (run: Run) => run.kind === 'letters' && [...run.key].length === 1;

const joined = (first: Run, second: Run, kind: RunKind): Run => ({
  kind,
  key: first.key + second.key,
  start: first.start,
  ends: [...first.ends, ...second.ends],
});
