import type { ComponentType } from 'react';
import type { ScreenLoader } from './screen-loader.ts';

/** Signing in, registration and the pages of an account. */
export interface AccountScreens {
  readonly Login: ComponentType;
  readonly Registration: ComponentType;
  readonly ConfirmRegistration: ComponentType;
  readonly ForgottenPassword: ComponentType;
  readonly NewPassword: ComponentType;
  readonly AccountOverview: ComponentType;
  readonly MyOrders: ComponentType;
  readonly PersonalData: ComponentType;
  readonly Addresses: ComponentType;
  readonly PasswordChange: ComponentType;
  readonly Privacy: ComponentType;
}

const signIn = ['signIn', 'validation'] as const;
const account = ['account', 'signIn', 'validation'] as const;

/** The same as they arrive in the browser. */
export function accountScreens({ screen }: ScreenLoader): AccountScreens {
  const login = screen(signIn, () =>
    import('../features/account/login-screen.tsx').then((file) => file.LoginScreen),
  );
  const registration = screen(signIn, () =>
    import('../features/account/registration-screen.tsx').then((file) => file.RegistrationScreen),
  );
  const confirm = screen(signIn, () =>
    import('../features/account/confirm-registration-screen.tsx').then(
      (file) => file.ConfirmRegistrationScreen,
    ),
  );
  const forgotten = screen(signIn, () =>
    import('../features/account/forgotten-password-screen.tsx').then(
      (file) => file.ForgottenPasswordScreen,
    ),
  );
  const newPassword = screen(signIn, () =>
    import('../features/account/new-password-screen.tsx').then((file) => file.NewPasswordScreen),
  );
  return {
    Login: login.Screen,
    Registration: registration.Screen,
    ConfirmRegistration: confirm.Screen,
    ForgottenPassword: forgotten.Screen,
    NewPassword: newPassword.Screen,
    ...ownScreens(screen),
  };
}

/** Pages of who is signed in. */
function ownScreens(screen: ScreenLoader['screen']) {
  const overview = screen(account, () =>
    import('../features/account/overview-screen.tsx').then((file) => file.OverviewScreen),
  );
  const orders = screen(account, () =>
    import('../features/account/orders-screen.tsx').then((file) => file.OrdersScreen),
  );
  const personalData = screen(account, () =>
    import('../features/account/personal-data-screen.tsx').then((file) => file.PersonalDataScreen),
  );
  const addresses = screen(account, () =>
    import('../features/account/addresses-screen.tsx').then((file) => file.AddressesScreen),
  );
  const password = screen(account, () =>
    import('../features/account/password-change-screen.tsx').then(
      (file) => file.PasswordChangeScreen,
    ),
  );
  const privacy = screen(account, () =>
    import('../features/account/privacy-screen.tsx').then((file) => file.PrivacyScreen),
  );
  return {
    AccountOverview: overview.Screen,
    MyOrders: orders.Screen,
    PersonalData: personalData.Screen,
    Addresses: addresses.Screen,
    PasswordChange: password.Screen,
    Privacy: privacy.Screen,
  };
}
