import type { DefaultOptions, NetworkMode } from '@tanstack/react-query';
import { nextRetryMs, retryDelayMs } from '#core/resilience/retry.ts';
import { statusOf } from './api-error.ts';

interface Settings {
  /** How long an answer counts as fresh, in ms. */
  readonly staleTime: number;
  /** Whether reads wait for the network card; they do unless said otherwise. */
  readonly networkMode?: NetworkMode;
}

/** The rules of the query cache (specification, sections 4 and 9); what they are asked of is each program's own. */
export const queryRules = ({ staleTime, networkMode = 'online' }: Settings): DefaultOptions => ({
  queries: {
    staleTime,
    gcTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    networkMode,
    retry: (retriesMade, error) =>
      nextRetryMs({
        retriesMade,
        status: statusOf(error),
        method: 'GET',
        hasIdempotencyKey: false,
      }) !== null,
    retryDelay: retryDelayMs,
  },
  // A change without a network fails at once and says so; it must not be sent by surprise later.
  mutations: { retry: false, networkMode: 'always' },
});
