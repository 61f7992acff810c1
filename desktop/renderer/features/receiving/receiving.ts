import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';

export type Deliveries = Reply<Endpoints['delivery-list']>;
export type Delivery = Reply<Endpoints['delivery']>;
export type DeliveryLine = Delivery['lines'][number];
export type DeliveryAnswer = Reply<Endpoints['delivery-scan']>['answer'];
export type PutAway = Reply<Endpoints['put-away']>;
export type PutAwayAnswer = Reply<Endpoints['put-away-scan']>['answer'];
export type PurchaseOrder = Reply<Endpoints['purchase-order']>;

export const deliveriesKey = ['deliveries'];
export const deliveryKey = (id: number) => ['delivery', id];
export const putAwayKey = ['put-away'];
export const ordersKey = ['purchase-orders'];

type Signal = { readonly signal: AbortSignal };

export const deliveriesQuery = (state: 'open' | 'closed') => ({
  queryKey: [...deliveriesKey, state],
  staleTime: 0,
  queryFn: ({ signal }: Signal) => client.get('delivery-list', { query: { state } }, { signal }),
});

export const deliveryQuery = (id: number) => ({
  queryKey: deliveryKey(id),
  queryFn: ({ signal }: Signal) => client.get('delivery', { params: { id } }, { signal }),
  // Another person may count at it as well.
  refetchInterval: 5_000,
});

export const putAwayQuery = {
  queryKey: putAwayKey,
  staleTime: 0,
  queryFn: ({ signal }: Signal) => client.get('put-away', {}, { signal }),
  refetchInterval: 15_000,
};

export const ordersQuery = {
  queryKey: ordersKey,
  staleTime: 0,
  queryFn: ({ signal }: Signal) => client.get('purchase-order-list', {}, { signal }),
};

export const orderQuery = (id: number) => ({
  queryKey: [...ordersKey, id],
  staleTime: 0,
  queryFn: ({ signal }: Signal) => client.get('purchase-order', { params: { id } }, { signal }),
});
