import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => salePaths(market).orderStatus),
  screen: () => import('./order-status-screen.tsx').then((file) => file.OrderStatusScreen),
  phrases: ['order', 'validation'],
  weight: 'script',
};
