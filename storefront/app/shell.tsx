import { Suspense, type ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import type { ShellScreens } from './shell-screens.ts';
import './shell.css';

interface ShellProps {
  readonly screens: ShellScreens;
  readonly children: ReactNode;
}

/** Header, main part and footer around every screen. */
export function Shell({ screens, children }: ShellProps) {
  const t = useText('shell');
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <screens.Header MenuSheet={screens.MenuSheet} Suggestions={screens.Suggestions} />
      <main className="page site-main" id="main" data-place="page" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <screens.Footer NewsletterForm={screens.NewsletterForm} />
      </Suspense>
    </>
  );
}
