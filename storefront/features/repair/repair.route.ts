import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareRepair } from './repair-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(shopPaths(market).repairStatus)),
  screen: () => import('./repair-screen.tsx').then((file) => file.RepairScreen),
  phrases: ['repair', 'service'],
  weight: 'script',
};

export const load: LoadPage = prepareRepair;
