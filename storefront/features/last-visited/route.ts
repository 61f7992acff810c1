import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).lastVisited),
  screen: () => import('./last-visited-screen.tsx').then((file) => file.LastVisitedScreen),
  phrases: ['visitorLists', 'productCard'],
  weight: 'script',
};
