import { hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createQueryClient } from '../lib/query-client.ts';

// One cache for all screens of the page, made when the first of them arrives.
let pageClient: ReturnType<typeof createQueryClient> | null = null;

/** Gives a screen the page's query cache, filled with what the server has read for it. */
export function withQueries<P extends object>(
  Screen: ComponentType<P>,
  queries: DehydratedState,
): ComponentType<P> {
  if (pageClient === null) {
    pageClient = createQueryClient();
    hydrate(pageClient, queries);
  }
  const client = pageClient;
  return function ScreenWithQueries(props: P) {
    return (
      <QueryClientProvider client={client}>
        <Screen {...props} />
      </QueryClientProvider>
    );
  };
}
