import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { queryRules } from '#ui/query-rules.ts';
import { reportFailure } from './failures.ts';

declare module '@tanstack/react-query' {
  interface Register {
    readonly queryMeta: { readonly silent?: true };
    readonly mutationMeta: { readonly silent?: true };
  }
}

/**
 * The cache of the back office. A failed change is told in the corner
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
    // The address is the program's own; whether the API answers says more than the network card.
    defaultOptions: queryRules({ staleTime: 30_000, networkMode: 'always' }),
  });
