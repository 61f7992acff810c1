import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareReservation } from './reservation-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(shopPaths(market).reservation)),
  screen: () => import('./reservation-screen.tsx').then((file) => file.ReservationScreen),
  phrases: ['reservation'],
  weight: 'script',
};

export const load: LoadPage = prepareReservation;
