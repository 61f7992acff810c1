import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

export type Slot = Reply<Endpoints['repair-slots']>['slots'][number];

/** How the answers about all stores are called, so that all are read anew. */
export const slotsKey = ['repair', 'slots'];

/** When a device can be brought to a store; somebody else may take one at any moment. */
export const slotsQuery = (client: Client, store: string) =>
  queryOptions({
    queryKey: [...slotsKey, store],
    queryFn: async ({ signal }): Promise<readonly Slot[]> =>
      (await client.get('repair-slots', { query: { store } }, { signal })).slots,
    staleTime: 30_000,
  });
