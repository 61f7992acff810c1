import type { MarketCode } from '../market/market.ts';
import { shopPaths } from '../paths/shop-paths.ts';
import { mostCompared } from '../visitor-lists/visitor-lists.ts';
import type { QueryEntries } from './listing-url.ts';

const names = {
  cz: { products: 'produkty', differences: 'jen-rozdily' },
  ro: { products: 'produse', differences: 'doar-diferente' },
} as const;

/** What a comparison shows; all of it is in its address, so that it can be sent to somebody. */
export interface Comparison {
  /** `seo_name`s side by side, at most four, each once. */
  readonly products: readonly string[];
  readonly onlyDifferences: boolean;
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads a comparison from an address's query, decoded; what is malformed or too much is left out. */
export function readComparison(market: MarketCode, entries: QueryEntries): Comparison {
  const said = (name: string) => entries.findLast(([each]) => each === name)?.[1] ?? '';
  const products = said(names[market].products)
    .split(',')
    .filter((name) => slug.test(name));
  return {
    products: [...new Set(products)].slice(0, mostCompared),
    onlyDifferences: said(names[market].differences) === '1',
  };
}

/** Path and query of a comparison; the plain path where nothing is compared. */
export function compareAddress(
  market: MarketCode,
  { products, onlyDifferences = false }: Pick<Comparison, 'products'> & Partial<Comparison>,
): string {
  const path = shopPaths(market).compare;
  if (products.length === 0) return path;
  const query = `${names[market].products}=${products.join(',')}`;
  return `${path}?${query}${onlyDifferences ? `&${names[market].differences}=1` : ''}`;
}
