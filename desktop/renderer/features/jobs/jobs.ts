import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type Job = Reply<Endpoints['admin-job-offer']>;
export type ListedJob = Reply<Endpoints['admin-job-offer-list']>['results'][number];

const key = ['admin-job-offers'];
export const pageSize = 100;

type Signal = { readonly signal: AbortSignal };

export const jobsQuery = (offset: number) => ({
  queryKey: [...key, 'list', offset],
  queryFn: ({ signal }: Signal) =>
    client.get('admin-job-offer-list', { query: { offset, limit: pageSize } }, { signal }),
});

export const jobQuery = (id: number) => ({
  queryKey: [...key, id],
  queryFn: ({ signal }: Signal) => client.get('admin-job-offer', { params: { id } }, { signal }),
});

export const readAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: key });
