import { productAddress } from '#core/catalog/product-address.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { MarketCode } from '#core/market/market.ts';

export type Suggestions = Reply<Endpoints['search-suggestions']>;
export type Pieces = Suggestions['completions'][number];

/** One line of the list: where it leads and what it says. */
export type SuggestionOption =
  | {
      readonly kind: 'completion' | 'category' | 'page';
      readonly to: string;
      readonly name: Pieces;
    }
  | {
      readonly kind: 'product';
      readonly to: string;
      readonly name: Pieces;
      readonly product: Suggestions['products'][number];
    };

export const plainText = (pieces: Pieces): string => pieces.map(({ text }) => text).join('');

/** The options in the order of the arrow keys: whole searches, categories, products, other pages. */
export function suggestionOptions(reply: Suggestions, market: MarketCode): SuggestionOption[] {
  const paths = shopPaths(market);
  const searchFor = (text: string) => `${paths.search}?q=${encodeURIComponent(text)}`;
  return [
    ...reply.completions.map((name) => ({
      kind: 'completion' as const,
      to: searchFor(plainText(name)),
      name,
    })),
    ...reply.categories.map(({ name, urlPath }) => ({
      kind: 'category' as const,
      to: urlPath,
      name,
    })),
    ...reply.products.map((product) => ({
      kind: 'product' as const,
      to: productAddress(market, product.seoName, { condition: product.condition }),
      name: product.name,
      product,
    })),
    ...reply.sitePages.map(({ title, path }) => ({ kind: 'page' as const, to: path, name: title })),
  ];
}

/** Index that an arrow leads to; -1 is the field itself, between the last and the first option. */
export function arrowedIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return index + 1 < count ? index + 1 : -1;
  if (key === 'ArrowUp') return index < 0 ? count - 1 : index - 1;
  return null;
}
