import type { SupplierCurrency } from './supplier-resource.ts';

const signs: readonly (readonly [SupplierCurrency, RegExp])[] = [
  ['EUR', /€|(?<!\p{L})eur(?!\p{L})/iu],
  ['CZK', /(?<!\p{L})(?:kč|czk)(?!\p{L})/iu],
  ['RON', /(?<!\p{L})(?:lei|ron)(?!\p{L})/iu],
];

/** The currency that prices of a table name beside their numbers; null where none does, or several are named. */
export function readCurrency(prices: readonly string[]): SupplierCurrency | null {
  const named = signs.filter(([, sign]) => prices.some((price) => sign.test(price)));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}
