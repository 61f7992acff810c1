import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => accountPaths(market).password),
  screen: () => import('./password-change-screen.tsx').then((file) => file.PasswordChangeScreen),
  phrases: ['account', 'signIn', 'validation'],
  weight: 'script',
};
