import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => salePaths(market).swap),
  screen: () => import('./swap-screen.tsx').then((file) => file.SwapScreen),
  phrases: ['checkout', 'cart'],
  weight: 'script',
};
