import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareCenters } from './centers-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => buybackPaths(market).centers),
  screen: () => import('./centers-screen.tsx').then((file) => file.CentersScreen),
  phrases: ['centers'],
  weight: 'script',
};

export const load: LoadPage = prepareCenters;
