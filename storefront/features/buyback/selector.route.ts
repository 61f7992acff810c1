import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { inMarkets, type LoadPage, type PageRoute } from '../../lib/page-route.ts';
import { prepareSelector } from './prepare-selector.ts';

/** The root and its steps before the questionnaire: type, manufacturer and model. */
const linkPieces = 4;

export const route: PageRoute = {
  path: inMarkets((market) => `${buybackPaths(market).root}/*`),
  screen: () => import('./selector-screen.tsx').then((file) => file.SelectorScreen),
  phrases: ['selector'],
  weight: (pathname) =>
    pathname.split('/').filter(Boolean).length <= linkPieces ? 'links' : 'script',
  parts: ['Questionnaire'],
};

export const load: LoadPage = prepareSelector;
