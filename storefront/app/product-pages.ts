import { shopPaths } from '#core/catalog/shop-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import { prepareCompare } from '../features/compare/compare-query.ts';
import { prepareLimitedOffers } from '../features/limited-offers/limited-offers-query.ts';
import { prepareProduct } from '../features/product/product-query.ts';
import { prepareReviewSummary } from '../features/reviews/reviews-query.ts';
import { withCode } from './code-route.ts';

/** What belongs to a visitor is loaded in the browser alone. */
const prepareNothing = () => ({ status: 200 });

/** Features do not import each other, so the app puts the reviews beside the product. */
async function prepareProductWithReviews(
  preparation: Parameters<typeof prepareProduct>[0],
  seoName: string,
) {
  const reviews = prepareReviewSummary(preparation, seoName);
  const prepared = await prepareProduct(preparation, seoName);
  await reviews;
  return prepared;
}

/** What the pages of products and of visitors' lists need before they are rendered. */
export function productPages(market: MarketCode) {
  const paths = shopPaths(market);
  return [
    [withCode(paths.product), prepareProductWithReviews],
    [paths.limitedOffers, prepareLimitedOffers],
    [paths.compare, prepareCompare],
    [paths.favourites, prepareNothing],
    [paths.lastVisited, prepareNothing],
  ] as const;
}
