import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { seedServerClock } from '../../lib/server-clock.ts';

export type TimedOffer = Reply<Endpoints['catalog-limited-offers']>['offers'][number];

export const limitedOffersQuery = (client: Client) =>
  queryOptions({
    queryKey: ['catalog', 'limited-offers'],
    queryFn: ({ signal }) => client.get('catalog-limited-offers', {}, { signal }),
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server. */
export async function prepareLimitedOffers({ client, queryClient }: Preparation) {
  await queryClient.query({ ...limitedOffersQuery(client), retry: false });
  seedServerClock(queryClient);
  return { status: 200 };
}
