import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareLanding } from './page-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(shopPaths(market).promotion)),
  screen: () => import('./landing-screen.tsx').then((file) => file.LandingScreen),
  phrases: ['home', 'productCard'],
  weight: 'links',
};

export const load: LoadPage = prepareLanding;
