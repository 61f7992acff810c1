import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => accountPaths(market).security),
  screen: () => import('./security-screen.tsx').then((file) => file.SecurityScreen),
  phrases: ['account', 'signIn', 'devices', 'validation'],
  weight: 'script',
};
