import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type Webhook = Reply<Endpoints['webhook-list']>['results'][number];
export type Delivery = Reply<Endpoints['webhook-delivery-list']>['results'][number];
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const key = ['webhooks'];

interface Asked {
  readonly signal: AbortSignal;
}

export const webhooksQuery = {
  queryKey: key,
  staleTime: 0,
  queryFn: ({ signal }: Asked) => client.get('webhook-list', {}, { signal }),
};

/** A page of the log, from the newest on or behind a known delivery. */
export const deliveriesQuery = (
  id: number,
  state: DeliveryState | null,
  before: number | null,
) => ({
  queryKey: [...key, id, state, before],
  staleTime: 0,
  queryFn: ({ signal }: Asked) => {
    const query = { ...(state !== null && { state }), ...(before !== null && { before }) };
    return client.get('webhook-delivery-list', { params: { id }, query }, { signal });
  },
});

export const refreshWebhooks = (): Promise<void> => queries.invalidateQueries({ queryKey: key });
