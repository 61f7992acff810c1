import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).findRepair),
  screen: () => import('./find-repair-screen.tsx').then((file) => file.FindRepairScreen),
  phrases: ['repair', 'validation'],
  weight: 'script',
};
