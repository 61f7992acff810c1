import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from '../../lib/call-or-null.ts';

export type Order = Reply<Endpoints['order']>;
export type Attempt = Reply<Endpoints['payment-status']>;
/** What number and e-mail tell, with which order they asked for. */
export interface FoundOrder {
  readonly asked: { readonly number: string; readonly eMail: string };
  readonly state: Reply<Endpoints['order-status']>;
}

export type PaymentMethod = Order['payment']['methods'][number];

/** The order of a random code; null where there is none. */
export const orderQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: ['order', code],
    queryFn: ({ signal }) => callOrNull(client.get('order', { params: { code } }, { signal })),
    refetchOnMount: 'always',
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page of an order on the server, so that it says how the order stands without a script. */
export async function prepareOrder({ client, queryClient }: Preparation, code: string) {
  const query = { ...orderQuery(client, code), retry: false };
  return { status: (await queryClient.query(query)) === null ? 404 : 200 };
}
