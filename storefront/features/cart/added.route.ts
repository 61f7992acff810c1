import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, withCode, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode((code) => salePaths(market).added(Number(code)))),
  screen: () => import('./added-screen.tsx').then((file) => file.AddedScreen),
  phrases: ['cart', 'productCard'],
  weight: 'script',
};
