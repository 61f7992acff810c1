import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => accountPaths(market).registration),
  screen: () => import('./registration-screen.tsx').then((file) => file.RegistrationScreen),
  phrases: ['signIn', 'validation'],
  weight: 'script',
};
