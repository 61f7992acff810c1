import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import { callOrNull } from '../../lib/call-or-null.ts';

const pageSize = 12;

/** Page of an address; what is no page is the first one. */
export const pageOf = (search: URLSearchParams): number => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
};

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / pageSize));

export const articlesQuery = (client: Client, page: number) =>
  queryOptions({
    queryKey: ['articles', page],
    queryFn: ({ signal }) =>
      client.get(
        'article-list',
        { query: { offset: (page - 1) * pageSize, limit: pageSize } },
        { signal },
      ),
  });

export const articleQuery = (client: Client, slug: string) =>
  queryOptions({
    queryKey: ['article', slug],
    queryFn: ({ signal }) => callOrNull(client.get('article', { params: { slug } }, { signal })),
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** Query of the address. */
  readonly search: string;
}

/** Loads the list on the server. */
export async function prepareArticles({ client, queryClient, search }: Preparation) {
  const page = pageOf(new URLSearchParams(search));
  const found = await queryClient.query({ ...articlesQuery(client, page), retry: false });
  return { status: page > 1 && found.results.length === 0 ? 404 : 200 };
}

/** Loads an article on the server. */
export async function prepareArticle({ client, queryClient }: Preparation, slug: string) {
  const found = await queryClient.query({ ...articleQuery(client, slug), retry: false });
  return { status: found === null ? 404 : 200 };
}
