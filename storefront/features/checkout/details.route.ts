import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => salePaths(market).details),
  screen: () => import('./details-screen.tsx').then((file) => file.DetailsScreen),
  phrases: ['checkout', 'cart', 'validation'],
  weight: 'script',
};
