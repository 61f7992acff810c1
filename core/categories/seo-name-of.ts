import { foldText } from '../shared/text.ts';

const mostLetters = 120;

/**
 * A category's name as its piece of the address: small letters, digits and single dashes, at most 120
 * of them; `''` where the name has neither letters nor digits that an address can carry.
 */
export const seoNameOf = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostLetters)
    .replace(/^-+|-+$/g, '');
