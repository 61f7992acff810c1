import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { inMarkets, withCode, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareSelector } from './prepare-selector.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(buybackPaths(market).offer)),
  screen: () => import('./selector-screen.tsx').then((file) => file.SelectorScreen),
  phrases: ['selector'],
  weight: 'script',
  parts: ['Questionnaire'],
};

export const load: LoadPage = prepareSelector;
