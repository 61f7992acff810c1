import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareStore } from './stores-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(shopPaths(market).store)),
  screen: () => import('./store-screen.tsx').then((file) => file.StoreScreen),
  phrases: ['stores'],
  weight: 'script',
};

export const load: LoadPage = prepareStore;
