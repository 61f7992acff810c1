import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).cookies),
  screen: () => import('./cookies-screen.tsx').then((file) => file.CookiesScreen),
  phrases: ['consent'],
  weight: 'script',
};
