import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => accountPaths(market).addresses),
  screen: () => import('./addresses-screen.tsx').then((file) => file.AddressesScreen),
  phrases: ['account', 'signIn', 'validation'],
  weight: 'script',
};
