import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from './live.ts';

/** However much happens, it is asked for no more often than this. */
const calmMs = 2_000;
/** Without any event: ages grow, leases run out. */
const anywayMs = 15_000;

/** Calls the handler when one of the tables changes, at most once in two seconds, and anyway from time to time. */
export function useCalmLive(topics: readonly string[], handler: () => void): void {
  const run = useEffectEvent(handler);
  const lastAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askSoon = () => {
    if (timer.current !== undefined) return;
    const waitMs = Math.max(0, lastAt.current + calmMs - Date.now());
    timer.current = setTimeout(() => {
      timer.current = undefined;
      lastAt.current = Date.now();
      run();
    }, waitMs);
  };
  const askAnyway = useEffectEvent(askSoon);
  useLive(topics, askSoon);
  useEffect(() => {
    // What the screen asks for when it opens counts.
    lastAt.current = Date.now();
    const anyway = setInterval(() => askAnyway(), anywayMs);
    return () => {
      clearInterval(anyway);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
}
