import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, withCode, type PageRoute } from '../../lib/page-route.ts';

/** What it shows is read in the browser: nobody but the holder of the link is answered it. */
export const route: PageRoute = {
  path: inMarkets((market) => withCode(shopPaths(market).productPreview)),
  screen: () => import('./preview-screen.tsx').then((file) => file.PreviewScreen),
  phrases: ['product', 'productCard', 'duration', 'promise'],
  weight: 'script',
};
