import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => salePaths(market).delivery),
  screen: () => import('./delivery-screen.tsx').then((file) => file.DeliveryScreen),
  phrases: ['checkout', 'cart', 'promise'],
  weight: 'script',
};
