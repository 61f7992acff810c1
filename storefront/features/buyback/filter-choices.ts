import type { SelectionChoice } from '#core/buyback/selection-state.ts';
import { foldText } from '#core/shared/text.ts';

/** "iphone13" finds "iPhone 13": spaces are easily forgotten. */
const glue = (text: string): string => text.replace(/\s+/g, '');
/** What may follow the name that was meant: a size, and no Pro or Max. */
const sizeAlone = /^\d*(?:gb|tb|mm)?$/;

/**
 * Choices whose names contain every typed word, whatever its case and diacritics; first those that
 * say nothing besides but their size, so that no Pro Max hides the "iPhone 13 128 GB" that was typed.
 */
export function filterChoices<C extends SelectionChoice>(
  choices: readonly C[],
  typed: string,
): C[] {
  const text = foldText(typed);
  const words = text.split(/\s+/).filter(Boolean);
  const whole = glue(text);
  const found = choices.flatMap((choice) => {
    const name = foldText(choice.label);
    const glued = glue(name);
    if (!words.every((word) => name.includes(word) || glued.includes(word))) return [];
    const at = glued.indexOf(whole);
    const isMeant = at >= 0 && sizeAlone.test(glued.slice(at + whole.length));
    return [{ choice, isMeant }];
  });
  return found
    .toSorted((a, b) => Number(b.isMeant) - Number(a.isMeant))
    .map(({ choice }) => choice);
}
