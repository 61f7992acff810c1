import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from '../../lib/call-or-null.ts';

export type Repair = Reply<Endpoints['repair']>;
export type Estimate = NonNullable<Repair['estimate']>;

/** A repair by its random code; null where there is none. Reading it decides nothing. */
export const repairQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: ['repair', 'order', code],
    queryFn: ({ signal }) => callOrNull(client.get('repair', { params: { code } }, { signal })),
    // Somebody at the bench may have moved it since.
    refetchOnMount: 'always',
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server. */
export async function prepareRepair({ client, queryClient }: Preparation, code: string) {
  const query = { ...repairQuery(client, code), retry: false };
  return { status: (await queryClient.query(query)) === null ? 404 : 200 };
}
