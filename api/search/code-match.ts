/** A code as it is looked for: small letters and digits alone. */
const plain = (column: string) => `regexp_replace(lower(${column}), '[^a-z0-9]', '', 'g')`;

/** Whether the variant `v` has one of some codes; each kind is found by an index of its own. */
export const hasCode = (is: (column: string) => string): string =>
  [is('v.ean'), is(plain('v.code')), is(plain('v.mpn'))].join(' or ');

/** Every code of the variants `v` of a group, as one array. */
export const allCodes = `array_agg(v.code) || array_remove(array_agg(v.ean) || array_agg(v.mpn), null)`;
