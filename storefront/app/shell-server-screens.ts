import { ConsentBanner } from '../features/consent/consent-banner.tsx';
import { MenuSheet } from '../features/menu/menu-sheet.tsx';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { Suggestions } from '../features/search/suggestions.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { ShellHeader } from './shell-header.tsx';
import type { ShellScreens } from './shell-screens.ts';

/** What every page has around its screen, as the server renders it. */
export const shellServerScreens: ShellScreens = {
  Header: ShellHeader,
  MenuSheet,
  Suggestions,
  Footer: ShellFooter,
  NewsletterForm,
  ConsentBanner,
};
