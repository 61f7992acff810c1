import type { TextPiece } from '#core/search/highlight.ts';
import { foldText } from '#core/shared/text.ts';
import { searchedText, type CategoryIndex } from './category-index.ts';

/** Words to look for, without case and accents; none where nothing was typed. */
export const wordsOf = (term: string): readonly string[] =>
  foldText(term)
    .split(/\s+/)
    .filter((word) => word !== '');

export interface Filtered {
  /** Categories with all the words in their name. */
  readonly matches: ReadonlySet<number>;
  /** These and all above them, so that each is seen in its place. */
  readonly kept: ReadonlySet<number>;
}

/** What stays of the tree for these words. */
export function filterCategories(index: CategoryIndex, words: readonly string[]): Filtered {
  const matches = new Set<number>();
  const kept = new Set<number>();
  for (const [id, category] of index.categories) {
    const text = searchedText(category);
    if (!words.every((word) => text.includes(word))) continue;
    matches.add(id);
    // What is above a kept one is kept already, so the walk ends there.
    for (let at: number | null = id; at !== null && !kept.has(at);) {
      kept.add(at);
      at = index.tree.rows.get(at)?.parent ?? null;
    }
  }
  return { matches, kept };
}

/** A name in pieces, those that met a word marked; accents and case stay as they are written. */
export function matchPieces(text: string, words: readonly string[]): readonly TextPiece[] {
  // Letters stand where they stood although some fold to two and accents of their own to none.
  const letters = Array.from(text);
  let key = '';
  const owners: number[] = [];
  for (const [at, letter] of letters.entries()) {
    const part = foldText(letter);
    key += part;
    for (let unit = 0; unit < part.length; unit += 1) owners.push(at);
  }
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = key.indexOf(word); at !== -1; at = key.indexOf(word, at + word.length)) {
      for (const owner of owners.slice(at, at + word.length)) marked.add(owner);
    }
  }
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1);
    const isMark = foldText(letter) === '';
    const isMatch = isMark ? (last?.isMatch ?? false) : marked.has(at);
    if (last?.isMatch === isMatch) last.text += letter;
    else pieces.push({ text: letter, isMatch });
  }
  return pieces;
}
