import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareOrder } from './order-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(salePaths(market).thanks)),
  screen: () => import('./thanks-screen.tsx').then((file) => file.ThanksScreen),
  phrases: ['order'],
  weight: 'script',
};

export const load: LoadPage = prepareOrder;
