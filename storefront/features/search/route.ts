import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareSearch } from './search-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).search),
  screen: () => import('./search-screen.tsx').then((file) => file.SearchScreen),
  phrases: ['search', 'listing', 'productCard'],
  weight: 'links',
};

export const load: LoadPage = prepareSearch;
