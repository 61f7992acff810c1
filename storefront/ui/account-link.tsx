import { Link, useLocation } from 'react-router';
import { accountPaths } from '#core/paths/account-paths.ts';
import { loginAddress } from '#core/accounts/return-path.ts';
import { useText } from '../i18n/text.ts';
import { useShop } from '../lib/shop.tsx';
import { useSignedIn } from '../lib/signed-in.ts';
import { useLive } from '../lib/use-live.ts';
import { ShellIcon } from './shell-icon.tsx';
import './account-link.css';

/** First letters of at most two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');

/**
 * The way to the account, or to the login and back. Initials show who is signed in; they take the
 * place of the picture, so nothing moves when they arrive.
 */
export function AccountLink({ className }: { readonly className: string }) {
  const t = useText('shell');
  const { login, overview, registration, passwordReset } = accountPaths(useShop().market);
  const user = useSignedIn();
  const { pathname, search } = useLocation();
  // The served page has the plain address: it is kept for everybody and read by search engines.
  const isLive = useLive();
  // Nobody is led back to these, and the codes in their addresses stay out of other ones.
  const onTheWay = [login, registration, passwordReset];
  const isSigningIn = !isLive || onTheWay.some((path) => pathname.startsWith(path));
  const signIn = isSigningIn ? login : loginAddress(login, pathname + search);
  const label = user ? t('account', { name: user.name }) : t('signIn');
  return (
    <Link className={`account-link ${className}`} to={user ? overview : signIn} title={label}>
      {user ? (
        <span className="account-initials" aria-hidden="true">
          {initialsOf(user.name)}
        </span>
      ) : (
        <ShellIcon name="user" size={22} />
      )}
      <span className="visually-hidden">{label}</span>
    </Link>
  );
}
