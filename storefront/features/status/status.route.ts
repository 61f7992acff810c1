import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => buybackPaths(market).status),
  screen: () => import('./status-screen.tsx').then((file) => file.StatusScreen),
  phrases: ['status', 'parcel', 'validation'],
  weight: 'script',
};
