import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareArticle } from './articles-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(shopPaths(market).article)),
  screen: () => import('./article-screen.tsx').then((file) => file.ArticleScreen),
  phrases: ['articles'],
  weight: 'links',
};

export const load: LoadPage = prepareArticle;
