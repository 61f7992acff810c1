import { shopPaths } from '#core/paths/shop-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareCaptcha } from '../../lib/captcha-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => shopPaths(market).contact),
  screen: () => import('./contact-screen.tsx').then((file) => file.ContactScreen),
  phrases: ['contact', 'captcha', 'validation'],
  weight: 'script',
};

export const load: LoadPage = prepareCaptcha;
