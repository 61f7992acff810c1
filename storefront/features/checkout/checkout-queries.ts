import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from '../../lib/call-or-null.ts';

export type Checkout = Reply<Endpoints['cart-payments-deliveries']>;
export type Delivery = Checkout['deliveries'][number];
export type Payment = Checkout['payments'][number];
export type Place = NonNullable<Checkout['chosen']['place']>;
export type Summary = Reply<Endpoints['cart-summary']>;
export type Totals = Checkout['totals'];
export type Choice = CallInput<Endpoints['cart-payments-deliveries-choose']>['body'];

/** Ways to deliver and to pay for the cart; null where nothing is in it. */
export const checkoutQuery = (client: Client) =>
  queryOptions({
    queryKey: ['cart', 'checkout'],
    queryFn: ({ signal }) => callOrNull(client.get('cart-payments-deliveries', {}, { signal })),
    refetchOnMount: 'always',
  });

/** What is going to be ordered; null where nothing is in the cart. */
export const summaryQuery = (client: Client) =>
  queryOptions({
    queryKey: ['cart', 'summary'],
    queryFn: ({ signal }) => callOrNull(client.get('cart-summary', {}, { signal })),
    refetchOnMount: 'always',
    // The order is compared with what was read, so nothing old may be shown.
    gcTime: 0,
  });
