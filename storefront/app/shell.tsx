import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { usePaths } from '../lib/shop.tsx';
import { Logo } from '../ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import './shell.css';

/** Header, main part and footer around every screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useText('shell');
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <header className="site-header">
        <div className="page site-header-row">
          <Link className="site-name" to="/">
            <Logo />
            {t('shopName')}
          </Link>
          <MainNavigation />
          <div className="site-tools">
            <LanguageSwitch />
            <SchemeToggle />
          </div>
        </div>
      </header>
      <main className="page site-main" id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

function MainNavigation() {
  const t = useText('shell');
  const paths = usePaths();
  const { pathname } = useLocation();
  // These pages lie below the selector's address but are entries of their own.
  const besideSelector = [paths.centers, paths.status].includes(pathname);
  return (
    <nav className="site-nav" aria-label={t('mainNavigation')}>
      <NavLink to={paths.root} end={besideSelector}>
        {t('buyback')}
      </NavLink>
      <NavLink to={paths.centers}>{t('centers')}</NavLink>
      <NavLink to={paths.status}>{t('status')}</NavLink>
    </nav>
  );
}

function Footer() {
  const t = useText('shell');
  return (
    <footer className="site-footer">
      <div className="page site-footer-row">
        <div className="stack">
          <p>
            <strong>{t('shopName')}</strong> – {t('tagline')}
          </p>
          <p className="soft">{t('footerPromise')}</p>
        </div>
        <p className="soft">{t('footerLegal')}</p>
      </div>
    </footer>
  );
}
