import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { statusOf } from '#ui/api-error.ts';

export type StoredBuyback = Reply<Endpoints['buyback-data']>;

/** A stored buy-back by its random code, masked by the server; null where there is none. */
export const buybackQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: ['buyback', 'stored', code],
    queryFn: async ({ signal }): Promise<StoredBuyback | null> => {
      try {
        return await client.get('buyback-data', { params: { id: code } }, { signal });
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
export async function prepareThankYou({ client, queryClient }: Preparation, code: string) {
  const query = { ...buybackQuery(client, code), retry: false };
  return { status: (await queryClient.query(query)) === null ? 404 : 200 };
}
