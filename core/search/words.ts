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

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Words of a text in its order, folded by the one normaliser, each split where letters meet digits.
 * A single letter stays with its digits (`s24ultra` is `s24` and `ultra`, `5g` is one part). A `+`
 * right after a word is the word "plus", as in the names of models; other signs only separate.
 */
export function wordsIn(text: string): readonly Word[] {
  const words: Word[] = [];
  let runs: Run[] = [];
  const close = () => {
    if (runs.length > 0) words.push(runs.reduce<readonly Run[]>(withRun, []));
    runs = [];
  };
  for (const { segment, index } of graphemes.segment(text)) {
    const end = index + segment.length;
    for (const char of foldText(segment)) {
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

/** A word as it was typed, without its split: `s24ultra`. */
export const wholeWord = (word: Word): string => word.map(({ key }) => key).join('');

function kindOf(char: string): Exclude<RunKind, 'model'> | null {
  if (/\p{L}/u.test(char)) return 'letters';
  if (/\p{N}/u.test(char)) return 'digits';
  return char === '+' ? 'sign' : null;
}

const newRun = (kind: RunKind, key: string, start: number, end: number): Run => ({
  kind,
  key,
  start,
  ends: Array.from(key, (char) => Array.from({ length: char.length }, () => end)).flat(),
});

function extend(runs: Run[], kind: RunKind, char: string, start: number, end: number): void {
  const run = newRun(kind, char, start, end);
  const last = runs.at(-1);
  if (last?.kind === kind) runs[runs.length - 1] = joined(last, run, kind);
  else runs.push(run);
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
