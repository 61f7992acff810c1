import { salePaths } from '#core/paths/sale-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareReplacement } from './replacement-query.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(salePaths(market).replacement)),
  screen: () => import('./replacement-screen.tsx').then((file) => file.ReplacementScreen),
  phrases: ['replacement'],
  weight: 'script',
};

export const load: LoadPage = prepareReplacement;
