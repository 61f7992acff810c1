import { useEffect, useEffectEvent, useId } from 'react';
import { createStore } from 'zustand/vanilla';

export interface Shortcut {
  /** As shown: `Ctrl+K`, `?`, `Ctrl+Shift+Z`; Ctrl is Cmd on a Mac. */
  readonly keys: string;
  /** What it does, as the list of shortcuts says it. */
  readonly label: string;
  readonly run: () => void;
}

interface Registered extends Shortcut {
  readonly id: string;
}

/** Every shortcut that works now; the list behind `?` shows exactly these. */
export const shortcuts = createStore<{ readonly all: readonly Registered[] }>(() => ({ all: [] }));

/** What the keys of an event are called in a shortcut. */
export function keysOf(event: KeyboardEvent): string {
  const { key } = event;
  const isCharacter = key.length === 1;
  const name = isCharacter ? key.toUpperCase() : key;
  // Shift chooses a character such as `?`; beside letters and named keys it is said.
  const isShifted = event.shiftKey && (!isCharacter || /\p{L}/u.test(key));
  return [
    ...(event.ctrlKey || event.metaKey ? ['Ctrl'] : []),
    ...(event.altKey ? ['Alt'] : []),
    ...(isShifted ? ['Shift'] : []),
    name,
  ].join('+');
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** In a field these belong to what is typed there. */
const ofFields: ReadonlySet<string> = new Set([
  ...['Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+Y'],
  // By words, on a Mac.
  ...['Alt+ArrowLeft', 'Alt+ArrowRight'],
]);

/** Whether a field that has the focus keeps the keys to itself. */
const belongsToField = (keys: string, target: EventTarget | null): boolean =>
  isTyping(target) && (ofFields.has(keys) || !/^(Ctrl|Alt)\+|^F\d/.test(keys));

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat) return;
  const keys = keysOf(event);
  if (belongsToField(keys, event.target)) return;
  // Under a dialog nothing happens.
  if (document.querySelector('[role=dialog]') !== null) return;
  // The newest one wins, so that a screen may take over keys of the frame.
  const found = shortcuts.getState().all.findLast((shortcut) => shortcut.keys === keys);
  if (!found) return;
  event.preventDefault();
  found.run();
}

/** Listens to the keyboard; answers how to stop. */
export function listenToKeys(): () => void {
  // Before the window, where the program's menu takes what the page left.
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Makes keys do something as long as the component is there. */
export function useShortcut({ keys, label, run }: Shortcut): void {
  const id = useId();
  const latest = useEffectEvent(run);
  useEffect(() => {
    const shortcut = { id, keys, label, run: () => latest() };
    shortcuts.setState(({ all }) => ({ all: [...all, shortcut] }));
    return () => shortcuts.setState(({ all }) => ({ all: all.filter((other) => other.id !== id) }));
  }, [id, keys, label]);
}
