import { useEffect, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

interface Press {
  /** The entry of the history that it was made in; it is over when another one is shown. */
  readonly entry: string;
  /** Address of the list that was asked for. */
  readonly href: string;
}

const listeners = new Set<() => void>();
let last: Press | null = null;

export function subscribeToPress(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What was asked for in this entry of the history and is not shown yet. */
export const pressedIn = (entry: string): string | null =>
  last?.entry === entry ? last.href : null;

function setLast(next: Press | null): void {
  last = next;
  for (const tell of listeners) tell();
}

/** Notes what was just asked for. Only what shows the press is rendered again, before all else. */
export const setPress = (entry: string, href: string): void => setLast({ entry, href });

/** Pressed with one of these keys, a link opens elsewhere and nothing changes here. */
export const isPlainPress = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** Whether something was asked of the list that is not shown yet. For the list itself. */
export function useIsPressed(): boolean {
  const { key } = useLocation();
  // Whoever comes back to the entry finds nothing pressed.
  useEffect(() => setLast(null), [key]);
  // Neither does who goes back before the next entry was ever shown.
  useEffect(() => {
    const forget = () => setLast(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  return useSyncExternalStore(
    subscribeToPress,
    () => pressedIn(key) !== null,
    () => false,
  );
}

/** Whether this address of the list was asked for last, and how its link tells that it is. */
export function usePress(href: string) {
  const { key } = useLocation();
  const isPressed = useSyncExternalStore(
    subscribeToPress,
    () => pressedIn(key) === href,
    () => false,
  );
  const onClick = (event: MouseEvent) => {
    if (isPlainPress(event)) setPress(key, href);
  };
  return { isPressed, onClick };
}
