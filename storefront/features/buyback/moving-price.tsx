import { useEffect, useRef, useState } from 'react';
import { useMoney } from '../../lib/shop.tsx';

const durationMs = 180;

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A price that counts to its new amount; at once for whoever asked for less motion. */
export function MovingPrice({ amount }: { readonly amount: number }) {
  const money = useMoney();
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    from.current = amount;
    if (start === amount) return;
    let frame = 0;
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now;
      const part = wantsStillness() ? 1 : Math.min(1, (now - began) / durationMs);
      // Ease-out: quick at first, slow where the eye reads the number.
      setShown(Math.round(start + (amount - start) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setShown(amount);
    };
  }, [amount]);
  return <span aria-hidden="true">{money(shown)}</span>;
}
