import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareReviews } from './reviews-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(shopPaths(market).reviews)),
  screen: () => import('./reviews-screen.tsx').then((file) => file.ReviewsScreen),
  phrases: ['reviews'],
  weight: 'script',
};

export const load: LoadPage = prepareReviews;
