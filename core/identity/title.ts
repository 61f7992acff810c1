import { accept, refuse, type Result } from '../shared/result.ts';
import { readTypedText, type TypedTextRefusal } from '../shared/typed-text.ts';

export type TitleRefusal = TypedTextRefusal | 'title_letters' | 'title_dot';

/** Longest title before a name, in characters. */
const maximumTitleLength = 50;

// Each word is letters with single dots inside or behind: `Ing.`, `Ph.D.`, `et`.
const words = /^[\p{Script=Latin}]+(?:\.[\p{Script=Latin}]+)*\.?$/u;

/**
 * Reads a title such as `Ing.`, `Ph.D.` or `Mgr. et Mgr.`: Latin letters alone, a dot at the end
 * (SPECIFICATION section 5, T-FORM-5). Words are separated by spaces or commas. An empty title is
 * `text_empty`; forms where a title may be missing do not ask.
 */
export function parseTitle(value: string): Result<string, TitleRefusal> {
  const text = readTypedText(value, maximumTitleLength);
  if (!text.ok) return text;
  const title = text.value.replace(/ +/g, ' ');
  if (!title.split(/, ?| /).every((word) => words.test(word))) return refuse('title_letters');
  return title.endsWith('.') ? accept(title) : refuse('title_dot');
}

/** Whether `parseTitle` accepts. */
export const isValidTitle = (value: string): boolean => parseTitle(value).ok;
