import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type Article = Reply<Endpoints['admin-article']>;
export type ListedArticle = Reply<Endpoints['admin-article-list']>['results'][number];

const key = ['articles'];
export const pageSize = 100;

type Signal = { readonly signal: AbortSignal };

export const articlesQuery = (offset: number) => ({
  queryKey: [...key, 'list', offset],
  queryFn: ({ signal }: Signal) =>
    client.get('admin-article-list', { query: { offset, limit: pageSize } }, { signal }),
});

export const articleQuery = (id: number) => ({
  queryKey: [...key, id],
  queryFn: ({ signal }: Signal) => client.get('admin-article', { params: { id } }, { signal }),
});

export const readAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: key });
