import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { preparePriceList } from './price-list-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).priceList),
  screen: () => import('./price-list-screen.tsx').then((file) => file.PriceListScreen),
  phrases: ['priceList', 'listing', 'productCard'],
  weight: 'links',
};

export const load: LoadPage = preparePriceList;
