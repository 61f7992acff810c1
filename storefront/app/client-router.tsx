import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

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
  useLayoutEffect(
    () =>
      history.listen((next) => {
        onNavigate();
        startTransition(() => setPlace(next));
      }),
    [history, onNavigate],
  );
  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  );
}
