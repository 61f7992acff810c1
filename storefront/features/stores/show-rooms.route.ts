import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareStores } from './stores-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).showRooms),
  screen: () => import('./stores-screen.tsx').then((file) => file.ShowRoomsScreen),
  phrases: ['stores'],
  weight: 'script',
};

export const load: LoadPage = prepareStores;
