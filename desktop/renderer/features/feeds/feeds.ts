import type { Query } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { FeedCode } from '#core/feeds/feed-codes.ts';
import type { FeedRefusal } from '#core/feeds/feed-offer.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

type FeedList = Reply<Endpoints['feed-list']>;
export type Feed = FeedList['results'][number];
export type LeftOutItem = Reply<Endpoints['feed-left-out']>['results'][number];
export type MappedCategory = Reply<Endpoints['feed-category-list']>['results'][number];

const key = ['feeds'];
const whileMadeMs = 2_000;

export const feedsQuery = {
  queryKey: key,
  staleTime: 0,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('feed-list', {}, { signal }),
  // A job tells nobody that it has ended.
  refetchInterval: ({ state }: Query<FeedList>) =>
    state.data?.results.some(({ status }) => status === 'waiting') === true && whileMadeMs,
};

/** Rows that one page brings. */
const leftOutAtOnce = 100;

export const leftOutQuery = (
  code: FeedCode,
  reason: FeedRefusal | null,
  builtAt: string | null,
) => ({
  queryKey: [...key, code, 'left-out', reason, builtAt],
  initialPageParam: 0,
  queryFn: ({ signal, pageParam }: { readonly signal: AbortSignal; readonly pageParam: number }) =>
    client.get(
      'feed-left-out',
      {
        params: { code },
        query: { offset: pageParam, limit: leftOutAtOnce, ...(reason !== null && { reason }) },
      },
      { signal },
    ),
  getNextPageParam: ({ count }: { readonly count: number }, pages: readonly unknown[]) =>
    pages.length * leftOutAtOnce < count ? pages.length * leftOutAtOnce : undefined,
});

export const mappedQuery = {
  queryKey: [...key, 'categories'],
  staleTime: 0,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('feed-category-list', {}, { signal }),
};

export const refreshFeeds = (): Promise<void> => queries.invalidateQueries({ queryKey: key });

/** Of a feed, everything that is not in its file. */
export const leftOutOf = ({ leftOut }: Feed): number =>
  leftOut.reduce((sum, { count }) => sum + count, 0);
