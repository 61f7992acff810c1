import type { Query } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type Import = Reply<Endpoints['import-list']>['results'][number];
export type WholeImport = Reply<Endpoints['import-read']>;
export type ImportRow = Reply<Endpoints['import-rows']>['results'][number];
export type Outcome = 'new' | 'changed' | 'same' | 'refused' | 'held';

const key = ['imports'];
const whileRunningMs = 1_000;

export const importsQuery = {
  queryKey: key,
  staleTime: 0,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('import-list', {}, { signal }),
};

export const isRunning = (status: Import['status'] | undefined): boolean =>
  status === 'checking' || status === 'applying';

export const importQuery = (id: number) => ({
  queryKey: [...key, id],
  staleTime: 0,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('import-read', { params: { id } }, { signal }),
  // A job works; it tells nobody how far it is.
  refetchInterval: ({ state }: Query<WholeImport>) =>
    (isRunning(state.data?.status) || (state.data?.pictures.waiting ?? 0) > 0) && whileRunningMs,
});

/** Rows drawn at once; what is refused is saved as a file besides. */
const rowsAtOnce = 100;

export const rowsQuery = (id: number, outcome: Outcome, status: Import['status']) => ({
  queryKey: [...key, id, 'rows', outcome, status],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get(
      'import-rows',
      { params: { id }, query: { outcome, limit: rowsAtOnce } },
      { signal },
    ),
});

export const failedPicturesQuery = (id: number, failed: number) => ({
  queryKey: [...key, id, 'pictures', failed],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get(
      'import-pictures-failed',
      { params: { id }, query: { limit: rowsAtOnce } },
      { signal },
    ),
});

export const refreshImports = (): Promise<void> => queries.invalidateQueries({ queryKey: key });
