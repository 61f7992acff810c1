import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareProduct } from './product-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(shopPaths(market).product)),
  screen: () => import('./product-screen.tsx').then((file) => file.ProductScreen),
  phrases: ['product', 'productCard', 'duration', 'promise'],
  weight: 'links',
  parts: ['ReviewSummary'],
};

export const load: LoadPage = prepareProduct;
