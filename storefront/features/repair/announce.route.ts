import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareAnnounce } from './announced-device.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).repair),
  screen: () => import('./announce-screen.tsx').then((file) => file.AnnounceScreen),
  phrases: ['repair', 'service', 'sell', 'duration', 'validation'],
  weight: 'script',
};

export const load: LoadPage = prepareAnnounce;
