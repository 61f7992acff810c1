import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { ProductCardData } from '../../lib/product-card-data.ts';
import { morePages } from './list-place.ts';
import type { MoreProducts } from './pager.tsx';

interface PageReply {
  readonly results: readonly ProductCardData[];
}

/**
 * Products of the pages after `page`, as many as the entry of the history shows: going back finds
 * them all again, because the cache still has them.
 */
export function useMorePages<R extends PageReply>(
  page: number,
  pages: number,
  queryOf: (page: number) => UseQueryOptions<R, Error, R>,
): MoreProducts {
  const wanted = Math.min(morePages(useLocation().state), Math.max(0, pages - page));
  const queries = Array.from({ length: wanted }, (_, index) => queryOf(page + 1 + index));
  return useQueries({
    queries,
    combine: (results) => ({
      // Pages stand in their order: one that has not come holds back those behind it.
      pages: results
        .slice(0, firstGap(results.map(({ data }) => data !== undefined)))
        .flatMap(({ data }) => (data === undefined ? [] : [data.results])),
      wanted,
      isLoading: results.some(({ isLoading }) => isLoading),
      isError: results.some(({ isError }) => isError),
    }),
  });
}

function firstGap(loaded: readonly boolean[]): number {
  const gap = loaded.indexOf(false);
  return gap < 0 ? loaded.length : gap;
}
