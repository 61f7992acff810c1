import { createStore } from 'zustand/vanilla';
import { reconnect, reconnectInitial, type ReconnectState } from '#core/resilience/reconnect.ts';

interface ConnectionState {
  readonly isReached: boolean;
  /** When the next attempt is due (ms since 1970); null while nothing is wrong. */
  readonly nextAttemptAt: number | null;
  /** Told by every call whether an answer came. */
  readonly reached: (isReached: boolean) => void;
}

let state: ReconnectState = reconnectInitial;

/** Whether the API can be reached, and when it is tried again (3 s doubled to 30 s). */
export const connection = createStore<ConnectionState>((set, get) => ({
  isReached: true,
  nextAttemptAt: null,
  reached: (isReached) => {
    if (isReached) {
      if (get().isReached) return;
      state = reconnect(state, { type: 'opened' }).state;
      set({ isReached, nextAttemptAt: null });
      return;
    }
    // Several calls that fail at once are one failure.
    const due = get().nextAttemptAt;
    if (due !== null && due > Date.now()) return;
    const step = reconnect(state, { type: 'failed', jitter: Math.random() });
    state = step.state;
    set({ isReached, nextAttemptAt: Date.now() + (step.waitMs ?? 0) });
  },
}));
