import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { statusOf } from '#ui/api-error.ts';
import { seedServerClock } from '../../lib/server-clock.ts';

/** A variant as its page shows it. */
export type Product = Reply<Endpoints['catalog-product']>;
export type Offer = Product['offers'][number];
export type AddOn = Product['addOns']['used'][number];

export const productQuery = (client: Client, seoName: string) =>
  queryOptions({
    queryKey: ['catalog', 'product', seoName],
    queryFn: ({ signal }) => client.get('catalog-product', { params: { seoName } }, { signal }),
    // Another colour takes the place of this one without an empty page between them.
    placeholderData: keepPreviousData,
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server; what is not sold is looked for among moved and gone addresses. */
export async function prepareProduct({ client, queryClient }: Preparation, seoName: string) {
  try {
    await queryClient.query({ ...productQuery(client, seoName), retry: false });
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 410) return { status: 404 };
    throw error;
  }
  seedServerClock(queryClient);
  return { status: 200 };
}
