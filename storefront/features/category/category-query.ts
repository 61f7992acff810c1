import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import { statusOf } from '#ui/api-error.ts';
import { listingText } from '../../lib/listing-address.ts';
import { joinedSpans } from '../../lib/span-form.ts';

/** A category with its list in one state; null where no category lives at the address. */
export const categoryQuery = (client: Client, path: string, state: string) =>
  queryOptions({
    queryKey: ['category', path, state],
    queryFn: ({ signal }) =>
      client
        .get('catalog-category', { query: { path, state } }, { signal })
        .catch((error: unknown) => {
          // No category is an answer too: it is kept, and the page says so at once.
          if (statusOf(error) === 404 || statusOf(error) === 400) return null;
          throw error;
        }),
  });

export const categoryProductsQuery = (client: Client, path: string, state: string) =>
  queryOptions({
    queryKey: ['category-products', path, state] as readonly unknown[], // lists of pages mix the keys of several
    queryFn: ({ signal }) =>
      client.get('catalog-category-products', { query: { path, state } }, { signal }),
  });

interface Preparation {
  readonly path: string;
  /** Query of the address, with its question mark where there is one. */
  readonly search: string;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server; a form that was sent without a script gets its one address. */
export async function prepareCategory({ path, search, client, queryClient }: Preparation) {
  const joined = joinedSpans(search);
  if (joined !== null) {
    return { status: 303, location: joined === '' ? path : `${path}?${joined}` };
  }
  const query = categoryQuery(client, path, listingText(search));
  const found = await queryClient.query({ ...query, retry: false });
  return { status: found === null ? 404 : 200 };
}
