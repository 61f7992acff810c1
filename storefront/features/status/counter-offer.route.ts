import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareCounterOffer } from './counter-offer-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(buybackPaths(market).counterOffer)),
  screen: () => import('./counter-offer-screen.tsx').then((file) => file.CounterOfferScreen),
  phrases: ['status'],
  weight: 'script',
};

export const load: LoadPage = prepareCounterOffer;
