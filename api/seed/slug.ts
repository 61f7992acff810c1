import { foldText } from '#core/shared/text.ts';

const slugOfWord = (word: string): string =>
  foldText(word)
    .replaceAll('+', '-plus-')
    .replaceAll('&', '-and-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Names of a million products are made of some thousand words; each is read once. */
const mostRemembered = 20_000;
const remembered = new Map<string, string>();

function slugOfKnown(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const slug = slugOfWord(word);
  if (remembered.size < mostRemembered) remembered.set(word, slug);
  return slug;
}

/** A name as a part of an address: `Galaxy Tab A9+ 11.0"` → `galaxy-tab-a9-plus-11-0`. */
export const slugOf = (name: string): string =>
  name
    .split(' ')
    .map(slugOfKnown)
    .filter((slug) => slug !== '')
    .join('-');

/** Words that name a device only together with its maker. */
const needsMaker = /^(?:[a-z]*\d|watch|pad|phone|tab|tablet|smart|one|note)/;

/** The maker-less slug of a model, or null where it would be too short, a number or a bare code. */
export function freeSlugOf(name: string): string | null {
  const slug = slugOf(name);
  return slug.length < 5 || needsMaker.test(slug) ? null : slug;
}

/** `-128gb`, `-1tb`, or nothing. */
export function storageSuffix(storageGb: number | null): string {
  if (storageGb === null) return '';
  return storageGb >= 1024 ? `-${String(storageGb / 1024)}tb` : `-${String(storageGb)}gb`;
}
