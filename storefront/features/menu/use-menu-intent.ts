import { useEffect, useReducer } from 'react';
import { closedMenu, menuStep, type MenuEvent, type MenuIntent } from './menu-intent.ts';

const step = (state: MenuIntent, { event, now }: { event: MenuEvent; now: number }) =>
  menuStep(state, event, now);

/** The menu's state, driven by the page's clock. */
export function useMenuIntent() {
  const [state, dispatch] = useReducer(step, closedMenu);
  const send = (event: MenuEvent) => dispatch({ event, now: performance.now() });
  const at = state.pending?.at;
  useEffect(() => {
    if (at === undefined) return undefined;
    const wake = () => dispatch({ event: { type: 'time_passed' }, now: performance.now() });
    const timer = setTimeout(wake, Math.max(0, at - performance.now()) + 1);
    return () => clearTimeout(timer);
  }, [at]);
  return [state.open, send] as const;
}
