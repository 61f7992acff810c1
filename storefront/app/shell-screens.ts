import type { ComponentType } from 'react';
import type { MenuSheetProps } from '../features/menu/menu-sheet.tsx';
import type { SuggestionsProps } from '../features/search/search-box.tsx';
import type { ScreenLoader } from './screen-loader.ts';
import type { ShellFooterProps } from './shell-footer.tsx';
import { ShellHeader, type ShellHeaderProps } from './shell-header.tsx';

/** What every page has around its screen and what arrives later than the rest of it. */
export interface ShellScreens {
  readonly Header: ComponentType<ShellHeaderProps>;
  readonly MenuSheet: ComponentType<MenuSheetProps>;
  readonly Suggestions: ComponentType<SuggestionsProps>;
  readonly Footer: ComponentType<ShellFooterProps>;
  readonly NewsletterForm: ComponentType;
  /** The question about consent. */
  readonly ConsentBanner: ComponentType;
}

/** The same as they arrive in the browser. */
export function shellScreens({ part, touchedPart, plainPart }: ScreenLoader): ShellScreens {
  const menuSheet = plainPart([], () =>
    import('../features/menu/menu-sheet.tsx').then((file) => file.MenuSheet),
  );
  const suggestions = part(['search', 'productCard'], () =>
    import('../features/search/suggestions.tsx').then((file) => file.Suggestions),
  );
  const footer = touchedPart([], () =>
    import('./shell-footer.tsx').then((file) => file.ShellFooter),
  );
  const newsletterForm = part(['newsletter'], () =>
    import('../features/newsletter/newsletter-form.tsx').then((file) => file.NewsletterForm),
  );
  const banner = plainPart(['consent'], () =>
    import('../features/consent/consent-banner.tsx').then((file) => file.ConsentBanner),
  );
  return {
    Header: ShellHeader,
    MenuSheet: menuSheet.Screen,
    Suggestions: suggestions.Screen,
    Footer: footer.Screen,
    NewsletterForm: newsletterForm.Screen,
    ConsentBanner: banner.Screen,
  };
}
