import { NavLink } from 'react-router';
import { usePhrases } from '../i18n/use-phrases.ts';
import { Button, Keys } from '../ui/button.tsx';
import { screenGroups } from './screen.ts';
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
  return (
    <header className="side">
      <p className="side-name">{t('appName')}</p>
      <Button icon="search" className="side-search" onClick={onPalette}>
        <span className="side-search-text">{t('find')}</span>
        <Keys>Ctrl K</Keys>
      </Button>
      <nav className="side-nav" aria-label={t('navigation')}>
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
                  <li key={screen.path}>
                    <NavLink className="side-link" to={screen.path}>
                      {titleOf(screen)}
                      {screen.path === approvalsPath && <ApprovalCount />}
                    </NavLink>
                  </li>
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
