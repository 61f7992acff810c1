import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, withCode, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => withCode(accountPaths(market).confirmRegistration)),
  screen: () =>
    import('./confirm-registration-screen.tsx').then((file) => file.ConfirmRegistrationScreen),
  phrases: ['signIn', 'validation'],
  weight: 'script',
};
