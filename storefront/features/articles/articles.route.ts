import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareArticles } from './articles-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).articles),
  screen: () => import('./articles-screen.tsx').then((file) => file.ArticlesScreen),
  phrases: ['articles'],
  weight: 'links',
};

export const load: LoadPage = prepareArticles;
