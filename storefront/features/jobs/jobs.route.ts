import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareJobs } from './jobs-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).jobs),
  screen: () => import('./jobs-screen.tsx').then((file) => file.JobsScreen),
  phrases: ['jobs'],
  weight: 'links',
};

export const load: LoadPage = prepareJobs;
