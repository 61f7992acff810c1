import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from './call-or-null.ts';

export type Checkout = Reply<Endpoints['cart-payments-deliveries']>;
export type Choice = CallInput<Endpoints['cart-payments-deliveries-choose']>['body'];

/** Ways to deliver and to pay for the cart; null where nothing is in it. */
export const checkoutQuery = (client: Client) =>
  queryOptions({
    queryKey: ['cart', 'checkout'],
    queryFn: ({ signal }) => callOrNull(client.get('cart-payments-deliveries', {}, { signal })),
    refetchOnMount: 'always',
  });
