import { Route } from 'react-router';
import { accountPaths } from '#core/accounts/account-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import type { AccountScreens } from './account-screens.ts';
import { withCode } from './code-route.ts';

/** Addresses of accounts; called, because routes are no component. */
export function accountRoutes(screens: AccountScreens, market: MarketCode) {
  const paths = accountPaths(market);
  return (
    <>
      <Route path={paths.login} element={<screens.Login />} />
      <Route path={paths.registration} element={<screens.Registration />} />
      <Route path={withCode(paths.confirmRegistration)} element={<screens.ConfirmRegistration />} />
      <Route path={paths.passwordReset} element={<screens.ForgottenPassword />} />
      <Route path={withCode(paths.newPassword)} element={<screens.NewPassword />} />
      <Route path={paths.overview} element={<screens.AccountOverview />} />
      <Route path={paths.orders} element={<screens.MyOrders />} />
      <Route path={paths.personalData} element={<screens.PersonalData />} />
      <Route path={paths.addresses} element={<screens.Addresses />} />
      <Route path={paths.password} element={<screens.PasswordChange />} />
      <Route path={paths.privacy} element={<screens.Privacy />} />
    </>
  );
}
