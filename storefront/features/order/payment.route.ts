import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, withCode, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(salePaths(market).payment)),
  screen: () => import('./payment-screen.tsx').then((file) => file.PaymentScreen),
  phrases: ['order'],
  weight: 'script',
};
