import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from '../../lib/call-or-null.ts';

export type Reservation = Reply<Endpoints['reservation']>;

/** A reservation by its random code; null where there is none. */
export const reservationQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: ['reservation', code],
    queryFn: ({ signal }) =>
      callOrNull(client.get('reservation', { params: { code } }, { signal })),
    // The page may be read long after it was made ready.
    refetchOnMount: 'always',
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server; it is never kept, because the code is one customer's. */
export async function prepareReservation({ client, queryClient }: Preparation, code: string) {
  const query = { ...reservationQuery(client, code), retry: false };
  return { status: (await queryClient.query(query)) === null ? 404 : 200 };
}
