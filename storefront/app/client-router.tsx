import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  createPath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';

interface ClientRouterProps {
  readonly children: ReactNode;
  /** Told of every change of the address, before anything is rendered for it. */
  readonly onNavigate: () => void;
}

/**
 * The router of the browser. Unlike BrowserRouter it tells of a navigation when it begins. React
 * shows another address only when every part of the page that came from the server has come alive,
 * and some of those wait for a sign that the page is used: a navigation must be one, or it would
 * wait for the first touch.
 */
export function ClientRouter({ children, onNavigate }: ClientRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState({ action: history.action, location: history.location });
  const shown = useRef(place.location);
  useLayoutEffect(() => {
    const follow = (next: Pick<typeof history, 'action' | 'location'>) => {
      onNavigate();
      startTransition(() => setPlace({ action: next.action, location: next.location }));
    };
    const stop = history.listen(follow);
    // Back and forward may have come while the page came alive, before anybody listened.
    if (createPath(history.location) !== createPath(shown.current)) follow(history);
    return stop;
  }, [history, onNavigate]);
  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  );
}
