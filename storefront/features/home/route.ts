import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareHome } from './page-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).home),
  screen: () => import('./home-screen.tsx').then((file) => file.HomeScreen),
  phrases: ['home', 'productCard'],
  weight: 'links',
};

export const load: LoadPage = prepareHome;
