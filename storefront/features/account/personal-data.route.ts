import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => accountPaths(market).personalData),
  screen: () => import('./personal-data-screen.tsx').then((file) => file.PersonalDataScreen),
  phrases: ['account', 'signIn', 'validation'],
  weight: 'script',
};
