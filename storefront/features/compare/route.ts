import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareCompare } from './compare-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).compare),
  screen: () => import('./compare-screen.tsx').then((file) => file.CompareScreen),
  phrases: ['visitorLists', 'productCard'],
  weight: 'script',
};

export const load: LoadPage = prepareCompare;
