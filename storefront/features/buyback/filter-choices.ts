import type { SelectionChoice } from '#core/buyback/selection-state.ts';
import { foldText } from '#core/shared/text.ts';

/** Choices whose names contain every typed word, whatever its case and diacritics. */
export function filterChoices<C extends SelectionChoice>(
  choices: readonly C[],
  typed: string,
): C[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ label }) => {
    const name = foldText(label);
    // "iphone13" finds "iPhone 13": spaces are easily forgotten.
    const glued = name.replace(/\s+/g, '');
    return words.every((word) => name.includes(word) || glued.includes(word));
  });
}
