import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => salePaths(market).installments),
  screen: () => import('./installments-screen.tsx').then((file) => file.InstallmentsScreen),
  phrases: ['installments'],
  weight: 'script',
};
