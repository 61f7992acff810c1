import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';

export const centersQuery = (client: Client) =>
  queryOptions({
    queryKey: ['buyback', 'centers'],
    queryFn: ({ signal }) => client.get('service-buyout-centers', {}, { signal }),
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server. */
export async function prepareCenters({ client, queryClient }: Preparation) {
  await queryClient.query({ ...centersQuery(client), retry: false });
  return { status: 200 };
}
