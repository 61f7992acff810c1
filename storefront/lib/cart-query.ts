import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

export type CartView = Reply<Endpoints['cart']>;

/** The visitor's cart. Prices and stock move, so every visit of its page asks again. */
export const cartQuery = (client: Client) =>
  queryOptions({
    queryKey: ['cart'],
    queryFn: ({ signal }) => client.get('cart', {}, { signal }),
    staleTime: 0,
  });
