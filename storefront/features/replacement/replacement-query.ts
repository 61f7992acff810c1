import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { statusOf } from '#ui/api-error.ts';

export type Replacement = Reply<Endpoints['replacement']>;

/** An offer by its random code; null where there is none. Reading it decides nothing. */
export const replacementQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: ['replacement', code],
    queryFn: async ({ signal }): Promise<Replacement | null> => {
      try {
        return await client.get('replacement', { params: { code } }, { signal });
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
export async function prepareReplacement({ client, queryClient }: Preparation, code: string) {
  const query = { ...replacementQuery(client, code), retry: false };
  return { status: (await queryClient.query(query)) === null ? 404 : 200 };
}
