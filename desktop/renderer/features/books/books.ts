import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type Books = Reply<Endpoints['admin-books']>;
export type BookDifference = Books['results'][number];
export type DifferenceState = 'open' | 'closed';

const booksKey = ['admin-books'];
/** A check that was asked for is over within seconds in most shops. */
const awaitedMs = 2_000;

export const booksQuery = (state: DifferenceState) =>
  infiniteQueryOptions({
    queryKey: [...booksKey, state],
    staleTime: 0,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      client.get(
        'admin-books',
        { query: pageParam > 0 ? { state, before: pageParam } : { state } },
        { signal },
      ),
    getNextPageParam: ({ hasMore, results }: Books) => (hasMore ? results.at(-1)?.id : undefined),
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.isAwaited === true ? awaitedMs : false,
  });

export const rereadBooks = () => queries.invalidateQueries({ queryKey: booksKey });
