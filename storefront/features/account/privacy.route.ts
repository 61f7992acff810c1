import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => accountPaths(market).privacy),
  screen: () => import('./privacy-screen.tsx').then((file) => file.PrivacyScreen),
  phrases: ['account', 'signIn', 'validation'],
  weight: 'script',
};
