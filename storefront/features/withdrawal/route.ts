import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, withCode, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(salePaths(market).withdrawal)),
  screen: () => import('./withdrawal-screen.tsx').then((file) => file.WithdrawalScreen),
  phrases: ['withdrawal', 'validation'],
  weight: 'script',
};
