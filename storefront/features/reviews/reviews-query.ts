import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from '../../lib/call-or-null.ts';

export type Reviews = Reply<Endpoints['product-reviews']>;
export type Review = Reviews['results'][number];

export const sorts = ['-decided_at', '-rating', 'rating'] as const;
export type Sort = (typeof sorts)[number];

const pageSize = 10;

/** What the address of a list asks for; what is not understood is left out. */
export interface ListWish {
  readonly page: number;
  readonly sort: Sort;
}

export function wishOf(search: URLSearchParams): ListWish {
  const page = search.get('page') ?? '';
  const sort = sorts.find((each) => each === search.get('sort')) ?? '-decided_at';
  return { page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1, sort };
}

export const searchOf = ({ page, sort }: ListWish): string => {
  const search = new URLSearchParams();
  if (sort !== '-decided_at') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / pageSize));

/** Approved reviews of a product; null where there is no such product. */
export const reviewsQuery = (client: Client, seoName: string, { page, sort }: ListWish) =>
  queryOptions({
    queryKey: ['reviews', seoName, sort, page],
    queryFn: ({ signal }) => {
      const query = { sort, offset: (page - 1) * pageSize, limit: pageSize };
      const params = { masterProductSeoName: seoName };
      return callOrNull(client.get('product-reviews', { params, query }, { signal }));
    },
  });

/** Whether the visitor may write a review; null for somebody who is not signed in. */
export const reviewerQuery = (client: Client, seoName: string) =>
  queryOptions({
    queryKey: ['reviewer', seoName],
    queryFn: ({ signal }) =>
      client.get(
        'product-review-user-data',
        { params: { masterProductSeoName: seoName } },
        { signal },
      ),
    // Asked anew each time: a review that was just written changes the answer.
    staleTime: 0,
    gcTime: 0,
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** Query of the address. */
  readonly search: string;
}

/** Loads the page on the server. */
export async function prepareReviews(
  { client, queryClient, search }: Preparation,
  seoName: string,
) {
  const wish = wishOf(new URLSearchParams(search));
  const query = { ...reviewsQuery(client, seoName, wish), retry: false };
  const found = await queryClient.query(query);
  return { status: found === null ? 404 : 200 };
}

/** Loads what a product's page shows of its reviews; the page does without them. */
export async function prepareReviewSummary(
  { client, queryClient }: Omit<Preparation, 'search'>,
  seoName: string,
): Promise<void> {
  const query = reviewsQuery(client, seoName, { page: 1, sort: '-decided_at' });
  await queryClient.query({ ...query, retry: false }).catch(() => null);
}
