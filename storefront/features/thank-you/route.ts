import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareThankYou } from './thank-you-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(buybackPaths(market).thankYou)),
  screen: () => import('./thank-you-screen.tsx').then((file) => file.ThankYouScreen),
  phrases: ['thankYou', 'parcel'],
  weight: 'script',
};

export const load: LoadPage = prepareThankYou;
