import { useSyncExternalStore } from 'react';

/** Opening hours change at whole minutes. */
const minute = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
}

const thisMinute = (): number | null => Math.floor(Date.now() / minute) * minute;

/** The present minute; null on the server, whose page may be read long after it was made. */
export function useNow(): Date | null {
  const now = useSyncExternalStore(subscribe, thisMinute, () => null);
  return now === null ? null : new Date(now);
}
