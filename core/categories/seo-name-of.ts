import { accept, refuse, type Result } from '../shared/result.ts';
import { foldText } from '../shared/text.ts';

/** Most letters of a category's piece of the address. */
export const mostLetters = 120;

/** Small letters and digits, parted by single dashes. */
export const seoNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A category's name as its piece of the address: small letters, digits and single dashes, at most 120
 * of them; `''` where the name has neither letters nor digits that an address can carry.
 */
export const seoNameOf = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostLetters)
    .replace(/^-+|-+$/g, '');

/** Reads a piece of the address as staff type it, by the rules of the contract's `seoName`. */
export function readSeoName(text: string): Result<string, 'too_long' | 'invalid_seo_name'> {
  if (text.length > mostLetters) return refuse('too_long');
  return seoNamePattern.test(text) ? accept(text) : refuse('invalid_seo_name');
}
