/** Delays of an event stream's reconnection (SPECIFICATION 9, T-PLAT-2). */
export const reconnectLimits = { baseMs: 3_000, maxMs: 30_000 } as const;

export interface ReconnectState {
  /** First delay of a row of failures; the server may replace it by its `retry:` line. */
  readonly baseMs: number;
  /** Failures since the last successful open. */
  readonly failures: number;
}

export type ReconnectEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'server_retry'; readonly retryMs: number }
  /** `jitter` from 0 up to 1 lengthens the wait by up to a fifth, so clients do not return at once. */
  | { readonly type: 'failed'; readonly jitter: number };

export interface ReconnectStep {
  readonly state: ReconnectState;
  /** Milliseconds until the next attempt; null when none is due. */
  readonly waitMs: number | null;
}

export const reconnectInitial: ReconnectState = { baseMs: reconnectLimits.baseMs, failures: 0 };

/**
 * What an event stream does after an event: 3 s doubled up to 30 s, jitter included; a
 * successful open starts over. A senseless `retry:` (not a positive number) is ignored.
 */
export function reconnect(state: ReconnectState, event: ReconnectEvent): ReconnectStep {
  switch (event.type) {
    case 'opened':
      return { state: { ...state, failures: 0 }, waitMs: null };
    case 'server_retry':
      return {
        state: event.retryMs > 0 ? { ...state, baseMs: event.retryMs } : state,
        waitMs: null,
      };
    case 'failed': {
      const doubled = state.baseMs * 2 ** state.failures;
      const waitMs = Math.min(reconnectLimits.maxMs, Math.round(doubled * (1 + event.jitter / 5)));
      return { state: { ...state, failures: state.failures + 1 }, waitMs };
    }
  }
}
