import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareNewsletter } from './subscriber-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(shopPaths(market).newsletter)),
  screen: () => import('./newsletter-screen.tsx').then((file) => file.NewsletterScreen),
  phrases: ['newsletter'],
  weight: 'script',
};

export const load: LoadPage = prepareNewsletter;
