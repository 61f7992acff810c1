/**
 * Codes of a variant that are not the shop's own, by column of `master_products`, each with its
 * property of schema.org: staff write them in the list of products, the shop shows and finds them.
 */
export const productCodes = {
  ean: 'gtin',
  /** The maker's part number. */
  mpn: 'mpn',
} as const;

export type ProductCode = keyof typeof productCodes;

export const codeNames = Object.keys(productCodes) as readonly ProductCode[]; // the record's own keys

/** The codes of something that has more than them. */
export const codesOf = <T>(
  of: Readonly<Record<ProductCode, T>>,
): Readonly<Record<ProductCode, T>> =>
  // Every name is one of them.
  Object.fromEntries(codeNames.map((name) => [name, of[name]])) as Record<ProductCode, T>;
