import { useEffect } from 'react';
import { lock } from './sign-in.ts';

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Locks the window after so many minutes without a key or a touch, also after the machine slept. */
export function useIdleLock(minutes: number): void {
  useEffect(() => {
    let last = Date.now();
    const stir = () => (last = Date.now());
    for (const sign of signs) addEventListener(sign, stir, { passive: true, capture: true });
    const timer = setInterval(() => {
      if (Date.now() - last >= minutes * 60_000) void lock();
    }, 5_000);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, stir, { capture: true });
    };
  }, [minutes]);
}
