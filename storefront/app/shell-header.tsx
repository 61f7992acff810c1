import { useEffect, type ComponentType } from 'react';
import { Link } from 'react-router';
import { MenuBar } from '../features/menu/menu-bar.tsx';
import type { MenuSheetProps } from '../features/menu/menu-sheet.tsx';
import { SearchBox, type SuggestionsProps } from '../features/search/search-box.tsx';
import { useText } from '../i18n/text.ts';
import { releaseEarlyInput } from '../lib/early-input.ts';
import { AccountLink } from '../ui/account-link.tsx';
import { CartLink } from '../ui/cart-link.tsx';
import { FavouritesLink } from '../ui/favourites-link.tsx';
import { Logo } from '../ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { MenuButton } from './shell-menu-button.tsx';

export interface ShellHeaderProps {
  readonly MenuSheet: ComponentType<MenuSheetProps>;
  readonly Suggestions: ComponentType<SuggestionsProps>;
}

/** The shop's name, its search, the visitor's own places and the bar of categories. */
export function ShellHeader({ MenuSheet, Suggestions }: ShellHeaderProps) {
  const t = useText('shell');
  useEffect(() => releaseEarlyInput('header'), []);
  return (
    <header className="site-header" data-place="header">
      <div className="page site-header-row">
        <MenuButton MenuSheet={MenuSheet} />
        <Link className="site-name" to="/">
          <Logo />
          {t('shopName')}
        </Link>
        <div className="site-search">
          <SearchBox Suggestions={Suggestions} />
        </div>
        <Tools />
      </div>
      <MenuBar />
    </header>
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
