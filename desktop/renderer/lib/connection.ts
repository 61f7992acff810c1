import type { Connection } from '../../shared/bridge.ts';
import { createStore } from 'zustand/vanilla';

interface ConnectionState {
  /** When the next attempt is due (ms since 1970); null while the API answers. */
  readonly nextAttemptAt: number | null;
}

/** Whether the API can be reached: the main process knows it of every call and tries again by itself. */
export const connection = createStore<ConnectionState>(() => ({ nextAttemptAt: null }));

/** Follows the main process; answers how to stop. */
export function followConnection(onBack: () => void): () => void {
  return window.obmena.onConnection((now: Connection) => {
    const wasLost = connection.getState().nextAttemptAt !== null;
    const nextAttemptAt = now.state === 'lost' ? Date.now() + now.retryInMs : null;
    connection.setState({ nextAttemptAt });
    if (wasLost && nextAttemptAt === null) onBack();
  });
}
