import { QueryClient } from '@tanstack/react-query';
import { nextRetryMs, retryDelayMs } from '#core/resilience/retry.ts';
import { statusOf } from './api-error.ts';

/** The cache with the specification's rules (sections 4 and 9). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
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
    },
  });
