import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { SubscriberStatus } from '#core/newsletter/subscribe.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type SubscriberList = Reply<Endpoints['admin-subscriber-list']>;
export type Subscriber = SubscriberList['results'][number];

const key = ['admin-subscribers'];
export const pageSize = 50;

export const subscribersQuery = (status: SubscriberStatus, offset: number) => ({
  queryKey: [...key, status, offset],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('admin-subscriber-list', { query: { status, offset, limit: pageSize } }, { signal }),
});

export const readAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: key });
