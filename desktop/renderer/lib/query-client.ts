import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { nextRetryMs, retryDelayMs } from '#core/resilience/retry.ts';
import { statusOf } from './api-error.ts';
import { reportFailure } from './failures.ts';

declare module '@tanstack/react-query' {
  interface Register {
    readonly queryMeta: { readonly silent?: true };
    readonly mutationMeta: { readonly silent?: true };
  }
}

/**
 * The cache with the specification's rules (sections 4 and 9). A failed change is told in the corner
 * unless `meta.silent` says that the screen tells it itself; a failed list shows its own ErrorState.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // What is already on the screen stays; that it is old must be said.
        if (query.state.data !== undefined && !query.meta?.silent) reportFailure(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _values, _context, mutation) => {
        if (!mutation.meta?.silent) reportFailure(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // The address is the program's own; whether the API answers says more than the network card.
        networkMode: 'always',
        retry: (retriesMade, error) => nextRetryMs({ ...failed(error), retriesMade }) !== null,
        retryDelay: retryDelayMs,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

const failed = (error: unknown) =>
  ({ status: statusOf(error), method: 'GET', hasIdempotencyKey: false }) as const;
