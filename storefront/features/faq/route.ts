import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareFaq } from './faq-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).faq),
  screen: () => import('./faq-screen.tsx').then((file) => file.FaqScreen),
  phrases: ['faq'],
  weight: 'script',
};

export const load: LoadPage = prepareFaq;
