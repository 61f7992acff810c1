import { retryDelayMs } from '#core/resilience/retry.ts';
import type { Connection } from '../shared/bridge.ts';

export interface ConnectionMonitor {
  readonly now: () => Connection;
  /** Told by every call that was forwarded. */
  readonly reached: (isReached: boolean) => void;
  readonly retryNow: () => void;
}

interface Options {
  /** Whether the API answers anything at all. */
  readonly probe: () => Promise<boolean>;
  readonly changed: (connection: Connection) => void;
}

/**
 * Knows whether the API can be reached. After a failed call it asks by itself, 1 s doubled up to 30 s apart
 * (SPECIFICATION 9), until there is an answer; the page shows what is going on and may ask at once.
 */
export function createConnectionMonitor({ probe, changed }: Options): ConnectionMonitor {
  let connection: Connection = { state: 'online' };
  let timer: NodeJS.Timeout | null = null;
  let attempts = 0;

  const change = (next: Connection) => {
    connection = next;
    changed(next);
  };
  const online = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    attempts = 0;
    if (connection.state === 'lost') change({ state: 'online' });
  };
  const wait = () => {
    const retryInMs = retryDelayMs(attempts);
    attempts += 1;
    timer = setTimeout(() => void ask(), retryInMs);
    change({ state: 'lost', retryInMs });
  };
  const ask = async () => {
    timer = null;
    if (await probe()) online();
    else wait();
  };
  return {
    now: () => connection,
    reached(isReached) {
      if (isReached) online();
      else if (connection.state === 'online') wait();
    },
    retryNow() {
      if (timer === null) return;
      clearTimeout(timer);
      void ask();
    },
  };
}
