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
  const named = usePhrases('screens');
  const titleOf = useScreenTitle();
  const screens = useScreens();
  const { paths, toggle } = useFavourites();
  const favourites = paths.flatMap((path) => screens.find((one) => one.path === path) ?? []);
  const linkTo = (screen: Screen) => (
    <ScreenLink
      screen={screen}
      isFavourite={paths.includes(screen.path)}
      onToggle={() => toggle(screen.path)}
    />
  );
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
        {favourites.length > 0 && (
          <section aria-labelledby="favourites">
            <h2 className="side-group" id="favourites">
              {t('favourites')}
            </h2>
            <ul>
              {favourites.map((screen) => (
                <li key={screen.path}>
                  <NavLink className="side-link" to={screen.path}>
                    {titleOf(screen)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        {screenGroups.map((group) => {
          const own = screens.filter((screen) => screen.group === group);
          if (own.length === 0) return null;
          return (
            <section key={group} aria-labelledby={group}>
              <h2 className="side-group" id={group}>
                {named(group)}
              </h2>
              <ul>
                {own.map((screen) => (
                  <li key={screen.path}>{linkTo(screen)}</li>
                ))}
              </ul>
            </section>
          );
        })}
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
