import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, withCode, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(salePaths(market).order)),
  screen: () => import('./order-screen.tsx').then((file) => file.OrderScreen),
  phrases: ['order'],
  weight: 'script',
};
