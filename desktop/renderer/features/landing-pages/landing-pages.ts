import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type LandingPage = Reply<Endpoints['admin-landing-page']>;
export type ListedPage = Reply<Endpoints['admin-landing-page-list']>['results'][number];

const key = ['landing-pages'];

type Signal = { readonly signal: AbortSignal };

export const pagesQuery = {
  queryKey: [...key, 'list'],
  queryFn: ({ signal }: Signal) => client.get('admin-landing-page-list', {}, { signal }),
};

export const pageQuery = (id: number) => ({
  queryKey: [...key, id],
  queryFn: ({ signal }: Signal) => client.get('admin-landing-page', { params: { id } }, { signal }),
});

export const readAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: key });
