import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => accountPaths(market).overview),
  screen: () => import('./overview-screen.tsx').then((file) => file.OverviewScreen),
  phrases: ['account', 'signIn', 'validation'],
  weight: 'script',
};
