import { accountPaths } from '#core/paths/account-paths.ts';
import { inMarkets, type PageRoute } from '../../lib/page-route.ts';

export const route: PageRoute = {
  path: inMarkets((market) => accountPaths(market).passwordReset),
  screen: () =>
    import('./forgotten-password-screen.tsx').then((file) => file.ForgottenPasswordScreen),
  phrases: ['signIn', 'validation'],
  weight: 'script',
};
