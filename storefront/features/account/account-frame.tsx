import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, NavLink, useLocation } from 'react-router';
import { accountPaths } from '#core/paths/account-paths.ts';
import { loginAddress } from '#core/accounts/return-path.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { loadSignedIn, useSignedIn, type SignedInUser } from '../../lib/signed-in.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SignOut } from './sign-out.tsx';
import { useLoading } from './use-loading.ts';
import './account.css';

interface AccountFrameProps {
  readonly title: string;
  readonly description: string;
  readonly children: (user: SignedInUser) => ReactNode;
}

/** A page of an account: its neighbours beside it, and a way to sign in for who has not. */
export function AccountFrame({ title, description, children }: AccountFrameProps) {
  const t = useText('account');
  return (
    <div className="account-page">
      <PageHead title={title} description={description} />
      <nav className="account-navigation" aria-label={t('navigation')}>
        <Pages />
        <SignOut />
      </nav>
      <section className="stack-wide">
        <h1>{title}</h1>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <Guarded>{children}</Guarded>
      </section>
    </div>
  );
}

function Pages() {
  const t = useText('account');
  const paths = accountPaths(useShop().market);
  const pages = [
    [paths.overview, t('overview')],
    [paths.orders, t('orders')],
    [paths.personalData, t('personalData')],
    [paths.addresses, t('addresses')],
    [paths.password, t('password')],
    [paths.security, t('security')],
    [paths.privacy, t('privacy')],
  ] as const;
  const list = useRef<HTMLUListElement>(null);
  // On a phone the list is a row that is wider than the screen.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (current) list.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth });
  }, []);
  return (
    <ul ref={list}>
      {pages.map(([to, label]) => (
        <li key={to}>
          <NavLink to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Guarded({ children }: Pick<AccountFrameProps, 'children'>) {
  const { client, market } = useShop();
  const user = useSignedIn();
  const { pathname, search } = useLocation();
  const { load, isFailed } = useLoading(() => loadSignedIn(client));
  useEffect(load, [load]);
  if (user) return children(user);
  if (user === null) {
    return <Navigate to={loginAddress(accountPaths(market).login, pathname + search)} replace />;
  }
  return isFailed ? <LoadFailed onRetry={load} /> : <Skeleton />;
}
