import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => salePaths(market).summary),
  screen: () => import('./summary-screen.tsx').then((file) => file.SummaryScreen),
  phrases: ['checkout', 'cart', 'promise'],
  weight: 'script',
};
