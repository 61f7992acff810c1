import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareJob } from './jobs-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(shopPaths(market).job)),
  screen: () => import('./job-screen.tsx').then((file) => file.JobScreen),
  phrases: ['jobs'],
  weight: 'script',
};

export const load: LoadPage = prepareJob;
