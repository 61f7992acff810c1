import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from './live.ts';

/** However much happens, it is asked for no more often than this. */
const calmMs = 2_000;
/** Without any event: ages grow, leases run out. */
const anywayMs = 15_000;

/** Calls the handler when one of the tables changes, at most once in two seconds, and anyway from time to time. */
export function useCalmLive(topics: readonly string[], handler: () => void): void {
  const run = useEffectEvent(handler);
  const ask = useRef<() => void>(undefined);
  useLive(topics, () => ask.current?.());
  useEffect(() => {
    // What the screen asks for when it opens counts.
    let lastAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askSoon = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          lastAt = Date.now();
          run();
        },
        Math.max(0, lastAt + calmMs - Date.now()),
      );
    };
    ask.current = askSoon;
    const anyway = setInterval(askSoon, anywayMs);
    return () => {
      ask.current = undefined;
      clearInterval(anyway);
      clearTimeout(timer);
    };
  }, []);
}
