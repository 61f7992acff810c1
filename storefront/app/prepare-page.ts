import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { buybackPaths } from '#core/buyback/buyback-paths.ts';
import { shopPaths } from '#core/catalog/shop-paths.ts';
import type { Client } from '#core/contract/client.ts';
import type { MarketCode } from '#core/market/market.ts';
import { prepareSelector } from '../features/buyback/prepare-selector.ts';
import { prepareCategory } from '../features/category/category-query.ts';
import { prepareCenters } from '../features/centers/centers-query.ts';
import { prepareCounterOffer } from '../features/status/counter-offer-query.ts';
import { prepareHome } from '../features/home/home-query.ts';
import { preparePriceList } from '../features/price-list/price-list-query.ts';
import { prepareSearch } from '../features/search/search-query.ts';
import { prepareThankYou } from '../features/thank-you/thank-you-query.ts';
import { accountPages } from './account-pages.ts';
import { withCode } from './code-route.ts';
import { contentPages } from './content-pages.ts';
import { productPages } from './product-pages.ts';
import { salePages } from './sale-pages.ts';
import { storePages } from './store-pages.ts';
import { resolveMissing } from './resolve-missing.ts';

export interface Preparation {
  /** Path with its search part. */
  readonly path: string;
  readonly market: MarketCode;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

export interface PreparedPage {
  readonly status: number;
  readonly location?: string;
}

/** `path` without its search part, which stands beside it. */
interface PagePreparation extends Preparation {
  readonly search: string;
}

/** `code` is the last piece of an address that has one: a random code or a name. */
type Prepare = (preparation: PagePreparation, code: string) => Promise<PreparedPage> | PreparedPage;

/** What each page needs before it can be rendered; the first pattern that fits counts. */
const pagesOf = (market: MarketCode): readonly (readonly [string, Prepare])[] => {
  const paths = buybackPaths(market);
  return [
    ['/', prepareHome],
    [paths.status, () => ({ status: 200 })],
    [paths.centers, prepareCenters],
    [withCode(paths.thankYou), prepareThankYou],
    [withCode(paths.counterOffer), prepareCounterOffer],
    [`${paths.root}/*`, prepareSelector],
    [shopPaths(market).cookies, () => ({ status: 200 })],
    ...accountPages(market),
    ...contentPages(market),
    ...salePages(market),
    ...storePages(market),
    ...productPages(market),
    [shopPaths(market).search, prepareSearch],
    [shopPaths(market).priceList, preparePriceList],
    // Whatever no page has is a category, or nothing.
    ['*', prepareCategory],
  ];
};

/** Fills the query cache for a page and says with which status it is answered. */
export async function preparePage(preparation: Preparation): Promise<PreparedPage> {
  const pathname = preparation.path.split('?', 1)[0] ?? '/';
  const prepared = await prepareMatching(preparation, pathname);
  return prepared.status === 404 ? resolveMissing(preparation.client, pathname) : prepared;
}

async function prepareMatching(preparation: Preparation, pathname: string): Promise<PreparedPage> {
  const search = preparation.path.slice(pathname.length);
  for (const [pattern, prepare] of pagesOf(preparation.market)) {
    const match = matchPath(pattern, pathname);
    if (match)
      return prepare({ ...preparation, path: pathname, search }, match.params['code'] ?? '');
  }
  return { status: 404 };
}
