import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { usePhrases } from '../i18n/use-phrases.ts';
import { goBack, goForward } from '../lib/back-and-forward.ts';
import { useFavourites } from '../lib/favourites.ts';
import { Button, IconButton, Keys } from '../ui/button.tsx';
import { screenGroups, type Screen } from './screen.ts';
import { copyLink } from '../lib/copy-link.ts';
import { UpdateNotice } from './update-notice.tsx';
import { UserMenu } from './user-menu.tsx';
import { useScreens, useScreenTitle } from './use-screens.ts';
import { ApprovalCount } from './approval-count.tsx';
import './navigation.css';

const approvalsPath = '/approvals';

interface NavigationProps {
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
  /** Null for whoever may not see changes. */
  readonly onHistory: (() => void) | null;
}

/** Screens by group, only those that the person may open; what opens over them below. */
export function Navigation({ onPalette, onShortcuts, onHistory }: NavigationProps) {
  const t = usePhrases('frame');
  return (
    <header className="side">
      <div className="side-head">
        <p className="side-name">{t('appName')}</p>
        <IconButton icon="arrowLeft" label={t('goBack')} keys="Alt+←" onClick={goBack} />
        <IconButton icon="arrowRight" label={t('goForward')} keys="Alt+→" onClick={goForward} />
      </div>
      <Button icon="search" className="side-search" onClick={onPalette}>
        <span className="side-search-text">{t('find')}</span>
        <Keys>Ctrl K</Keys>
      </Button>
      <nav className="side-nav" aria-label={t('navigation')}>
        <Screens />
      </nav>
      <div className="side-foot">
        <UpdateNotice />
        {onHistory && (
          <Button kind="quiet" icon="history" keys="Ctrl+H" onClick={onHistory}>
            {t('history')}
          </Button>
        )}
        <Button kind="quiet" icon="keyboard" keys="?" onClick={onShortcuts}>
          {t('shortcuts')}
        </Button>
        <UserMenu />
      </div>
    </header>
  );
}

/** Favourites of the person, then all by their work. */
function Screens() {
  const t = usePhrases('frame');
  const named = usePhrases('screens');
  const titleOf = useScreenTitle();
  const screens = useScreens();
  const { paths, toggle } = useFavourites();
  const favourites = paths.flatMap((path) => screens.find((one) => one.path === path) ?? []);
  return (
    <>
      {favourites.length > 0 && (
        <ScreenGroup id="favourites" title={t('favourites')}>
          {favourites.map((screen) => (
            <li key={screen.path}>
              <NavLink className="side-link" to={screen.path}>
                {titleOf(screen)}
              </NavLink>
            </li>
          ))}
        </ScreenGroup>
      )}
      {screenGroups.map((group) => {
        const own = screens.filter((screen) => screen.group === group);
        if (own.length === 0) return null;
        return (
          <ScreenGroup key={group} id={group} title={named(group)}>
            {own.map((screen) => (
              <li key={screen.path}>
                <ScreenLink
                  screen={screen}
                  isFavourite={paths.includes(screen.path)}
                  onToggle={() => toggle(screen.path)}
                />
              </li>
            ))}
          </ScreenGroup>
        );
      })}
    </>
  );
}

interface ScreenGroupProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const ScreenGroup = ({ id, title, children }: ScreenGroupProps) => (
  <section aria-labelledby={id}>
    <h2 className="side-group" id={id}>
      {title}
    </h2>
    <ul>{children}</ul>
  </section>
);

interface ScreenLinkProps {
  readonly screen: Screen;
  readonly isFavourite: boolean;
  readonly onToggle: () => void;
}

/** A screen by its name; beside the one that is open what can be done with its address. */
function ScreenLink({ screen, isFavourite, onToggle }: ScreenLinkProps) {
  const t = usePhrases('frame');
  const titleOf = useScreenTitle();
  const { pathname } = useLocation();
  const isOpen = pathname === screen.path || pathname.startsWith(`${screen.path}/`);
  return (
    <div className="side-screen">
      <NavLink className="side-link" to={screen.path}>
        {titleOf(screen)}
        {screen.path === approvalsPath && <ApprovalCount />}
      </NavLink>
      {isOpen && (
        <>
          <IconButton
            icon="star"
            label={t(isFavourite ? 'takeFavourite' : 'addFavourite', { screen: titleOf(screen) })}
            aria-pressed={isFavourite}
            onClick={onToggle}
          />
          <IconButton icon="link" label={t('copyLink')} onClick={() => void copyLink()} />
        </>
      )}
    </div>
  );
}
