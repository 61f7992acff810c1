import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareOrder } from './order-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(salePaths(market).order)),
  screen: () => import('./order-screen.tsx').then((file) => file.OrderScreen),
  phrases: ['order'],
  weight: 'script',
};

export const load: LoadPage = prepareOrder;
