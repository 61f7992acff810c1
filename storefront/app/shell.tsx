import { Suspense, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { MenuBar } from '../features/menu/menu-bar.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { useText } from '../i18n/text.ts';
import { releaseEarlyInput } from '../lib/early-input.ts';
import { AccountLink } from '../ui/account-link.tsx';
import { CartLink } from '../ui/cart-link.tsx';
import { FavouritesLink } from '../ui/favourites-link.tsx';
import { Logo } from '../ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { MenuButton } from './shell-menu-button.tsx';
import type { ShellScreens } from './shell-screens.ts';
import './shell.css';

interface ShellProps {
  readonly screens: ShellScreens;
  readonly children: ReactNode;
}

/** Header, main part and footer around every screen. */
export function Shell({ screens, children }: ShellProps) {
  const t = useText('shell');
  useEffect(() => releaseEarlyInput('header'), []);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <header className="site-header" data-place="header">
        <div className="page site-header-row">
          <MenuButton MenuSheet={screens.MenuSheet} />
          <Link className="site-name" to="/">
            <Logo />
            {t('shopName')}
          </Link>
          <div className="site-search">
            <SearchBox Suggestions={screens.Suggestions} />
          </div>
          <Tools />
        </div>
        <MenuBar />
      </header>
      <main className="page site-main" id="main" data-place="page" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <screens.Footer NewsletterForm={screens.NewsletterForm} />
      </Suspense>
    </>
  );
}

function Tools() {
  return (
    <div className="site-tools">
      <FavouritesLink className="site-tool" />
      <AccountLink className="site-tool" />
      <CartLink className="site-tool" />
      <div className="site-language">
        <LanguageSwitch />
      </div>
      <SchemeToggle />
    </div>
  );
}
