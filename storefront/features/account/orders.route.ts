import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => accountPaths(market).orders),
  screen: () => import('./orders-screen.tsx').then((file) => file.OrdersScreen),
  phrases: ['account', 'repair', 'signIn', 'validation'],
  weight: 'script',
};
