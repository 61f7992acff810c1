import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => salePaths(market).cart),
  screen: () => import('./cart-screen.tsx').then((file) => file.CartScreen),
  phrases: ['cart', 'productCard', 'promise', 'validation'],
  weight: 'script',
};
