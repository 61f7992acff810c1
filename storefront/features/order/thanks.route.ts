import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, withCode, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(salePaths(market).thanks)),
  screen: () => import('./thanks-screen.tsx').then((file) => file.ThanksScreen),
  phrases: ['order'],
  weight: 'script',
};
