import { shopPaths } from '#core/catalog/shop-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import { prepareCompare } from '../features/compare/compare-query.ts';
import { prepareLimitedOffers } from '../features/limited-offers/limited-offers-query.ts';
import { prepareProduct } from '../features/product/product-query.ts';
import { withCode } from './code-route.ts';

/** What belongs to a visitor is loaded in the browser alone. */
const prepareNothing = () => ({ status: 200 });

/** What the pages of products and of visitors' lists need before they are rendered. */
export function productPages(market: MarketCode) {
  const paths = shopPaths(market);
  return [
    [withCode(paths.product), prepareProduct],
    [paths.limitedOffers, prepareLimitedOffers],
    [paths.compare, prepareCompare],
    [paths.favourites, prepareNothing],
    [paths.lastVisited, prepareNothing],
  ] as const;
}
