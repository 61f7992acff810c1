import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';

/** The rows of products on the front page. */
export const homeQuery = (client: Client) =>
  queryOptions({
    queryKey: ['home'],
    queryFn: ({ signal }) => client.get('catalog-home', {}, { signal }),
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads what the front page shows; without the rows it still says what we do. */
export async function prepareHome({ client, queryClient }: Preparation) {
  await queryClient.query({ ...homeQuery(client), retry: false }).catch(() => null);
  return { status: 200 };
}
