import { useEffect, useState } from 'react';
import { client } from '../../lib/client.ts';
import { useSession } from '../../lib/session.ts';
import type { DeskFile } from './desk-file.ts';

export type PersonalField = DeskFile['masked'][number]['field'];

interface Shown {
  readonly field: PersonalField;
  readonly value: string;
}

const visibleSeconds = 60;

/**
 * One revealed field at a time. The value lives in this component alone: no query or mutation keeps
 * it, it goes after a minute, with the panel, and as soon as the session locks.
 */
export function useRevealed(id: number) {
  const [shown, setShown] = useState<Shown | null>(null);
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
  const reveal = async (field: PersonalField, reason: string): Promise<void> => {
    const body = { field, reason };
    const { value } = await client.post('buyback-desk-reveal', { params: { id }, body });
    setSecondsLeft(visibleSeconds);
    setShown({ field, value });
  };
  const hide = () => setShown(null);
  return { shown: isPresent ? shown : null, secondsLeft, reveal, hide };
}
