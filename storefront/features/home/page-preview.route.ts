import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, withCode, type PageRoute } from '../../lib/page-route.ts';

/** What it shows is read in the browser: nobody but the holder of the link is answered it. */
export const route: PageRoute = {
  path: inMarkets((market) => withCode(shopPaths(market).pagePreview)),
  screen: () => import('./page-preview-screen.tsx').then((file) => file.PagePreviewScreen),
  phrases: ['home', 'productCard'],
  weight: 'script',
};
