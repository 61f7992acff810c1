import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => accountPaths(market).login),
  screen: () => import('./login-screen.tsx').then((file) => file.LoginScreen),
  phrases: ['signIn', 'validation'],
  weight: 'script',
};
