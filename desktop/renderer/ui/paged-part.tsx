import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListPages } from './list-pages.tsx';
import { EmptyState, ErrorState, Skeleton } from './states.tsx';

interface Page<R> {
  readonly count: number;
  readonly results: readonly R[];
}

interface PagedPartProps<R> {
  readonly found: UseQueryResult<Page<R>>;
  readonly offset: number;
  /** Rows of a page. */
  readonly size: number;
  readonly onTurn: (offset: number) => void;
  /** What is said where there are none, and what to do about it. */
  readonly none: string;
  readonly noneText: string;
  /** Shows the rows of a page; it is not asked where there are none. */
  readonly children: (rows: readonly R[]) => ReactNode;
}

/** A page of a short list while it is read, where it failed, where it is empty, and as it is. */
export function PagedPart<R>(props: PagedPartProps<R>) {
  const { found, offset, size, onTurn, none, noneText, children } = props;
  const { data } = found;
  return (
    <>
      {found.isError && !data && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Skeleton lines={8} />}
      {data?.results.length === 0 && <EmptyState title={none}>{noneText}</EmptyState>}
      {data && data.results.length > 0 && children(data.results)}
      {data && <ListPages offset={offset} size={size} count={data.count} onTurn={onTurn} />}
    </>
  );
}
