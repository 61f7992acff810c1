import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, withCode, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(accountPaths(market).newPassword)),
  screen: () => import('./new-password-screen.tsx').then((file) => file.NewPasswordScreen),
  phrases: ['signIn', 'validation'],
  weight: 'script',
};
