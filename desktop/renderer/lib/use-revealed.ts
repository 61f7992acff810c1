import { useEffect, useState } from 'react';
import { useSession } from './session.ts';

const visibleSeconds = 60;

/**
 * One revealed field at a time. The value lives in the component alone: no query or mutation keeps
 * it, it goes after a minute, with the panel, and as soon as the session locks.
 */
export function useRevealed<Field extends string>(
  read: (field: Field, reason: string) => Promise<{ readonly value: string }>,
) {
  const [shown, setShown] = useState<{ readonly field: Field; readonly value: string } | null>(
    null,
  );
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isPresent = useSession(({ presence }) => presence === 'in');
  useEffect(() => {
    if (shown === null) return;
    // Counted here: the clocks of two machines need not agree.
    const until = performance.now() + visibleSeconds * 1000;
    const timer = setInterval(() => {
      const left = Math.ceil((until - performance.now()) / 1000);
      setSecondsLeft(Math.max(0, left));
      if (left <= 0) setShown(null);
    }, 250);
    return () => clearInterval(timer);
  }, [shown]);
  const reveal = async (field: Field, reason: string): Promise<void> => {
    const { value } = await read(field, reason);
    setSecondsLeft(visibleSeconds);
    setShown({ field, value });
  };
  const hide = () => setShown(null);
  return { shown: isPresent ? shown : null, secondsLeft, reveal, hide };
}
