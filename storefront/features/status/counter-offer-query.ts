import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { statusOf } from '#ui/api-error.ts';

export type CounterOffer = Reply<Endpoints['buyback-counter-offer']>;

/** A counter-offer by its random code; null where there is none. Reading it decides nothing. */
export const counterOfferQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: ['buyback', 'counter-offer', code],
    queryFn: async ({ signal }): Promise<CounterOffer | null> => {
      try {
        return await client.get('buyback-counter-offer', { params: { code } }, { signal });
      } catch (error) {
        const status = statusOf(error);
        if (status === 404 || status === 400) return null;
        throw error;
      }
    },
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server. */
export async function prepareCounterOffer({ client, queryClient }: Preparation, code: string) {
  const query = { ...counterOfferQuery(client, code), retry: false };
  return { status: (await queryClient.query(query)) === null ? 404 : 200 };
}
