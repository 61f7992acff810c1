import { AddressesScreen } from '../features/account/addresses-screen.tsx';
import { ConfirmRegistrationScreen } from '../features/account/confirm-registration-screen.tsx';
import { ForgottenPasswordScreen } from '../features/account/forgotten-password-screen.tsx';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { NewPasswordScreen } from '../features/account/new-password-screen.tsx';
import { OrdersScreen } from '../features/account/orders-screen.tsx';
import { OverviewScreen } from '../features/account/overview-screen.tsx';
import { PasswordChangeScreen } from '../features/account/password-change-screen.tsx';
import { PersonalDataScreen } from '../features/account/personal-data-screen.tsx';
import { PrivacyScreen } from '../features/account/privacy-screen.tsx';
import { RegistrationScreen } from '../features/account/registration-screen.tsx';
import type { AccountScreens } from './account-screens.ts';

/** Signing in, registration and the pages of an account, as the server renders them. */
export const accountServerScreens: AccountScreens = {
  Login: LoginScreen,
  Registration: RegistrationScreen,
  ConfirmRegistration: ConfirmRegistrationScreen,
  ForgottenPassword: ForgottenPasswordScreen,
  NewPassword: NewPasswordScreen,
  AccountOverview: OverviewScreen,
  MyOrders: OrdersScreen,
  PersonalData: PersonalDataScreen,
  Addresses: AddressesScreen,
  PasswordChange: PasswordChangeScreen,
  Privacy: PrivacyScreen,
};
