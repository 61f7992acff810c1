import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).favourites),
  screen: () => import('./favourites-screen.tsx').then((file) => file.FavouritesScreen),
  phrases: ['visitorLists', 'productCard'],
  weight: 'script',
};
