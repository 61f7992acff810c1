import { servicePaths } from '#core/paths/service-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareService } from './service-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => `${servicePaths(market).root}/*`),
  screen: () => import('./service-screen.tsx').then((file) => file.ServiceScreen),
  phrases: ['service', 'duration'],
  weight: 'script',
};

export const load: LoadPage = prepareService;
