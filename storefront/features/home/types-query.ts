import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';

/** The device types that are bought back. */
export const typesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['buyback', 'types'],
    queryFn: ({ signal }) => client.get('buyback-product-type-choices', {}, { signal }),
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads what the front page shows; without the types it still says what we do. */
export async function prepareHome({ client, queryClient }: Preparation) {
  await queryClient.query({ ...typesQuery(client), retry: false }).catch(() => null);
  return { status: 200 };
}
