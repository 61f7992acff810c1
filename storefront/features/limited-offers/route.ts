import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareLimitedOffers } from './limited-offers-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).limitedOffers),
  screen: () => import('./limited-offers-screen.tsx').then((file) => file.LimitedOffersScreen),
  phrases: ['limitedOffers', 'productCard', 'duration'],
  weight: 'links',
};

export const load: LoadPage = prepareLimitedOffers;
