import { readGtin } from '../search/gtin.ts';

/**
 * The bar code of a variant as others may know it: 13 digits with a right check digit. Null for numbers that a shop gave
 * itself (GS1 General Specifications, restricted circulation: those that begin with 2, 02 or 04), which mean something
 * else everywhere else, and for the number of a carton.
 */
export function publicGtin(ean: string | null): string | null {
  const read = readGtin(ean ?? '');
  if (!read.ok || read.value.length !== 13) return null;
  return /^(?:2|02|04)/.test(read.value) ? null : read.value;
}
