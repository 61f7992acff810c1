/** Which panel of the menu is open, and what a resting pointer is about to change. */
export interface MenuIntent {
  readonly open: string | null;
  /** `open` becomes so at `at`, unless the pointer moves on. */
  readonly pending: { readonly open: string | null; readonly at: number } | null;
}

export type MenuEvent =
  /** The pointer came over an entry or its open panel. */
  | { readonly type: 'enter'; readonly item: string }
  | { readonly type: 'leave' }
  /** A tap or a key: meant, so it waits for nothing. */
  | { readonly type: 'open'; readonly item: string }
  | { readonly type: 'close' }
  | { readonly type: 'time_passed' };

/** Milliseconds that a pointer rests before a panel opens, and stays away before it closes. */
const openDelayMs = 300;
const closeDelayMs = 250;

export const closedMenu: MenuIntent = { open: null, pending: null };

/** The next state at `now`, milliseconds of any clock that only goes forward. */
export function menuStep(state: MenuIntent, event: MenuEvent, now: number): MenuIntent {
  switch (event.type) {
    case 'enter':
      if (event.item === state.open) return { open: state.open, pending: null };
      if (event.item === state.pending?.open) return state;
      return { open: state.open, pending: { open: event.item, at: now + openDelayMs } };
    case 'leave':
      if (state.open === null) return closedMenu;
      return { open: state.open, pending: { open: null, at: now + closeDelayMs } };
    case 'open':
      return { open: event.item, pending: null };
    case 'close':
      return closedMenu;
    case 'time_passed':
      if (state.pending === null || now < state.pending.at) return state;
      return { open: state.pending.open, pending: null };
  }
}

export type MenuMove = 'next' | 'previous' | 'first' | 'last';

const moves: Readonly<Record<string, MenuMove>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};
const movesInPanel: Readonly<Record<string, MenuMove>> = {
  ...moves,
  ArrowDown: 'next',
  ArrowUp: 'previous',
};

/** What a key moves to among entries; null for keys that move nothing. */
export const menuMove = (key: string, place: 'bar' | 'panel'): MenuMove | null =>
  (place === 'bar' ? moves : movesInPanel)[key] ?? null;

/** Index of the entry that a move leads to; the ends meet. */
export function movedIndex(move: MenuMove, index: number, count: number): number {
  if (move === 'first') return 0;
  if (move === 'last') return count - 1;
  return (index + (move === 'next' ? 1 : count - 1)) % count;
}
