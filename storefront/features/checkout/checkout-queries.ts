import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from '../../lib/call-or-null.ts';
import type { Checkout } from '../../lib/checkout-query.ts';

export type Delivery = Checkout['deliveries'][number];
export type Payment = Checkout['payments'][number];
export type Place = NonNullable<Checkout['chosen']['place']>;
export type Summary = Reply<Endpoints['cart-summary']>;
export type Totals = Checkout['totals'];

/** What is going to be ordered; null where nothing is in the cart. */
export const summaryQuery = (client: Client) =>
  queryOptions({
    queryKey: ['cart', 'summary'],
    queryFn: ({ signal }) => callOrNull(client.get('cart-summary', {}, { signal })),
    refetchOnMount: 'always',
    // The order is compared with what was read, so nothing old may be shown.
    gcTime: 0,
  });
